// SPDX-License-Identifier: GPL-3.0-or-later
// Kim et al., Opt. Lett. 44, 3178 (2019): the phases at the places are free in the first iterations
// only.
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const bool isFree =
        state.iteration < solverCount(solving, "free_iterations") || state.constrained.empty();
    correctWeights(state, optics, [](double amplitude) { return 1 / amplitude; });
    constrain(state, optics, isFree ? state.fields : state.constrained);
}

} // namespace

extern const Solver wgs_kim_solver{
    .info = {.key = "wgs-kim",
             .label = FRINGE_MARK("Weighted GS (Kim)"),
             .help = FRINGE_MARK(
                 "The evenest light of some hundred spots or fewer: phases stay fixed after the "
                 "first iterations."),
             .parameters = {freeIterationsParameter(), pinnedEfficiencyParameter()},
             .purpose = purposes::evenSpots},
    .iterate = &iterate,
    .keeps = Solver::Keeps::ConstrainedAndWeights,
    .becomesGradual = true};

} // namespace fringe
