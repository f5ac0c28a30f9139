// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/pictures/picture_optics.h"

namespace fringe {

/// L = Σ (s|U| - √T)² over the signal of all planes, with the scale s that makes it least in each
/// plane, and how it changes with the field: V = ∂L/∂U*, of the same form as U.
struct PictureLoss {
    double value = 0;
    PictureFields slope;
};
PictureLoss pictureLoss(const PictureFields& fields, const std::vector<PlaneTarget>& targets);

/// ∂L/∂φ of every pixel of the plate [1/rad]: 2 Im(u* Aᴴ V).
std::vector<float> phaseGradient(const PictureFields& slope, const std::vector<Complex>& plate,
                                 const PictureOptics& optics);

} // namespace fringe
