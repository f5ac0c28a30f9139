// SPDX-License-Identifier: GPL-3.0-or-later
// Kim et al., Opt. Lett. 44, 3178 (2019): the phases of the spots are free in the first rounds
// only.
#include "engine/model/message.h"
#include "engine/spots/weighted_round.h"

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    if (state.round < optics.design().tuning.freeRounds)
        followPhases(state, optics);
    else
        correctPhases(state, optics);
    correctWeights(state, optics, [](double amplitude) { return 1 / amplitude; });
    superposeWeighted(state, optics);
}

const SpotAlgorithm entry{
    "wgs-kim", FRINGE_MARK("Weighted GS (Kim)"),
    FRINGE_MARK("The evenest spots of many rounds: their phases stay fixed after the first ones."),
    &round};

} // namespace

const SpotAlgorithm& wgs_kim_spots_entry() {
    return entry;
}

} // namespace fringe
