// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/opencl/device_list.h"

#include "kernels/formulas/dialect.h"
#include "kernels/opencl/opencl_errors.h"

#include <optional>

namespace fringe::opencl {
namespace {

constexpr const char* noPlatform =
    FRINGE_MARK("no OpenCL platform is installed: install the driver of your GPU, or PoCL to "
                "compute on the CPU");
constexpr const char* noDevice =
    FRINGE_MARK("the OpenCL platforms here have no device: check the driver of your GPU and that "
                "you may open its device files");
constexpr std::uint64_t neededLocalMemory = 24 << 10;

DeviceKind kindOf(const cl::Device& device) {
    const cl_device_type type = device.getInfo<CL_DEVICE_TYPE>();
    if ((type & CL_DEVICE_TYPE_GPU) != 0)
        return DeviceKind::Gpu;
    return (type & CL_DEVICE_TYPE_CPU) != 0 ? DeviceKind::Cpu : DeviceKind::Accelerator;
}

DeviceInfo describe(const cl::Device& device, const cl::Platform& platform) {
    DeviceInfo info;
    info.backend = Backend::OpenCl;
    info.kind = kindOf(device);
    info.name = device.getInfo<CL_DEVICE_NAME>();
    info.driver = platform.getInfo<CL_PLATFORM_NAME>() + " " + device.getInfo<CL_DRIVER_VERSION>();
    info.memory = device.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>();
    info.computeUnits = static_cast<int>(device.getInfo<CL_DEVICE_MAX_COMPUTE_UNITS>());
    return info;
}

/// Why the kernels cannot run on a device; nothing if they can.
std::optional<const char*> shortcoming(const cl::Device& device) {
    constexpr std::size_t groupSize = FRINGE_GROUP_SIDE * FRINGE_GROUP_SIDE;
    if (device.getInfo<CL_DEVICE_AVAILABLE>() == CL_FALSE)
        return FRINGE_MARK("it is not available");
    if (device.getInfo<CL_DEVICE_COMPILER_AVAILABLE>() == CL_FALSE)
        return FRINGE_MARK("it has no compiler");
    if (device.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>() < groupSize)
        return FRINGE_MARK("its work-groups are smaller than 256");
    if (device.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>() < neededLocalMemory)
        return FRINGE_MARK("it has less than 24 KiB of local memory");
    return std::nullopt;
}

std::vector<cl::Device> devicesOf(const cl::Platform& platform) {
    std::vector<cl::Device> devices;
    try {
        platform.getDevices(CL_DEVICE_TYPE_ALL, &devices);
    } catch (const cl::Error& error) {
        if (error.err() != CL_DEVICE_NOT_FOUND)
            throw;
    }
    return devices;
}

void addDevice(DeviceList& list, const cl::Device& device, const cl::Platform& platform) {
    DeviceInfo info = describe(device, platform);
    if (const auto reason = shortcoming(device)) {
        list.absence =
            message(FRINGE_MARK("the OpenCL device {0} cannot be used: {1}"), info.name, *reason);
        return;
    }
    info.id = "opencl:" + std::to_string(list.devices.size());
    list.devices.push_back({std::move(info), device});
}

void addDevicesOf(DeviceList& list, const cl::Platform& platform) {
    try {
        for (const cl::Device& device : devicesOf(platform))
            addDevice(list, device, platform);
    } catch (const cl::Error& error) {
        list.absence = message(FRINGE_MARK("an OpenCL platform failed: {0}"), errorClause(error));
    }
}

std::vector<cl::Platform> installedPlatforms() {
    std::vector<cl::Platform> platforms;
    try {
        cl::Platform::get(&platforms);
    } catch (const cl::Error&) {
        platforms.clear();
    }
    return platforms;
}

} // namespace

DeviceList listDevices() {
    DeviceList list;
    const std::vector<cl::Platform> platforms = installedPlatforms();
    for (const cl::Platform& platform : platforms)
        addDevicesOf(list, platform);
    if (!list.devices.empty())
        list.absence = {};
    else if (list.absence.empty())
        list.absence = message(platforms.empty() ? noPlatform : noDevice);
    return list;
}

} // namespace fringe::opencl
