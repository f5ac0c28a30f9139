// SPDX-License-Identifier: GPL-3.0-or-later
// Bengtsson, Appl. Opt. 33, 6879 (1994). A pixel that is turned by the optimal angle atan2(C2, C1)
// ends at arg Σ w exp(i(φ_r + Φ_hr)), whatever its phase was; of the allowed levels the nearest to
// that raises Σ w|U| most.
#include "engine/model/message.h"
#include "engine/spots/weighted_round.h"

#include <cmath>

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    const double beta = optics.design().tuning.beta;
    followPhases(state, optics);
    correctWeights(state, optics, [beta](double amplitude) {
        return beta == 1 ? 1 / amplitude : std::exp(-beta * std::log(amplitude));
    });
    superposeWeighted(state, optics);
}

const SpotAlgorithm entry{
    "ora", FRINGE_MARK("Optimal rotation angle (ORA)"),
    FRINGE_MARK("Even spots on any set of levels; its exponent β trades evenness for light."),
    &round};

} // namespace

const SpotAlgorithm& ora_spots_entry() {
    return entry;
}

} // namespace fringe
