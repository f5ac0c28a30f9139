// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/aperture.h"
#include "engine/model/given_pixels.h"
#include "engine/model/quantity.h"

namespace fringe {

/// Amplitude of the light on the hologram, 0 where the aperture stops it.
struct Beam {
    enum class Kind {
        Uniform,
        Gaussian, ///< exp(-ρ²/waist²), centred
        Picture,  ///< `picture`
    };
    Kind kind = Kind::Uniform;
    Length waist = 2.0_mm; ///< radius at 1/e of the amplitude
    GivenPixels picture;   ///< ≥ 0
    Aperture aperture{};

    /// The same on all pixels of the plate.
    bool isEven() const { return kind == Kind::Uniform && aperture.kind == Aperture::Kind::None; }

    friend bool operator==(const Beam&, const Beam&) = default;
};

} // namespace fringe
