// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/solvers/figures.h"
#include "engine/solvers/solver_state.h"

#include <optional>

namespace fringe {

/// Figures of the best pattern of a design as its device is sent it and shows it: what is added on
/// the way is taken off again. Nothing where the device takes the levels as they are.
Outcome<std::optional<Figures>> figuresAsSent(const Design& design, const SolverState& state,
                                              const ComputeDevice& device, JobControl& control);

} // namespace fringe
