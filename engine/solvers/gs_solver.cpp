// SPDX-License-Identifier: GPL-3.0-or-later
// Gerchberg & Saxton, Optik 35, 237 (1972), for fields at any places.
#include "engine/solvers/amplitude_loss.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving&) {
    constrain(state, optics, state.fields);
}

} // namespace

extern const Solver gs_solver{
    .info = {.key = "gs",
             .label = FRINGE_MARK("Gerchberg-Saxton (GS)"),
             .help = FRINGE_MARK("The most light where it is wanted, shared unevenly."),
             .parameters = {pinnedEfficiencyParameter()},
             .purpose = purposes::pictures},
    .iterate = &iterate,
    .becomesGradual = true};

} // namespace fringe
