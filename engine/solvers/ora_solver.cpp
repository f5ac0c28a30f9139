// SPDX-License-Identifier: GPL-3.0-or-later
// Bengtsson, Appl. Opt. 33, 6879 (1994). A pixel that is turned by the optimal angle atan2(C2, C1)
// ends at arg Σ w exp(i(φ_r + Φ_hr)), whatever its phase was; of the allowed levels the nearest to
// that raises Σ w|U| most.
#include "engine/solvers/optics.h"
#include "engine/solvers/target_plane.h"

#include <cmath>

namespace fringe {
namespace {

void iterate(SolverState& state, Optics& optics, const Solving& solving) {
    const double beta = solverNumber(solving, "beta");
    correctWeights(state, optics, [beta](double amplitude) {
        return beta == 1 ? 1 / amplitude : std::exp(-beta * std::log(amplitude));
    });
    constrain(state, optics, state.fields);
}

} // namespace

extern const Solver ora_solver{
    {.key = "ora",
     .label = FRINGE_MARK("Optimal rotation angle (ORA)"),
     .help = FRINGE_MARK(
         "Even brightness on any set of levels; its exponent β trades evenness for light."),
     .parameters = {exponentParameter()},
     .purpose = purposes::evenSpots},
    &iterate,
    Solver::Keeps::ConstrainedAndWeights};

} // namespace fringe
