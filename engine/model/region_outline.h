// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/image_source.h"

#include <vector>

namespace fringe {

/// In a plane of light [m], y up.
struct PlanePoint {
    double x = 0;
    double y = 0;

    friend bool operator==(const PlanePoint&, const PlanePoint&) = default;
};

/// The polygon with these corners, placed to the picometre.
SignalRegion polygonThrough(const std::vector<PlanePoint>& corners);

/// The corners of a polygon, of the rectangle around a mask or, as far as a polygon can follow it,
/// of an ellipse; those of the whole plane are not known: none.
std::vector<PlanePoint> outlineOf(const SignalRegion& region);

} // namespace fringe
