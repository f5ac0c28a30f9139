// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/pattern_checks.h"
#include "engine/sources/spots/lit_spots.h"

#include <optional>
#include <utility>

namespace fringe {

/// The largest |x| and |y| of a spot at depth z that the pixels can deflect light to: half a cycle
/// a pixel at the hologram's centre. Lens: λf/(2p); Fresnel: λ|z|/(2p); exact: |z| tan asin(λ/2p).
Reach reachableField(const LitSpots& design, double z);

/// Adds what is wrong with the spots; of bad ones the first seven. For a setup without faults.
void checkSpots(const LitSpots& design, Findings& findings);

/// Adds a warning where `mergedSpots` finds two, or a note where two are closer than λd/D. For
/// spots that `checkSpots` does not refuse.
void warnOfCloseSpots(const LitSpots& design, Findings& findings);

/// Extents of the light about a spot at depth z, within which another spot merges with it: along x
/// and y 0.7 λd/D, where the amplitude behind an evenly lit rectangle of width D has fallen to
/// sinc 0.7 = 0.37; along z 4λd²/D² of the wider side, where it has fallen to 0.39. Of a circle, to
/// the same amplitudes, 0.82 λd/D and 5.5λd²/D². d is the focal length of the lens, or |z|.
struct SpotExtent {
    double x = 0; ///< [m]
    double y = 0; ///< [m]
    double z = 0; ///< [m]
};
SpotExtent spotExtent(const LitSpots& design, double z);

/// Indices of two spots of which each lies within so many extents of the other, as far as they lie
/// alike; the lower one first. Nothing if all are apart. For finite spots of a plate that has
/// pixels.
std::optional<std::pair<std::size_t, std::size_t>> mergedSpots(const LitSpots& design,
                                                               double extents = 1);

} // namespace fringe
