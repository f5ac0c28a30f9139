// SPDX-License-Identifier: GPL-3.0-or-later
// The waves of all places with random phases, as the start makes them.
#include "engine/solvers/solver.h"

namespace fringe {
extern const Solver superposition_solver{
    {"superposition",
     FRINGE_MARK("Random superposition"),
     FRINGE_MARK("One pattern at once, without iterations: quick, and uneven."),
     {}},
    nullptr,
    Solver::Keeps::Nothing};

} // namespace fringe
