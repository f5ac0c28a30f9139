// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <cstdint>

namespace fringe {

/// Half diffraction angle asin(λ/2p): the steepest light that pixels of pitch p can make. 90° for
/// pitches of half a wavelength and less.
Angle halfDiffractionAngle(Length pitch, Length wavelength);

/// Largest distance at which the angular spectrum's transfer function is sampled without aliasing
/// over all frequencies that the pitch carries: z = (L p/λ) √(1 - (λ/2p)²), L = samples · p being
/// the padded width. Beyond it the band limit takes resolution away. Matsushima & Shimobaba,
/// Opt. Express 17, 19662 (2009). 0 for pitches of half a wavelength and less.
Length largestSampledDistance(std::int64_t paddedSamples, Length pitch, Length wavelength);

/// The region along an axis that light from a plate of pixels reaches.
struct FieldCone {
    double halfPlate = 0; ///< [m]
    double slope = 0;     ///< tan(asin(λ/2p))

    /// At the distance |z|, all in metres.
    double halfWidthAt(double z) const { return halfPlate + (z < 0 ? -z : z) * slope; }
};

/// Cone of `samples` pixels of pitch p.
FieldCone fieldCone(std::int64_t samples, Length pitch, Length wavelength);

} // namespace fringe
