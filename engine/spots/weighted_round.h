// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_algorithm.h"

#include <functional>

/// What the algorithms share that superpose the waves of all spots with weights.
namespace fringe {

/// exp(iφ_r) = U_r/|U_r|; where the spot's phase is given it is corrected.
void followPhases(SpotState& state, const SpotOptics& optics);

/// Turns φ_r against the error of the phase at each bright spot for which one is given, so that
/// what other spots add there is made up for; within bounds, for some phases cannot be had.
void correctPhases(SpotState& state, const SpotOptics& optics);

/// w_r *= factor(a_r) for the bright spots, with a_r = |U_r|/√T_r over its mean, then w normalised
/// to Σ w² = 1. A spot without light counts as one with little.
void correctWeights(SpotState& state, const SpotOptics& optics,
                    const std::function<double(double)>& factor);

/// The pattern of Σ_r w_r exp(i(φ_r + Φ_hr)), with the light at dark spots counteracted.
void superposeWeighted(SpotState& state, const SpotOptics& optics);

} // namespace fringe
