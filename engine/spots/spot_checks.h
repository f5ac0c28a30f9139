// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/plan.h"
#include "engine/spots/spot_design.h"

namespace fringe {

/// The largest |x| and |y| of a spot at depth z that the pixels can deflect light to: half a cycle
/// a pixel at the hologram's centre. Lens: λf/(2p); Fresnel: λ|z|/(2p); exact: |z| tan asin(λ/2p).
struct ReachableField {
    double x = 0; ///< [m]
    double y = 0; ///< [m]
};
ReachableField reachableField(const SpotDesign& design, double z);

/// All that is wrong with a design, apart from the memory it takes; of bad spots the first seven.
std::vector<Advice> checkSpots(const SpotDesign& design);

/// Adds a warning where `mergedSpots` finds two. For designs that `checkSpots` does not refuse.
void warnOfMergedSpots(const SpotDesign& design, std::vector<Advice>& advice);

} // namespace fringe
