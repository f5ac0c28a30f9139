// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_algorithm.h"

/// What direct search and simulated annealing share. A pixel that turns from φ to φ' changes each
/// field by a known phasor, U_r += a_h/Σa (exp(iφ') - exp(iφ)) exp(-iΦ_hr): a trial costs one sum
/// over the spots, whatever the size of the hologram.
namespace fringe {

/// As many times as there are pixels, offers a random one another of its levels. That is taken if
/// it raises the merit (`TrialMerit`), else with the probability exp(gain·pixels/temperature). The
/// same seed and round give the same bits. May throw `Cancelled`.
void tryPixels(SpotState& state, const SpotOptics& optics, double temperature);

} // namespace fringe
