// SPDX-License-Identifier: GPL-3.0-or-later
// Di Leonardo, Ianni & Ruocco, Opt. Express 15, 1913 (2007): w *= mean|U|/|U|.
#include "engine/model/message.h"
#include "engine/spots/weighted_round.h"

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    followPhases(state, optics);
    correctWeights(state, optics, [](double amplitude) { return 1 / amplitude; });
    superposeWeighted(state, optics);
}

const SpotAlgorithm entry{"wgs", FRINGE_MARK("Weighted GS (Leonardo)"),
                          FRINGE_MARK("Even spots within some twenty rounds."), &round};

} // namespace

const SpotAlgorithm& wgs_spots_entry() {
    return entry;
}

} // namespace fringe
