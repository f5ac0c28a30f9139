// SPDX-License-Identifier: GPL-3.0-or-later
// Seldowitz, Allebach & Sweeney, Appl. Opt. 26, 2788 (1987).
#include "engine/model/message.h"
#include "engine/spots/level_trials.h"

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    tryPixels(state, optics, 0);
}

const SpotAlgorithm entry{"direct-search", FRINGE_MARK("Direct search"),
                          FRINGE_MARK("For devices of few levels: each pixel takes the level that "
                                      "serves the spots best, in many rounds. It tries pixels on "
                                      "the host, whatever the device."),
                          &round, true};

} // namespace

const SpotAlgorithm& direct_search_spots_entry() {
    return entry;
}

} // namespace fringe
