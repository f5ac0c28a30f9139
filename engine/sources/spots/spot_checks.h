// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/pattern_checks.h"
#include "engine/sources/spots/lit_spots.h"

namespace fringe {

/// The largest |x| and |y| of a spot at depth z that the pixels can deflect light to: half a cycle
/// a pixel at the hologram's centre. Lens: λf/(2p); Fresnel: λ|z|/(2p); exact: |z| tan asin(λ/2p).
struct ReachableField {
    double x = 0; ///< [m]
    double y = 0; ///< [m]
};
ReachableField reachableField(const LitSpots& design, double z);

/// Adds what is wrong with the spots; of bad ones the first seven. For a setup without faults.
void checkSpots(const LitSpots& design, Findings& findings);

/// Adds a warning where `mergedSpots` finds two. For spots that `checkSpots` does not refuse.
void warnOfMergedSpots(const LitSpots& design, Findings& findings);

} // namespace fringe
