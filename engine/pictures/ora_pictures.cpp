// SPDX-License-Identifier: GPL-3.0-or-later
// Bengtsson, Appl. Opt. 33, 6879 (1994), each bright sample of the planes being a spot.
#include "engine/model/message.h"
#include "engine/pictures/aims.h"

namespace fringe {
namespace {

void round(PictureState& state, const PictureOptics& optics) {
    correctWeights(state, optics, optics.design().tuning.beta);
    aimAtWeights(state, state.fields);
    followAims(state, optics);
}

const PictureAlgorithm entry{
    "ora", FRINGE_MARK("Optimal rotation angle (ORA)"),
    FRINGE_MARK("Even brightness; its exponent β trades evenness for light."), &round,
    PictureAlgorithm::Keeps::AimsAndWeights};

} // namespace

const PictureAlgorithm& ora_pictures_entry() {
    return entry;
}

} // namespace fringe
