// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/result_store.h"
#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"

namespace fringe {

class Studio;

/// Computes the hologram of the design as it is now; the result goes to the result store, unless
/// another project has been opened by then.
void startCompute(Studio& studio);

/// Opens the first built-in example as a new project and computes it.
void startDemo(Studio& studio);

struct Computed {
    HologramResult result;
    double pace = 1; ///< seconds taken over seconds estimated
};

/// The hologram of a design with its levels, on any thread.
Outcome<Computed> computeDesign(const std::shared_ptr<const Design>& design,
                                const ComputeDevice& device, JobControl& control);

/// Puts a result of the open project into the store. GUI thread.
void keepComputed(Studio& studio, Computed done);

} // namespace fringe
