// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/model/design.h"

#include <cstddef>
#include <set>

namespace fringe {

/// Indices into the list of spots; those beyond its end stand for nothing.
using SpotNumbers = std::set<std::size_t>;

struct SpotShift {
    double x = 0; ///< [m]
    double y = 0; ///< [m]
    double z = 0; ///< [m]

    friend bool operator==(const SpotShift&, const SpotShift&) = default;
};

/// A new project for spots: none yet, behind a lens, one output of each kind.
Design emptySpotDesign();

Design withSpots(Design design, SpotList spots);
Design withSpotsAdded(Design design, const SpotList& more);
Design withSpotsMoved(Design design, const SpotNumbers& which, const SpotShift& shift);
Design withSpotsRemoved(Design design, const SpotNumbers& which);
Design withSpotChanged(Design design, std::size_t number, const Spot& spot);

/// Where a spot goes that nobody gave a depth: in the focal plane, or at the distance that is
/// looked at [m].
double usualDepth(const Design& design);

/// Of spots at depth z; see `reachableField`.
Reach reachOf(const Design& design, double z);

} // namespace fringe
