// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backends.h"

#include "kernels/backend_search.h"
#include "kernels/cpu_device.h"
#include "kernels/error.h"
#include "kernels/run_time_module.h"
#include "kernels/sharing_probe.h"

#include <algorithm>

namespace fringe {
namespace {

struct Backends {
    std::vector<BackendReport> reports;

    Backends(const std::function<void()>& checkpoint, bool anew) {
        BackendSearch openCl(Backend::OpenCl, checkpoint, anew),
            cuda(Backend::Cuda, checkpoint, anew);
        reports.push_back({Backend::Cpu, {cpuDeviceInfo()}, {}});
        for (BackendSearch* const search : {&openCl, &cuda}) {
            reports.push_back(search->report());
            BackendReport& report = reports.back();
            if (report.devices.empty() && report.absence.empty())
                report.absence = message(FRINGE_MARK("the back-end {0} found no device"),
                                         backendName(report.backend));
        }
    }
};

const Backends& backends(const std::function<void()>& checkpoint = {}, bool anew = false) {
    static const Backends all(checkpoint, anew);
    return all;
}

/// Throws `DeviceUnavailable` where the module cannot be opened in this program.
const BackendModule& moduleFor(const DeviceInfo& device) {
    const auto [entry, absence] = openModule(moduleOf(device.backend));
    if (entry == nullptr)
        throw DeviceUnavailable(
            message(FRINGE_MARK("There is no device \"{0}\": {1}."), device.id, absence));
    return *static_cast<const BackendModule*>(entry);
}

const BackendReport& reportOf(Backend backend) {
    return *std::ranges::find(backends().reports, backend, &BackendReport::backend);
}

std::string existingIds() {
    std::string ids;
    for (const BackendReport& report : backends().reports)
        for (const DeviceInfo& device : report.devices)
            ids += (ids.empty() ? "" : ", ") + device.id;
    return ids;
}

const DeviceInfo& automaticChoice() {
    if (const auto& cuda = reportOf(Backend::Cuda).devices; !cuda.empty())
        return cuda.front();
    for (const DeviceInfo& device : reportOf(Backend::OpenCl).devices)
        if (device.kind == DeviceKind::Gpu)
            return device;
    return reportOf(Backend::Cpu).devices.front();
}

/// "opencl" stands for "opencl:0".
const DeviceInfo& namedChoice(const std::string& id) {
    for (const BackendReport& report : backends().reports) {
        const std::string name = backendName(report.backend);
        if (id == name && !report.devices.empty())
            return report.devices.front();
        for (const DeviceInfo& device : report.devices)
            if (id == device.id)
                return device;
        const bool isOfThisBackend = id == name || id.starts_with(name + ":");
        if (isOfThisBackend && report.devices.empty())
            throw DeviceUnavailable(
                message(FRINGE_MARK("There is no device \"{0}\": {1}."), id, report.absence));
    }
    throw DeviceUnavailable(
        message(FRINGE_MARK("There is no device \"{0}\"; there are: {1}."), id, existingIds()));
}

} // namespace

const std::vector<BackendReport>& backendReports(const std::function<void()>& checkpoint,
                                                 bool anew) {
    return backends(checkpoint, anew).reports;
}

std::vector<Message> driverFaults() {
    std::vector<Message> faults;
    for (const BackendReport& report : backends().reports)
        faults.insert(faults.end(), report.faults.begin(), report.faults.end());
    return faults;
}

namespace {

/// The place, unless a driver crashes or hangs when a program of its own shares a texture.
const GlPlace* safePlace(const DeviceInfo& device, const DeviceUse& use,
                         const std::function<void()>& checkpoint) {
    const bool isUnsafe =
        use.place != nullptr && sharingWays({&device, 1}, checkpoint).front().hasFailed;
    return isUnsafe ? nullptr : use.place;
}

std::unique_ptr<Device> openOne(const std::string& id, const DeviceUse& use,
                                const std::function<void()>& checkpoint) {
    if (id == "cpu")
        return openCpuDevice(cpuDeviceInfo(), use.threads);
    DeviceInfo info = id == "auto" ? automaticChoice() : namedChoice(id);
    if (info.backend == Backend::Cpu)
        return openCpuDevice(info, use.threads);
    if (use.memory > 0)
        info.memory = std::min(info.memory, use.memory);
    return moduleFor(info).open(info, use.threads, safePlace(info, use, checkpoint));
}

} // namespace

std::unique_ptr<Device> openDevice(const std::string& ids, const DeviceUse& use,
                                   const std::function<void()>& checkpoint) {
    if (ids != "cpu")
        backends(checkpoint);
    std::vector<std::unique_ptr<Device>> devices;
    for (std::size_t from = 0; from <= ids.size();) {
        const std::size_t end = std::min(ids.find(',', from), ids.size());
        devices.push_back(openOne(ids.substr(from, end - from), use, checkpoint));
        from = end + 1;
    }
    std::unique_ptr<Device> first = std::move(devices.front());
    devices.erase(devices.begin());
    first->setHelpers(std::move(devices));
    return first;
}

} // namespace fringe
