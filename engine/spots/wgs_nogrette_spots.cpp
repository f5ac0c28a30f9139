// SPDX-License-Identifier: GPL-3.0-or-later
// After Nogrette et al., Phys. Rev. X 4, 021034 (2014): w /= 1 - G(1 - |U|/mean|U|).
#include "engine/model/message.h"
#include "engine/spots/weighted_round.h"

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    const double gain = optics.design().tuning.gain;
    followPhases(state, optics);
    correctWeights(state, optics,
                   [gain](double amplitude) { return 1 / (1 - gain * (1 - amplitude)); });
    superposeWeighted(state, optics);
}

const SpotAlgorithm entry{"wgs-nogrette", FRINGE_MARK("Weighted GS (Nogrette)"),
                          FRINGE_MARK("Gentler corrections, for many spots or noisy ones."),
                          &round};

} // namespace

const SpotAlgorithm& wgs_nogrette_spots_entry() {
    return entry;
}

} // namespace fringe
