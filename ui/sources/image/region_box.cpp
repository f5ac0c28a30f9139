// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/region_box.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double smallestFactor = 0.02; ///< factor by which one drag shrinks a box

RegionBox sorted(RegionBox box) {
    if (box.left > box.right)
        std::swap(box.left, box.right);
    if (box.bottom > box.top)
        std::swap(box.bottom, box.top);
    return box;
}

RegionBox clipped(RegionBox box, const Reach& plane) {
    for (double* side : {&box.left, &box.right})
        *side = std::clamp(*side, -plane.x, plane.x);
    for (double* side : {&box.bottom, &box.top})
        *side = std::clamp(*side, -plane.y, plane.y);
    return box;
}

/// As near to `way` as keeps [low, high] within ±most.
double kept(double way, double low, double high, double most) {
    return std::clamp(way, std::min(-most - low, 0.0), std::max(most - high, 0.0));
}

bool isNear(double a, double b, double reach) {
    return std::abs(a - b) <= reach;
}

} // namespace

RegionBox boxOf(const PicturePlace& place) {
    const double x = place.x.si(), y = place.y.si();
    const double halfWidth = place.width.si() / 2, halfHeight = place.height.si() / 2;
    return {x - halfWidth, x + halfWidth, y - halfHeight, y + halfHeight};
}

PicturePlace placeOf(const RegionBox& box) {
    return {Length(roundedLength(box.right - box.left)),
            Length(roundedLength(box.top - box.bottom)),
            Length(roundedLength((box.left + box.right) / 2)),
            Length(roundedLength((box.bottom + box.top) / 2))};
}

RegionGrip gripAt(const RegionBox& box, QPointF at, double reach) {
    const bool inRows = at.y() >= box.bottom - reach && at.y() <= box.top + reach;
    const bool inCols = at.x() >= box.left - reach && at.x() <= box.right + reach;
    if (!inRows || !inCols)
        return {};
    RegionGrip grip;
    grip.right = isNear(at.x(), box.right, reach);
    grip.left = !grip.right && isNear(at.x(), box.left, reach);
    grip.top = isNear(at.y(), box.top, reach);
    grip.bottom = !grip.top && isNear(at.y(), box.bottom, reach);
    grip.inside = !grip.isHeld();
    return grip;
}

RegionBox dragged(const RegionBox& box, const RegionGrip& grip, QPointF way, const Reach& plane) {
    RegionBox next = box;
    if (grip.inside) {
        const double x = kept(way.x(), box.left, box.right, plane.x);
        const double y = kept(way.y(), box.bottom, box.top, plane.y);
        return {box.left + x, box.right + x, box.bottom + y, box.top + y};
    }
    (grip.left ? next.left : next.right) += grip.left || grip.right ? way.x() : 0;
    (grip.bottom ? next.bottom : next.top) += grip.bottom || grip.top ? way.y() : 0;
    return sorted(clipped(next, plane));
}

RegionBox draggedEvenly(const RegionBox& box, const RegionGrip& grip, QPointF way,
                        const Reach& plane) {
    if (!grip.isCorner())
        return dragged(box, grip, way, plane);
    const double width = box.right - box.left, height = box.top - box.bottom;
    const double x = grip.left ? -way.x() : way.x(), y = grip.bottom ? -way.y() : way.y();
    const double room = std::min((grip.left ? box.right + plane.x : plane.x - box.left) / width,
                                 (grip.bottom ? box.top + plane.y : plane.y - box.bottom) / height);
    const double factor = std::clamp(1 + std::max(x / width, y / height), smallestFactor,
                                     std::max(room, smallestFactor));
    RegionBox next = box;
    (grip.left ? next.left : next.right) += (grip.left ? -1 : 1) * (factor - 1) * width;
    (grip.bottom ? next.bottom : next.top) += (grip.bottom ? -1 : 1) * (factor - 1) * height;
    return next;
}

RegionBox boxBetween(QPointF a, QPointF b, const Reach& plane) {
    return sorted(clipped({a.x(), b.x(), a.y(), b.y()}, plane));
}

} // namespace fringe
