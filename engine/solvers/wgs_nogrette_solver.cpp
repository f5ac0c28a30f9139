// SPDX-License-Identifier: GPL-3.0-or-later
// After Nogrette et al., Phys. Rev. X 4, 021034 (2014): w /= 1 - G(1 - |U|/mean|U|).
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const double gain = solverNumber(solving, "gain");
    correctWeights(state, optics,
                   [gain](double amplitude) { return 1 / (1 - gain * (1 - amplitude)); });
    constrain(state, optics, state.fields);
}

} // namespace

extern const Solver wgs_nogrette_solver{
    .info = {.key = "wgs-nogrette",
             .label = FRINGE_MARK("Weighted GS (Nogrette)"),
             .help = FRINGE_MARK("Gentler corrections, for many spots or noisy ones."),
             .parameters = {{.key = "gain",
                             .kind = ValueKind::Number,
                             .label = FRINGE_MARK("Gain"),
                             .help = FRINGE_MARK("Of the weights' correction, 0 to less than 1."),
                             .initial = 0.7,
                             .least = 0,
                             .most = 0.999},
                            pinnedEfficiencyParameter()},
             .purpose = purposes::evenSpots},
    .iterate = &iterate,
    .keeps = Solver::Keeps::ConstrainedAndWeights,
    .becomesGradual = true};

} // namespace fringe
