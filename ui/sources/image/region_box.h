// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/edits/lengths.h"
#include "engine/sources/image/target_image.h"

#include <QPointF>

namespace fringe {

/// The sides of a rectangle in a plane [m], y up.
struct RegionBox {
    double left = 0, right = 0, bottom = 0, top = 0;

    friend bool operator==(const RegionBox&, const RegionBox&) = default;
};

RegionBox boxOf(const PicturePlace& place);
/// Lengths to the picometre.
PicturePlace placeOf(const RegionBox& box);

/// What of a rectangle a tool holds.
struct RegionGrip {
    bool left = false, right = false, bottom = false, top = false, inside = false;

    bool isHeld() const { return inside || left || right || bottom || top; }
    bool isCorner() const { return (left || right) && (bottom || top); }
    friend bool operator==(const RegionGrip&, const RegionGrip&) = default;
};

/// The grip nearest to a point within `reach` [m] of a side or corner, or inside.
RegionGrip gripAt(const RegionBox& box, QPointF at, double reach);

/// The box after what is held has gone by `way` [m]; a box that is moved stays within the plane, a
/// side that is dragged over the other changes places with it.
RegionBox dragged(const RegionBox& box, const RegionGrip& grip, QPointF way, const Reach& plane);

/// A box dragged with its proportions kept where a corner is held.
RegionBox draggedEvenly(const RegionBox& box, const RegionGrip& grip, QPointF way,
                        const Reach& plane);

/// The box between two points of the plane.
RegionBox boxBetween(QPointF a, QPointF b, const Reach& plane);

} // namespace fringe
