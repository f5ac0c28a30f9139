// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/design.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/solve.h"
#include "engine/sources/source_kind.h"

#include <cstdint>
#include <vector>

namespace fringe {

/// The plate of a design and all that its visible sources want. ONE thread, that of the device.
Optics opticsOf(const Design& design, const std::vector<SourceInput>& inputs, Device& device,
                JobControl& control, bool eachPair = false);

/// The pattern in the levels that a device of this encoding shows.
Pattern inLevels(const Pattern& pattern, const Choice& encoding);

/// What pixels of any phase take beside those of levels, whose light is looked up [s].
double anyPhaseSeconds(const std::vector<SourceInput>& inputs);

/// A design solved and, unless it was stopped or is not to be judged, judged by what leaves: the
/// figures of its best pattern are those on the levels of the device also where it was designed for
/// any phase. What light is made with is gone when the field is made. judging: what `finerPsnr` may
/// take beside [bytes]; 0: it is left out.
SolverResult solvedOn(const Design& design, Optics optics, const SolverRun& run,
                      std::uint64_t judging);

} // namespace fringe
