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

/// Half width of the region at distance |z| that light from a plate of `samples` pixels reaches:
/// half the plate plus |z| tan(asin(λ/2p)).
Length halfField(std::int64_t samples, Length pitch, Length wavelength, Length distance);

} // namespace fringe
