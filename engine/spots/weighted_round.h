// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_algorithm.h"

#include <functional>

/// What the algorithms share that superpose the waves of all spots with weights.
namespace fringe {

/// exp(iφ_r) = U_r/|U_r|, or that of the spot's own phase where it has one.
void followPhases(SpotState& state, const SpotOptics& optics);

/// w_r *= factor(a_r) for the bright spots, with a_r = |U_r|/√T_r over its mean, then w normalised
/// to Σ w² = 1. A spot without light counts as one with little.
void correctWeights(SpotState& state, const SpotOptics& optics,
                    const std::function<double(double)>& factor);

/// The pattern of Σ_r w_r exp(i(φ_r + Φ_hr)), with the light at dark spots counteracted.
void superposeWeighted(SpotState& state, const SpotOptics& optics);

} // namespace fringe
