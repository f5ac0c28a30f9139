// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/compute_device.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "kernels/backends.h"
#include "kernels/device.h"
#include "kernels/error.h"

namespace fringe {
namespace {

ComputeDeviceInfo describe(const DeviceInfo& info) {
    return {info.id,     backendName(info.backend), info.name, info.driver,
            info.memory, info.computeUnits};
}

} // namespace

std::vector<BackendListing> listDevices(const JobControl& control, bool anew) {
    std::vector<BackendListing> listings;
    for (const BackendReport& report : backendReports([&] { control.checkpoint(); }, anew)) {
        BackendListing listing{backendName(report.backend), {}, report.absence, report.faults};
        for (const DeviceInfo& device : report.devices)
            listing.devices.push_back(describe(device));
        listings.push_back(std::move(listing));
    }
    return listings;
}

ComputeDevice ComputeDevice::open(const std::string& id, int threads, std::uint64_t memory,
                                  const JobControl* control) {
    try {
        return ComputeDevice(openDevice(id, threads, memory, [control] {
            if (control != nullptr)
                control->checkpoint();
        }));
    } catch (const DeviceUnavailable& error) {
        throw Error(ErrorKind::BadInput, error.message);
    }
}

ComputeDevice::ComputeDevice(std::unique_ptr<Device> device) : device_(std::move(device)) {}
ComputeDevice::ComputeDevice(ComputeDevice&&) noexcept = default;
ComputeDevice& ComputeDevice::operator=(ComputeDevice&&) noexcept = default;
ComputeDevice::~ComputeDevice() = default;

ComputeDeviceInfo ComputeDevice::info() const {
    ComputeDeviceInfo info = describe(device_->info());
    for (const auto& helper : device_->helpers())
        info.id += ',' + helper->info().id;
    return info;
}

Capabilities ComputeDevice::capabilities() const {
    return capabilitiesOf(*device_);
}

} // namespace fringe
