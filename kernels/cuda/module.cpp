// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/backends.h"
#include "kernels/cuda/cuda_errors.h"
#include "kernels/cuda/cuda_queue.h"
#include "kernels/error.h"
#include "kernels/gpu/gpu_device.h"
#include "kernels/parallel.h"

#include <dlfcn.h>

#include <charconv>

namespace fringe::cuda {
namespace {

std::string versionText(int version) {
    return std::to_string(version / 1000) + "." + std::to_string(version % 1000 / 10);
}

bool hasDriverLibrary() {
    void* const driver = dlopen("libcuda.so.1", RTLD_NOW | RTLD_LOCAL);
    if (driver != nullptr)
        dlclose(driver);
    return driver != nullptr;
}

Message driverTooOld() {
    int supported = 0;
    int needed = 0;
    cudaDriverGetVersion(&supported);
    cudaRuntimeGetVersion(&needed);
    return message(FRINGE_MARK("the NVIDIA driver is too old: it supports CUDA {0}, this program "
                               "needs {1}; install a newer driver"),
                   versionText(supported), versionText(needed));
}

/// Why `cudaGetDeviceCount` gave no device.
Message absenceFor(cudaError_t error) {
    if (!hasDriverLibrary())
        return message(FRINGE_MARK("{0} was not found: {1}"), "libcuda.so.1",
                       FRINGE_MARK("install the NVIDIA driver"));
    switch (error) {
    case cudaSuccess:
    case cudaErrorNoDevice:
        return message(FRINGE_MARK("there is no NVIDIA GPU, or CUDA_VISIBLE_DEVICES hides it"));
    case cudaErrorInsufficientDriver:
        return driverTooOld();
    default:
        return message(FRINGE_MARK("the NVIDIA driver cannot be used: {0}"),
                       errorClause("cudaGetDeviceCount", error));
    }
}

DeviceInfo describe(int ordinal) {
    cudaDeviceProp properties{};
    require("cudaGetDeviceProperties", cudaGetDeviceProperties(&properties, ordinal));
    int driver = 0;
    require("cudaDriverGetVersion", cudaDriverGetVersion(&driver));
    DeviceInfo info;
    info.id = "cuda:" + std::to_string(ordinal);
    info.backend = Backend::Cuda;
    info.kind = DeviceKind::Gpu;
    info.name = properties.name;
    info.driver = "CUDA " + versionText(driver);
    info.memory = properties.totalGlobalMem;
    info.computeUnits = properties.multiProcessorCount;
    return info;
}

void addDevices(BackendReport& report) {
    int count = 0;
    const cudaError_t error = cudaGetDeviceCount(&count);
    if (error != cudaSuccess || count == 0) {
        cudaGetLastError();
        report.absence = absenceFor(error);
        return;
    }
    for (int ordinal = 0; ordinal < count; ++ordinal)
        report.devices.push_back(describe(ordinal));
}

BackendReport probe() {
    BackendReport report;
    report.backend = Backend::Cuda;
    try {
        addDevices(report);
    } catch (const std::exception& failure) {
        report.absence =
            message(FRINGE_MARK("the list of CUDA devices failed: {0}"), failure.what());
    }
    return report;
}

int ordinalOf(const std::string& id) {
    int ordinal = -1;
    const std::size_t colon = id.find(':') + 1;
    std::from_chars(id.data() + colon, id.data() + id.size(), ordinal);
    return ordinal;
}

std::unique_ptr<Device> open(const DeviceInfo& wanted, int threads, const GlPlace* place) {
    if (threads > 0)
        setThreadLimit(threads);
    return std::make_unique<gpu::GpuDevice>(
        wanted, std::make_unique<CudaQueue>(ordinalOf(wanted.id), wanted.memory, place != nullptr));
}

} // namespace
} // namespace fringe::cuda

extern "C" __attribute__((visibility("default"))) const fringe::BackendModule fringe_backend_module;
const fringe::BackendModule fringe_backend_module{fringe::backendModuleAbi, fringe::cuda::probe,
                                                  fringe::cuda::open};
