// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/field.h"
#include "engine/pictures/picture_design.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"
#include "engine/solvers/solve.h"

#include <vector>

namespace fringe {

/// Checks a design: all that is wrong with it, memory, time. Never throws.
Plan planPictures(const PictureDesign& design, const PlanLimits& limits = {});

/// Plans, then solves (`solve`). Any thread, one job per device at a time.
Outcome<SolverResult> designPictures(const PictureDesign& design, const ComputeDevice& device,
                                     JobControl& control, const SolverRun& run = {},
                                     const PlanLimits& limits = {});

/// What the best pattern of a design's state shows: an intensity a plane, in shares of the light.
/// One job per device at a time.
Outcome<std::vector<Picture>> seenPictures(const PictureDesign& design, const SolverState& state,
                                           const ComputeDevice& device, JobControl& control);

} // namespace fringe
