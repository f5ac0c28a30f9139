// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/run/plan.h"
#include "engine/solvers/solve.h"
#include "engine/spots/spot_design.h"

namespace fringe {

/// Checks a design: all that is wrong with it, memory, pairs of all iterations. Never throws.
Plan planSpots(const SpotDesign& design, const PlanLimits& limits = {});

/// Pairs of a pixel and a spot in all iterations and a warm start.
double designPairs(const SpotDesign& design);

/// Plans, then solves (`solve`). Figures of a design that was stopped are off by its tolerance,
/// those of others' best patterns are not. Any thread, one job per device at a time.
Outcome<SolverResult> designSpots(const SpotDesign& design, const ComputeDevice& device,
                                  JobControl& control, const SolverRun& run = {},
                                  const PlanLimits& limits = {});

} // namespace fringe
