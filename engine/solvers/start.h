// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/setup.h"
#include "engine/model/solving.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/solver_state.h"

#include <cstddef>

namespace fringe {

/// The pattern that the first iteration begins with, on the levels of the plate. Where it is made
/// of the waves of all places, `state.constrained` is what those were. Throws `Cancelled`.
Pattern startPattern(SolverState& state, Optics& optics, const Start& start);

/// The setup of a warm start: the middle of the plate, a quarter of each side, or half or all of it
/// where that would leave fewer than 128 pixels a place. Places that lie several λf/width of the
/// middle apart are still apart there, and what their phases make of the light is much the same, at
/// a fraction of the work.
Setup warmSetup(const Setup& setup, std::size_t places);

} // namespace fringe
