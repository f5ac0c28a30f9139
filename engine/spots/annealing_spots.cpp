// SPDX-License-Identifier: GPL-3.0-or-later
// Kirkpatrick, Gelatt & Vecchi, Science 220, 671 (1983), with a geometric schedule. The temperature
// follows from the number of the round alone, so that a resumed design goes on as it was.
#include "engine/model/message.h"
#include "engine/spots/level_trials.h"

#include <cmath>

namespace fringe {
namespace {

void round(SpotState& state, const SpotOptics& optics) {
    const SpotTuning& tuning = optics.design().tuning;
    tryPixels(state, optics,
              tuning.temperature * std::pow(tuning.cooling, static_cast<double>(state.round)));
}

const SpotAlgorithm entry{"annealing", FRINGE_MARK("Simulated annealing"),
                          FRINGE_MARK("Direct search that takes losses at first, to end in a "
                                      "better pattern after more rounds. It tries pixels on the "
                                      "host, whatever the device."),
                          &round, true};

} // namespace

const SpotAlgorithm& annealing_spots_entry() {
    return entry;
}

} // namespace fringe
