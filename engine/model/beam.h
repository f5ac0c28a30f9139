// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/aperture.h"
#include "engine/model/asset.h"
#include "engine/model/quantity.h"

#include <vector>

namespace fringe {

/// Amplitude of the light on the hologram.
struct Beam {
    enum class Kind {
        Uniform,
        Gaussian, ///< exp(-ρ²/waist²), centred
        Picture,  ///< `picture`
    };
    Kind kind = Kind::Uniform;
    Length waist = 2.0_mm; ///< radius at 1/e of the amplitude
    Asset picture;         ///< ≥ 0, a pixel of the plate each

    friend bool operator==(const Beam&, const Beam&) = default;
};

/// Whether every pixel has the amplitude 1.
inline bool isEven(const Beam& beam, const Aperture& aperture) {
    return beam.kind == Beam::Kind::Uniform && aperture.kind == Aperture::Kind::None;
}

/// Amplitude of the light on every sample of a plate or a tile of it, row-major; 0 where the
/// aperture stops it. Throws `Error` (BadInput) where the beam's picture is missing or has not the
/// pixels of the plate.
std::vector<float> lightOn(const PlaneGrid& grid, const Beam& beam, const Aperture& aperture);

} // namespace fringe
