// SPDX-License-Identifier: GPL-3.0-or-later
// Mixed-region amplitude freedom: Pasienski & DeMarco, Opt. Express 16, 2176 (2008).
#include "engine/model/message.h"
#include "engine/optics/sample_sums.h"
#include "engine/pictures/aims.h"

namespace fringe {
namespace {

void round(PictureState& state, const PictureOptics& optics) {
    const auto mixing = static_cast<float>(optics.design().tuning.mixing);
    state.aims = state.fields;
    for (std::size_t plane = 0; plane < state.aims.size(); ++plane) {
        const PlaneTarget& target = optics.targets()[plane];
        forSamples(state.aims[plane].size(), [&](std::size_t i) {
            Complex& aim = state.aims[plane][i];
            aim = target.signal[i] != 0 ? withPhaseOf(aim, mixing * target.amplitude[i])
                                        : (1 - mixing) * aim;
        });
    }
    followAims(state, optics);
}

const PictureAlgorithm entry{
    "mraf", FRINGE_MARK("Mixed-region amplitude freedom (MRAF)"),
    FRINGE_MARK("Smooth pictures: light that would disturb goes outside the signal region."),
    &round};

} // namespace

const PictureAlgorithm& mraf_pictures_entry() {
    return entry;
}

} // namespace fringe
