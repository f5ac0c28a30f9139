// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"
#include "kernels/shape.h"

#include <vector>

namespace fringe {

/// Amplitude of the light on the hologram.
struct Beam {
    enum class Kind {
        Uniform,
        Gaussian, ///< exp(-ρ²/waist²), centred
        Picture,  ///< one number a pixel of the plate, ≥ 0
    };
    Kind kind = Kind::Uniform;
    Length waist = 2.0_mm; ///< radius at 1/e of the amplitude
    Shape shape;
    std::vector<float> picture;

    friend bool operator==(const Beam&, const Beam&) = default;
};

} // namespace fringe
