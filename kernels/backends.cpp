// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backends.h"

#include "kernels/cpu_device.h"
#include "kernels/error.h"
#include "kernels/run_time_module.h"

#include <algorithm>
#include <array>

namespace fringe {
namespace {

struct LoadedBackend {
    const BackendModule* module = nullptr; ///< null for the cpu
    BackendReport report;
};

RunTimeModule moduleOf(Backend backend) {
    RunTimeModule module{backendName(backend), "OpenCL",
                         FRINGE_MARK("install an OpenCL ICD loader"), "fringe_backend_module",
                         backendModuleAbi};
    if (backend == Backend::Cuda) {
        module.title = "CUDA";
        module.remedy = FRINGE_MARK("install the NVIDIA driver and the CUDA run-time libraries");
    }
    return module;
}

LoadedBackend loadModule(Backend backend) {
    const auto [entry, absence] = openModule(moduleOf(backend));
    const auto* const module = static_cast<const BackendModule*>(entry);
    if (!module)
        return {nullptr, {backend, {}, absence}};
    BackendReport report = module->probe();
    if (report.devices.empty() && report.absence.empty())
        report.absence =
            message(FRINGE_MARK("the back-end {0} found no device"), backendName(backend));
    return {module, std::move(report)};
}

struct Backends {
    std::array<const BackendModule*, 3> modules{};
    std::vector<BackendReport> reports;

    Backends() {
        reports.push_back({Backend::Cpu, {cpuDeviceInfo()}, {}});
        for (Backend backend : {Backend::OpenCl, Backend::Cuda}) {
            LoadedBackend loaded = loadModule(backend);
            modules[static_cast<std::size_t>(backend)] = loaded.module;
            reports.push_back(std::move(loaded.report));
        }
    }
};

const Backends& backends() {
    static const Backends all;
    return all;
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

const char* backendName(Backend backend) {
    constexpr std::array names{"cpu", "opencl", "cuda"};
    return names[static_cast<std::size_t>(backend)];
}

const std::vector<BackendReport>& backendReports() {
    return backends().reports;
}

namespace {

std::unique_ptr<Device> openOne(const std::string& id, int threads, std::uint64_t memory) {
    if (id == "cpu")
        return openCpuDevice(cpuDeviceInfo(), threads);
    DeviceInfo info = id == "auto" ? automaticChoice() : namedChoice(id);
    if (info.backend == Backend::Cpu)
        return openCpuDevice(info, threads);
    if (memory > 0)
        info.memory = std::min(info.memory, memory);
    return backends().modules[static_cast<std::size_t>(info.backend)]->open(info, threads);
}

} // namespace

std::unique_ptr<Device> openDevice(const std::string& ids, int threads, std::uint64_t memory) {
    std::vector<std::unique_ptr<Device>> devices;
    for (std::size_t from = 0; from <= ids.size();) {
        const std::size_t end = std::min(ids.find(',', from), ids.size());
        devices.push_back(openOne(ids.substr(from, end - from), threads, memory));
        from = end + 1;
    }
    std::unique_ptr<Device> first = std::move(devices.front());
    devices.erase(devices.begin());
    first->setHelpers(std::move(devices));
    return first;
}

} // namespace fringe
