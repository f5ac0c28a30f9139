// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/chain.h"
#include "engine/run/outcome.h"
#include "engine/solvers/figures.h"
#include "engine/solvers/phase_pattern.h"

#include <optional>

namespace fringe {

/// Figures of a pattern, and for pictures as they are seen on a grid twice as fine.
struct SentFigures {
    Figures figures;
    std::optional<double> finerPsnr; ///< see `finerPsnr`
};

/// Phases of a pattern as its device is sent it and shows it: what is added on the way is taken off
/// again. Nothing where the device takes the levels as they are. Throws as `Chain::sent`.
std::optional<PhasePattern> sentPhases(const Chain& pattern, JobControl& control);

/// Figures of a pattern that was designed, as its device shows it; nothing without `sentPhases`.
Outcome<std::optional<SentFigures>> figuresAsSent(const Chain& pattern, const Job& job);

} // namespace fringe
