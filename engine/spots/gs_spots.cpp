// SPDX-License-Identifier: GPL-3.0-or-later
// Gerchberg & Saxton, Optik 35, 237 (1972), with fields at spots in place of planes.
#include "engine/model/message.h"
#include "engine/spots/weighted_round.h"

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    followPhases(state, optics);
    superposeWeighted(state, optics);
}

const SpotAlgorithm entry{"gs", FRINGE_MARK("Gerchberg-Saxton (GS)"),
                          FRINGE_MARK("The most light in the spots, shared unevenly."), &round};

} // namespace

const SpotAlgorithm& gs_spots_entry() {
    return entry;
}

} // namespace fringe
