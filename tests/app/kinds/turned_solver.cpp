// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/optics.h"
#include "engine/solvers/solver.h"
#include "engine/solvers/target_plane.h"

#include <complex>

namespace fringe {
namespace {

/// Gerchberg-Saxton's, all of whose phases are turned by as much.
void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const auto turn = std::polar(1.0F, static_cast<float>(solverNumber(solving, "turn")));
    constrain(state, optics, state.fields);
    for (Samples& plane : state.constrained)
        for (Complex& sample : plane)
            sample *= turn;
    backPropagateTo(state, optics);
}

} // namespace

extern const Solver turned_solver{.info = {.key = "turned",
                                           .label = "Turned",
                                           .help = "Another start of the phase.",
                                           .parameters = {{.key = "turn",
                                                           .kind = ValueKind::Angle,
                                                           .label = "Turn",
                                                           .help = "Added to all phases.",
                                                           .initial = 0.0}},
                                           .purpose = purposes::pictures},
                                  .iterate = &iterate};

} // namespace fringe
