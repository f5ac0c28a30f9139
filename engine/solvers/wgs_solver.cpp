// SPDX-License-Identifier: GPL-3.0-or-later
// Di Leonardo, Ianni & Ruocco, Opt. Express 15, 1913 (2007): w *= mean|U|/|U|.
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving&) {
    correctWeights(state, optics, [](double amplitude) { return 1 / amplitude; });
    constrain(state, optics, state.fields);
}

} // namespace

extern const Solver wgs_solver{
    .info = {.key = "wgs",
             .label = FRINGE_MARK("Weighted GS (Leonardo)"),
             .help = FRINGE_MARK("Even spots within some twenty iterations."),
             .parameters = {pinnedEfficiencyParameter()},
             .purpose = purposes::evenSpots},
    .iterate = &iterate,
    .keeps = Solver::Keeps::ConstrainedAndWeights,
    .becomesGradual = true};

} // namespace fringe
