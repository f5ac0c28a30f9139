// SPDX-License-Identifier: GPL-3.0-or-later
// Seldowitz, Allebach & Sweeney, Appl. Opt. 26, 2788 (1987).
#include "engine/solvers/optics.h"
#include "engine/solvers/pixel_trials.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    tryPixels(state, optics, solving, 0);
}

} // namespace

extern const Solver direct_search_solver{
    {.key = "direct-search",
     .label = FRINGE_MARK("Direct search"),
     .help = FRINGE_MARK(
         "For devices of few levels: each pixel takes the level that serves the spots best, "
         "in many iterations. It tries pixels on the host, whatever the device."),
     .parameters = {uniformityWeightParameter()},
     .purpose = purposes::fewLevels},
    &iterate,
    Solver::Keeps::Nothing,
    true};

} // namespace fringe
