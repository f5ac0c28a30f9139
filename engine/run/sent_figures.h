// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"
#include "engine/solvers/figures.h"
#include "engine/solvers/solver_state.h"

#include <cstdint>
#include <optional>

namespace fringe {

/// Figures of a pattern, and for pictures as they are seen on a grid twice as fine.
struct SentFigures {
    Figures figures;
    std::optional<double> finerPsnr; ///< see `finerPsnr`
};

/// Figures of the best pattern of a design as its device is sent it and shows it: what is added on
/// the way is taken off again. Nothing where the device takes the levels as they are. memory: as in
/// `finerPsnr`.
Outcome<std::optional<SentFigures>> figuresAsSent(const Design& design, const SolverState& state,
                                                  const ComputeDevice& device, JobControl& control,
                                                  std::uint64_t memory = 0);

} // namespace fringe
