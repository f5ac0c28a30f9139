// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/methods/method.h"
#include "engine/model/field.h"

#include <chrono>
#include <functional>

namespace fringe {

/// Rows [first, first + count) of a plane, one after the other.
using PlaneRows = std::function<std::vector<Complex>(std::int64_t first, std::int64_t count)>;

/// Those of a field on a device; both outlive the function.
PlaneRows planeRows(Device& device, const Buffer& field);

/// Those of every `step`-th sample, along both axes, of a plane in memory whose rows have `width`
/// samples and which outlives the function: `cols` of them a row.
PlaneRows planeRows(const std::vector<Complex>& plane, std::int64_t width, std::int64_t step,
                    std::int64_t cols);

/// Shows a plane of the plate's size while points are being added to it: small pictures of it as it
/// stands, each sample the mean field of a square block. They go to the mailbox of the job, if they
/// are wished there.
///
/// Pictures cost the device time, so the pause after one is at least 0.2 s and 60 times what it
/// took. One thread, that of the job, whose control outlives it.
class FieldPreview {
  public:
    /// The plate itself, or the plane at `depth` [m].
    FieldPreview(const MethodInput& input, JobControl& control, PlaneRows rows, double depth = 0);

    /// Offers a picture if one is wished and due. Call it between pieces of work; it is a
    /// checkpoint. Throws `DeviceError`, `Cancelled`.
    void show();

  private:
    using Clock = std::chrono::steady_clock;
    Preview picture(Quantity2D quantity) const;

    JobControl& control_;
    PlaneRows rows_;
    PlaneGrid grid_;
    double wavelength_, depth_;
    Clock::time_point due_{}; ///< the first one at once
};

} // namespace fringe
