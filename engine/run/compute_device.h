// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/capabilities.h"
#include "engine/model/message.h"
#include "kernels/values.h"

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// A device as the layers above see it.
struct ComputeDeviceInfo {
    std::string id;      ///< as `--device` takes it
    std::string backend; ///< "cpu", "opencl", "cuda"
    std::string name;
    std::string driver;
    std::uint64_t memory = 0; ///< [bytes]
    int computeUnits = 0;
    /// How textures of OpenGL come to it, a clause; empty where that was not tried, or it is the
    /// processor, to which they are copied.
    Message sharing{};
};

struct BackendListing {
    std::string backend;
    std::vector<ComputeDeviceInfo> devices;
    Message absence;               ///< why there is no device, a clause; else empty
    std::vector<Message> faults{}; ///< why drivers are left out, a clause each
};

/// Every back-end with its devices. The first call waits for drivers, see `backendReports`: call it
/// off the GUI thread. anew: drivers that failed in earlier runs are tried again. Throws
/// `Cancelled`.
std::vector<BackendListing> listDevices(const JobControl& control, bool anew = false);

/// Finds how textures of OpenGL come to these devices. Waits for drivers as `listDevices` does.
/// Throws `Cancelled`.
void trySharing(std::vector<BackendListing>& listings, const JobControl& control);

/// Whether this process has threads that compute, which one lacks that is forked from it.
bool hasComputingThreads();

/// An opened device, used by one job at a time.
class ComputeDevice {
  public:
    /// id as in `--device`: auto, cpu, opencl[:N], cuda[:N], or some with commas. control: as of
    /// `listDevices`; null: none. Throws `Error` (BadInput) with the reason if it cannot be used;
    /// `Cancelled`.
    static ComputeDevice open(const std::string& id, const DeviceUse& use = {},
                              const JobControl* control = nullptr);
    explicit ComputeDevice(std::unique_ptr<Device> device);
    ComputeDevice(ComputeDevice&&) noexcept;
    ComputeDevice& operator=(ComputeDevice&&) noexcept;
    ~ComputeDevice();

    ComputeDeviceInfo info() const;
    Capabilities capabilities() const;           ///< for `PlanLimits`
    Device& kernels() const { return *device_; } ///< for the engine only

  private:
    std::shared_ptr<Device> device_; ///< with the planes that lie there
};

} // namespace fringe
