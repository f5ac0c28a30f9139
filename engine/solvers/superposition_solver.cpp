// SPDX-License-Identifier: GPL-3.0-or-later
// The waves of all places with random phases, as the start makes them.
#include "engine/solvers/solver.h"

namespace fringe {
extern const Solver superposition_solver{
    {.key = "superposition",
     .label = FRINGE_MARK("Random superposition"),
     .help = FRINGE_MARK("One pattern at once, without iterations: quick, and uneven."),
     .purpose = purposes::atOnce},
    nullptr,
    Solver::Keeps::Nothing};

} // namespace fringe
