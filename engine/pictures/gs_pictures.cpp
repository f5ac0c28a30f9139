// SPDX-License-Identifier: GPL-3.0-or-later
// Gerchberg & Saxton, Optik 35, 237 (1972).
#include "engine/model/message.h"
#include "engine/optics/sample_sums.h"
#include "engine/pictures/aims.h"

namespace fringe {
namespace {

void round(PictureState& state, const PictureOptics& optics) {
    state.aims = state.fields;
    for (std::size_t plane = 0; plane < state.aims.size(); ++plane)
        forSamples(state.aims[plane].size(), [&](std::size_t i) {
            Complex& aim = state.aims[plane][i];
            aim = withPhaseOf(aim, optics.targets()[plane].amplitude[i]);
        });
    followAims(state, optics);
}

const PictureAlgorithm entry{"gs", FRINGE_MARK("Gerchberg-Saxton (GS)"),
                             FRINGE_MARK("The most light in the picture, with speckle."), &round};

} // namespace

const PictureAlgorithm& gs_pictures_entry() {
    return entry;
}

} // namespace fringe
