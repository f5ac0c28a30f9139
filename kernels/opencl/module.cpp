// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gpu/gpu_device.h"
#include "kernels/opencl/device_list.h"
#include "kernels/opencl/opencl_errors.h"
#include "kernels/opencl/opencl_queue.h"
#include "kernels/parallel.h"

namespace fringe::opencl {
namespace {

BackendReport probe() {
    BackendReport report;
    report.backend = Backend::OpenCl;
    try {
        DeviceList list = listDevices();
        report.absence = list.absence;
        for (ListedDevice& listed : list.devices)
            report.devices.push_back(std::move(listed.info));
    } catch (const std::exception& error) {
        report.absence =
            message(FRINGE_MARK("the list of OpenCL devices failed: {0}"), error.what());
    }
    return report;
}

std::unique_ptr<Device> open(const DeviceInfo& wanted, int threads, const GlPlace* place) {
    if (threads > 0)
        setThreadLimit(threads);
    const DeviceList list = listDevices();
    for (const ListedDevice& listed : list.devices)
        if (listed.info.id == wanted.id)
            return translated([&] {
                return std::make_unique<gpu::GpuDevice>(
                    wanted,
                    std::make_unique<OpenClQueue>(ListedDevice{wanted, listed.device}, place));
            });
    if (list.absence.empty())
        throw DeviceUnavailable(
            message(FRINGE_MARK("There is no device \"{0}\" any more."), wanted.id));
    throw DeviceUnavailable(
        message(FRINGE_MARK("There is no device \"{0}\" any more: {1}."), wanted.id, list.absence));
}

} // namespace
} // namespace fringe::opencl

extern "C" __attribute__((visibility("default"))) const fringe::BackendModule fringe_backend_module;
const fringe::BackendModule fringe_backend_module{fringe::backendModuleAbi, fringe::opencl::probe,
                                                  fringe::opencl::open};
