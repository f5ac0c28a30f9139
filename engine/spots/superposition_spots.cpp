// SPDX-License-Identifier: GPL-3.0-or-later
// The waves of all spots with random phases, as the start makes them.
#include "engine/model/message.h"
#include "engine/spots/weighted_round.h"

namespace fringe {
namespace {

const SpotAlgorithm entry{"superposition", FRINGE_MARK("Random superposition"),
                          FRINGE_MARK("One pattern at once, without rounds: quick, and uneven."),
                          nullptr};

} // namespace

const SpotAlgorithm& superposition_spots_entry() {
    return entry;
}

} // namespace fringe
