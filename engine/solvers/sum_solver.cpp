// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/solver.h"

namespace fringe {

/// Not a solver: `compute` adds the light of the sources.
extern const Solver sum_solver{
    .info = {.key = sumKey,
             .label = FRINGE_MARK("Sum of all light"),
             .help = FRINGE_MARK("The waves of all sources are added; the encoding then makes a "
                                 "pattern of their sum.")},
    .iterate = nullptr,
    .keeps = Solver::Keeps::Nothing,
};

} // namespace fringe
