// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/region_outline.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using Corners = std::vector<RegionCorner>;

Corners ellipseCorners() {
    constexpr int count = 24; ///< few enough to be moved by hand, 1.1 % less than the ellipse
    Corners corners;
    for (int i = 0; i < count; ++i) {
        const double angle = 2 * std::numbers::pi * i / count;
        corners.push_back({std::cos(angle) / 2, std::sin(angle) / 2});
    }
    return corners;
}

Corners cornersOf(const SignalRegion& region) {
    switch (region.kind) {
    case SignalRegion::Kind::Polygon:
        return region.corners;
    case SignalRegion::Kind::Ellipse:
        return ellipseCorners();
    case SignalRegion::Kind::Plane:
        return {};
    case SignalRegion::Kind::Rectangle:
    case SignalRegion::Kind::Mask:
        break;
    }
    return {{-0.5, -0.5}, {0.5, -0.5}, {0.5, 0.5}, {-0.5, 0.5}};
}

/// To the picometre.
Length rounded(double metres) {
    return Length(std::round(metres * 1e12) / 1e12);
}

double partOf(double way, Length size) {
    return size > Length{} ? way / size.si() : 0;
}

} // namespace

SignalRegion polygonThrough(const std::vector<PlanePoint>& corners) {
    SignalRegion region;
    region.kind = SignalRegion::Kind::Polygon;
    region.place = {};
    if (corners.empty())
        return region;
    const auto [left, right] = std::ranges::minmax(corners, {}, &PlanePoint::x);
    const auto [bottom, top] = std::ranges::minmax(corners, {}, &PlanePoint::y);
    PicturePlace& place = region.place;
    place = {rounded(right.x - left.x), rounded(top.y - bottom.y), rounded((left.x + right.x) / 2),
             rounded((bottom.y + top.y) / 2)};
    for (const PlanePoint& corner : corners)
        region.corners.push_back({partOf(corner.x - place.x.si(), place.width),
                                  partOf(corner.y - place.y.si(), place.height)});
    return region;
}

std::vector<PlanePoint> outlineOf(const SignalRegion& region) {
    const PicturePlace& place = region.place;
    std::vector<PlanePoint> points;
    for (const RegionCorner& corner : cornersOf(region))
        points.push_back({place.x.si() + corner.x * place.width.si(),
                          place.y.si() + corner.y * place.height.si()});
    return points;
}

} // namespace fringe
