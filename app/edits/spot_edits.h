// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "app/edits/source_edits.h"

#include <cstddef>
#include <set>

namespace fringe {

/// Indices into the list of spots; those beyond its end stand for nothing.
using SpotNumbers = std::set<std::size_t>;

/// A way through space [m].
struct Shift {
    double x = 0, y = 0, z = 0;
    bool isByHand = false; ///< the first spot comes to a place of four digits, the others along

    friend bool operator==(const Shift&, const Shift&) = default;
};

/// Numbers of sources are of spots.
Design withSpots(Design design, std::size_t source, SpotList spots);
Design withSpotsAdded(Design design, std::size_t source, const SpotList& more);
Design withSpotsMoved(Design design, std::size_t source, const SpotNumbers& which,
                      const Shift& shift);
Design withSpotsRemoved(Design design, std::size_t source, const SpotNumbers& which);

/// Where a spot goes that nobody gave a depth: in the focal plane, or at the distance that is
/// looked at [m].
double usualDepth(const Design& design);

/// λd/(N p) of both axes to four digits, the distance of spots that share no light; d is the focal
/// length or, without a lens, |z| [m].
Reach resolvedStep(const Design& design, double z);

/// Reach of spots at depth z; see `reachableField`.
Reach reachOf(const Design& design, std::size_t source, double z);

} // namespace fringe
