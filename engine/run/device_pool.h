// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"

#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <utility>

namespace fringe {

/// Who uses a device of the pool: each has one of its own, so that a picture that somebody waits
/// for need not wait for a long job.
enum class Lane { Jobs, Looking, Judging };

/// Opened devices, kept with their programs, plans and scratch memory for as long as the pool
/// lives. Any thread; what it gives out is used by one thread at a time.
class DevicePool {
  public:
    /// The device, opened by the first call. Throws `Error` (BadInput) if it cannot be used;
    /// `Cancelled` after `stop`.
    std::shared_ptr<const ComputeDevice> device(const std::string& id, Lane lane);

    /// What a device can do; nothing if it cannot be used. Opens it if nobody has.
    std::optional<Capabilities> capabilities(const std::string& id);

    /// Keeps a device no longer: one that has failed is opened anew by the next call.
    void forget(const std::shared_ptr<const ComputeDevice>& device);

    /// Ends waiting for drivers, now and later: nobody needs them any more.
    void stop() { control_.cancel(); }
    const JobControl& control() const { return control_; } ///< which `stop` cancels

    int opened() const; ///< devices so far, those opened anew included

  private:
    JobControl control_;
    mutable std::mutex mutex_;
    std::map<std::pair<std::string, Lane>, std::shared_ptr<const ComputeDevice>> devices_;
    std::map<std::string, Capabilities> capabilities_; ///< of those that were opened
    int opened_ = 0;
};

} // namespace fringe
