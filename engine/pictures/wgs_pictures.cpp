// SPDX-License-Identifier: GPL-3.0-or-later
// Weighted GS with phases fixed after some rounds: Kim et al., Opt. Lett. 44, 3178 (2019).
#include "engine/model/message.h"
#include "engine/pictures/aims.h"

#include <algorithm>

namespace fringe {
namespace {

void round(PictureState& state, const PictureOptics& optics) {
    correctWeights(state, optics, 1);
    const std::int64_t freeRounds = std::max<std::int64_t>(optics.design().tuning.freeRounds, 1);
    aimAtWeights(state, state.round < freeRounds ? state.fields : state.aims);
    followAims(state, optics);
}

const PictureAlgorithm entry{
    "wgs", FRINGE_MARK("Weighted GS (WGS)"),
    FRINGE_MARK("The most even brightness; the picture's phases are fixed after some rounds."),
    &round, PictureAlgorithm::Keeps::AimsAndWeights};

} // namespace

const PictureAlgorithm& wgs_pictures_entry() {
    return entry;
}

} // namespace fringe
