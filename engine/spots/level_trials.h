// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_algorithm.h"

/// What direct search and simulated annealing share. A pixel that turns from φ to φ' changes each
/// field by a known phasor, U_r += a_h/Σa (exp(iφ') - exp(iφ)) exp(-iΦ_hr): all levels of a pixel
/// are compared by sums over the spots, whatever the size of the hologram.
namespace fringe {

/// Goes through all pixels that have light once, in random order. Each takes the one of its levels
/// with the highest merit (`TrialMerit`), or, at a temperature, any with a probability in
/// proportion to exp(merit·pixels/temperature). Devices of very many levels offer a random choice
/// of them. The same seed and round give the same bits. May throw `Cancelled`.
void tryPixels(SpotState& state, const SpotOptics& optics, double temperature);

} // namespace fringe
