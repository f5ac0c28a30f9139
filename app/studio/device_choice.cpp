// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/device_choice.h"

#include "app/preferences/preferences.h"
#include "engine/model/design.h"

#include <QPointer>

namespace fringe {

std::string paceKey(const Design& design) {
    std::string key;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        key += source.kind.key + ' ' + (design.isDesigned() ? "" : source.method.key + ' ');
    }
    return design.isDesigned() ? key + design.solver.key : key;
}

DeviceChoice::DeviceChoice(Runner& runner, Preferences& preferences, QObject* parent)
    : QObject(parent), runner_(runner), preferences_(preferences) {}

void DeviceChoice::list() {
    const auto found = std::make_shared<std::vector<BackendListing>>();
    runner_.run(
        QStringLiteral("devices"), [found] { *found = listDevices(); },
        [self = QPointer(this), found] {
            if (!self)
                return;
            self->backends_ = *found;
            emit self->listed();
        });
}

std::string DeviceChoice::id() const {
    return preferences_.device().toStdString();
}

QString DeviceChoice::name() const {
    if (id() != "auto")
        return nameOf(id());
    return used_.empty() ? tr("Automatic") : tr("Automatic: %1").arg(nameOf(used_));
}

QString DeviceChoice::shortName() const {
    if (id() != "auto")
        return nameOf(id());
    return used_.empty() ? tr("Automatic") : nameOf(used_);
}

QString DeviceChoice::nameOf(const std::string& id) const {
    for (const BackendListing& backend : backends_)
        for (const ComputeDeviceInfo& device : backend.devices)
            if (device.id == id)
                return QString::fromStdString(device.name);
    return QString::fromStdString(id);
}

void DeviceChoice::noteUsed(const std::string& id) {
    const QString before = shortName();
    used_ = id;
    emit usedChanged();
    if (shortName() != before)
        emit renamed(before, shortName());
}

void DeviceChoice::choose(const QString& id) {
    preferences_.setDevice(id);
    emit chosen();
}

double DeviceChoice::pace(const std::string& work) const {
    const auto found = paces_.find({id(), work});
    return found == paces_.end() ? 1 : found->second;
}

void DeviceChoice::notePace(const std::string& work, double pace) {
    paces_[{id(), work}] = pace;
}

} // namespace fringe
