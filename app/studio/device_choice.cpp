// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/device_choice.h"

#include "app/preferences/preferences.h"
#include "app/text/localised.h"
#include "engine/run/device_pool.h"
#include "engine/run/outcome.h"

#include <QDir>
#include <QFileInfo>
#include <QSettings>

#include <algorithm>
#include <thread>
#include <utility>

namespace fringe {

DeviceChoice::DeviceChoice(Runner& runner, Preferences& preferences, const DevicePool& pool,
                           QObject* parent)
    : QObject(parent), runner_(runner), preferences_(preferences), pool_(pool), paces_(paceFile()) {
}

std::filesystem::path DeviceChoice::paceFile() {
    const QFileInfo settings(QSettings().fileName());
    return toPath(settings.dir().filePath(settings.completeBaseName() + QStringLiteral(".paces")));
}

void DeviceChoice::list() {
    runner_.ask(
        QStringLiteral("devices"), this, [&pool = pool_] { return listDevices(pool.control()); },
        [this](Outcome<std::vector<BackendListing>> found) {
            if (!found.finished())
                return;
            backends_ = *std::move(found.value);
            emit listed();
            trySharing();
        });
}

void DeviceChoice::trySharing() {
    runner_.ask(
        QStringLiteral("devices"), this,
        [listings = backends_, &pool = pool_]() mutable {
            fringe::trySharing(listings, pool.control());
            return std::move(listings);
        },
        [this](Outcome<std::vector<BackendListing>> tried) {
            if (tried.finished())
                backends_ = *std::move(tried.value);
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

const ComputeDeviceInfo* DeviceChoice::gpu() const {
    const ComputeDeviceInfo* first = nullptr;
    for (const char* kind : {"cuda", "opencl"})
        for (const BackendListing& backend : backends_)
            for (const ComputeDeviceInfo& device : backend.devices) {
                if (device.backend == kind && device.id == id())
                    return &device;
                if (device.backend == kind && !first)
                    first = &device;
            }
    return first;
}

QString DeviceChoice::whyNoGpu() const {
    if (backends_.empty())
        return tr("Devices are still being looked for.");
    QStringList reasons;
    for (const BackendListing& backend : backends_)
        if (!backend.absence.empty())
            reasons << localised(backend.absence);
    //: clauses that say why
    return tr("There is no device of CUDA and none of OpenCL: %1.")
        .arg(reasons.join(QStringLiteral("; ")));
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
    return paces_.of(id(), work);
}

/// A device that is chosen automatically is known by its name, too, as other programs ask.
void DeviceChoice::notePace(const std::string& work, double pace) {
    paces_.learn(id(), work, pace);
    if (id() == "auto" && !used_.empty())
        paces_.learn(used_, work, pace);
}

double DeviceChoice::slowdown() {
    constexpr double moment = 3; // [s]
    const ProcessorTimes now = processorTimes();
    const auto all = static_cast<int>(std::thread::hardware_concurrency()); // whose times they are
    if (now.at - before_.at >= moment)
        slowdown_ = slowdownBetween(std::exchange(before_, now), now, all);
    const std::string device = id() == "auto" ? used_ : id();
    return device.empty() || device == "cpu" ? slowdown_ : 1;
}

} // namespace fringe
