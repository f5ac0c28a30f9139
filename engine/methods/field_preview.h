// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/model/field.h"

#include <chrono>

namespace fringe {

/// Shows the plate while points are being added to it: small pictures of it as it stands, each
/// sample the mean field of a square block. They go to the mailbox of the job, if they are wished
/// there.
///
/// Pictures cost the device time, so the pause after one is at least 0.2 s and 60 times what it
/// took. One thread, that of the job, whose control outlives it, as the device and the field do.
class FieldPreview {
  public:
    FieldPreview(const MethodInput& input, JobControl& control, Device& device,
                 const Buffer& field);

    /// Offers a picture if one is wished and due. Call it between pieces of work; it is a
    /// checkpoint. Throws `DeviceError`, `Cancelled`.
    void show();

  private:
    using Clock = std::chrono::steady_clock;
    Preview picture(Quantity2D quantity) const;

    JobControl& control_;
    Device& device_;
    const Buffer& field_;
    PlaneGrid grid_;
    double wavelength_;
    Clock::time_point due_{}; ///< the first one at once
};

} // namespace fringe
