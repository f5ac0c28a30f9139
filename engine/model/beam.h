// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/aperture.h"
#include "engine/model/asset.h"
#include "engine/model/quantity.h"

#include <span>
#include <vector>

namespace fringe {

/// Amplitude of the light on the hologram.
struct Beam {
    enum class Kind {
        Uniform,
        Gaussian, ///< exp(-((X - x)/waist)² - ((Y - y)/waistY)²)
        Picture,  ///< `picture`
    };
    enum class Values { Amplitude, Intensity };
    Kind kind = Kind::Uniform;
    Length waist = 2.0_mm;             ///< radius at 1/e of the amplitude, along x
    Asset picture;                     ///< ≥ 0, over the plate, `onPlate`
    Length waistY{};                   ///< along y; 0: as along x
    Length x{}, y{};                   ///< of the middle
    Values values = Values::Amplitude; ///< of the picture

    friend bool operator==(const Beam&, const Beam&) = default;
};

/// Whether every pixel has the amplitude 1.
inline bool isEven(const Beam& beam, const Aperture& aperture) {
    return beam.kind == Beam::Kind::Uniform && aperture.kind == Aperture::Kind::None;
}

/// The picture as one of the plate's pixels: its own where it has as many, the mean of what a pixel
/// covers where it has more along an axis, between the middles of its pixels where it has fewer.
GreyPicture onPlate(const GreyPicture& picture, Shape plate);

/// Amplitude of the light on every sample of a plate or a tile of it, row-major; 0 where the
/// aperture stops it. Throws `Error` (BadInput) where the beam's picture is missing.
std::vector<float> lightOn(const PlaneGrid& grid, const Beam& beam, const Aperture& aperture);

/// The samples of a grid times that light, those without any without signs of zero.
void illuminate(std::span<Complex> field, const PlaneGrid& grid, const Beam& beam,
                const Aperture& aperture);

} // namespace fringe
