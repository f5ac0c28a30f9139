// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/compute_device.h"

#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "kernels/backends.h"
#include "kernels/device.h"
#include "kernels/error.h"
#include "kernels/parallel.h"
#include "kernels/sharing_probe.h"

namespace fringe {
namespace {

ComputeDeviceInfo describe(const DeviceInfo& info) {
    return {info.id,     backendName(info.backend), info.name, info.driver,
            info.memory, info.computeUnits,         {}};
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

void trySharing(std::vector<BackendListing>& listings, const JobControl& control) {
    std::vector<DeviceInfo> devices;
    std::vector<ComputeDeviceInfo*> asked;
    for (const BackendReport& report : backendReports([&] { control.checkpoint(); }))
        for (const DeviceInfo& device : report.devices)
            for (BackendListing& listing : listings)
                for (ComputeDeviceInfo& listed : listing.devices)
                    if (listed.id == device.id && device.backend != Backend::Cpu) {
                        devices.push_back(device);
                        asked.push_back(&listed);
                    }
    const auto ways = sharingWays(devices, [&] { control.checkpoint(); });
    for (std::size_t i = 0; i < ways.size(); ++i)
        asked[i]->sharing = ways[i].way;
}

bool hasComputingThreads() {
    return hasHelpers();
}

ComputeDevice ComputeDevice::open(const std::string& id, const DeviceUse& use,
                                  const JobControl* control) {
    try {
        return ComputeDevice(openDevice(id, use, [control] {
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
