// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/device_choice.h"

#include "app/preferences/preferences.h"
#include "app/results/result_store.h"
#include "app/text/localised.h"
#include "engine/model/design.h"
#include "engine/run/device_pool.h"
#include "engine/run/outcome.h"

#include <QCryptographicHash>
#include <QPointer>
#include <QSysInfo>

#include <algorithm>
#include <thread>
#include <utility>

namespace fringe {
namespace {

/// Another for each machine and its processors to use, which a container may have fewer of.
QString machine() {
    static const QString id = [] {
        const QByteArray what = QSysInfo::machineUniqueId() + QSysInfo::machineHostName().toUtf8()
                                + QByteArray::number(processorsToUse());
        const QByteArray hash = QCryptographicHash::hash(what, QCryptographicHash::Sha256);
        return QString::fromLatin1(hash.toHex().left(16));
    }();
    return id;
}

QString paceOn(const std::string& device, const std::string& work) {
    return QStringLiteral("%1/%2/%3")
        .arg(machine(), QString::fromStdString(device), QString::fromStdString(work));
}

} // namespace

std::string paceFamily(const std::string& work) {
    return work.substr(0, work.find(' '));
}

std::string paceKey(const Design& design) {
    std::string key;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        key += source.kind.key + ' ' + (design.isDesigned() ? "" : source.method.key + ' ');
    }
    return design.isDesigned() ? key + design.solver.key : key;
}

double paceOf(std::span<const RunTime> times) {
    double cpu = times.front().cpu, wall = times.front().wall, threads = 1;
    for (const RunTime& time : times) {
        cpu = std::min(cpu, time.cpu);
        wall = std::min(wall, time.wall);
        threads = std::max(threads, time.cpu / time.wall);
    }
    return (cpu > 0 ? std::min(wall, cpu / threads) : wall) / times.front().estimated;
}

DeviceChoice::DeviceChoice(Runner& runner, Preferences& preferences, const DevicePool& pool,
                           QObject* parent)
    : QObject(parent), runner_(runner), preferences_(preferences), pool_(pool) {}

void DeviceChoice::list() {
    const auto found = std::make_shared<Outcome<std::vector<BackendListing>>>();
    runner_.run(
        QStringLiteral("devices"),
        [found, &pool = pool_] { *found = outcomeOf([&] { return listDevices(pool.control()); }); },
        [self = QPointer(this), found] {
            if (!self || !found->finished())
                return;
            self->backends_ = *std::move(found->value);
            emit self->listed();
            self->trySharing();
        });
}

void DeviceChoice::trySharing() {
    const auto tried = std::make_shared<Outcome<std::vector<BackendListing>>>();
    runner_.run(
        QStringLiteral("devices"),
        [tried, listings = backends_, &pool = pool_]() mutable {
            *tried = outcomeOf([&] {
                fringe::trySharing(listings, pool.control());
                return std::move(listings);
            });
        },
        [self = QPointer(this), tried] {
            if (self && tried->finished())
                self->backends_ = *std::move(tried->value);
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

std::optional<double> DeviceChoice::kept(const std::string& work) const {
    return preferences_.pace(paceOn(id(), work));
}

double DeviceChoice::pace(const std::string& work) const {
    for (const std::string& key : {work, paceFamily(work), std::string(anyPace)})
        if (const auto known = kept(key))
            return *known;
    return 1;
}

void DeviceChoice::notePace(const std::string& work, double pace) {
    preferences_.setPace(paceOn(id(), work), pace);
}

void DeviceChoice::noteRun(const std::string& work, const RunTime& time) {
    if (time.cpu <= 0)
        return notePace(work, time.wall / time.estimated);
    const QString busy = paceOn(id(), work + " threads");
    const double threads = std::max(time.cpu / time.wall, preferences_.pace(busy).value_or(1));
    preferences_.setPace(busy, threads);
    notePace(work, time.cpu / threads / time.estimated);
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

bool DeviceChoice::isCalibrated() const {
    return kept(anyPace).has_value();
}

void DeviceChoice::calibrate(const std::map<std::string, double>& paces) {
    for (const auto& [work, pace] : paces)
        notePace(work, pace);
    emit calibrated();
}

} // namespace fringe
