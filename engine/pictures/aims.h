// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_algorithm.h"

/// What the algorithms share that say what the planes should show, and bring that back.
namespace fringe {

/// amplitude·exp(i arg field); a dark sample has the phase 0.
Complex withPhaseOf(Complex field, float amplitude);

/// The pattern that is nearest to the light of `state.aims` brought back to the plate.
void followAims(PictureState& state, const PictureOptics& optics);

/// w *= (a/|U|)^exponent where the target is bright, a being √T scaled to the light that is there,
/// then Σ w² = 1 in each plane. A correction has bounds, so that no dark sample takes all weight.
void correctWeights(PictureState& state, const PictureOptics& optics, double exponent);

/// Aims at the weights with the phases of `phases`.
void aimAtWeights(PictureState& state, const PictureFields& phases);

} // namespace fringe
