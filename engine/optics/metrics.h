// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

namespace fringe {

struct IntensityArgs;

/// ‖a - b‖₂/‖b‖₂ over all planes; global phase not removed. 0/0 is 0, x/0 infinite.
/// Throws `Error` (BadInput) if the shapes differ.
double relativeL2(const Hologram& a, const Hologram& b);

struct PictureMetrics {
    double relativeL2 = 0;
    double scale = 1;      ///< factor on `a` that minimises the squared error
    double scaledPsnr = 0; ///< [dB], peak of `b`
    double scaledSsim = 0; ///< Wang et al., IEEE TIP 13, 600 (2004): 11×11 Gaussian, σ = 1.5
};

/// Compares real pictures; `b` is the reference.
PictureMetrics comparePictures(const Picture& a, const Picture& b);

Picture intensity(const Hologram& field); ///< |U|² of every plane times its laser's power

/// Made, and left, where the field lies.
Plane<float> intensity(const Field& field, const IntensityArgs& args);

} // namespace fringe
