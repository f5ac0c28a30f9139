// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/polygon_tool.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

using Corners = PolygonTool::Corners;

double distance(PlanePoint a, PlanePoint b) {
    return std::hypot(a.x - b.x, a.y - b.y);
}

/// From the part of the line between a and b that is nearest.
double distanceFromSide(PlanePoint at, PlanePoint a, PlanePoint b) {
    const double dx = b.x - a.x, dy = b.y - a.y;
    const double square = dx * dx + dy * dy;
    const double part =
        square > 0 ? std::clamp(((at.x - a.x) * dx + (at.y - a.y) * dy) / square, 0.0, 1.0) : 0;
    return distance(at, {a.x + part * dx, a.y + part * dy});
}

/// Whether it has an area, as far as that can be told from its width and height.
bool isPolygon(const Corners& corners) {
    if (corners.size() < 3)
        return false;
    const PicturePlace place = polygonThrough(corners).place;
    return place.width > Length{} && place.height > Length{};
}

std::optional<Corners> without(Corners polygon, std::size_t corner) {
    if (polygon.size() <= 3 || corner >= polygon.size())
        return std::nullopt;
    polygon.erase(polygon.begin() + static_cast<std::ptrdiff_t>(corner));
    return isPolygon(polygon) ? std::optional(polygon) : std::nullopt;
}

} // namespace

void PolygonTool::press(const Corners& polygon, PlanePoint at, double near) {
    from_ = at;
    trail_.clear();
    if (isDrawing()) {
        begins_ = false;
        hold_ = Hold::Pen;
        return;
    }
    before_ = polygon;
    corner_ = cornerAt(polygon, at, near);
    begins_ = !corner_ && !contains(polygon, at) && !sideAt(polygon, at, near);
    hold_ = corner_ ? Hold::Corner : begins_ ? Hold::Pen : Hold::All;
    if (begins_)
        drawn_ = {at};
}

std::optional<Corners> PolygonTool::drag(PlanePoint at, const Reach& plane) {
    if (hold_ == Hold::Pen)
        trail_.push_back(at);
    if (hold_ != Hold::Corner || !corner_)
        return std::nullopt;
    Corners corners = before_;
    PlanePoint& corner = corners.at(*corner_);
    corner.x = std::clamp(corner.x + at.x - from_.x, -plane.x, plane.x);
    corner.y = std::clamp(corner.y + at.y - from_.y, -plane.y, plane.y);
    return corners;
}

std::optional<Corners> PolygonTool::release(PlanePoint at, bool moved, double near) {
    if (hold_ != Hold::Pen || !isDrawing())
        return std::nullopt;
    const bool isBack = drawn_.size() >= 3 && distance(at, drawn_.front()) <= near;
    if (moved) {
        trail_.insert(trail_.begin(), drawn_.back());
        const Corners more = simplified(trail_, near / 4);
        drawn_.insert(drawn_.end(), more.begin() + 1, more.end());
        if (begins_ && drawn_.size() > 3 && distance(drawn_.back(), drawn_.front()) <= near)
            drawn_.pop_back();
    } else if (!isBack && !begins_) {
        drawn_.push_back(at);
    }
    trail_.clear();
    const bool isFreehand = moved && begins_;
    return isFreehand || isBack ? close() : std::nullopt;
}

std::optional<Corners> PolygonTool::doubleClick(const Corners& polygon, PlanePoint at,
                                                double near) {
    if (isDrawing())
        return close();
    corner_.reset();
    if (const auto corner = cornerAt(polygon, at, near))
        return without(polygon, *corner);
    const auto side = sideAt(polygon, at, near);
    if (!side)
        return std::nullopt;
    Corners corners = polygon;
    corners.insert(corners.begin() + static_cast<std::ptrdiff_t>(*side) + 1, at);
    return corners;
}

std::optional<Corners> PolygonTool::close() {
    Corners corners = std::exchange(drawn_, {});
    trail_.clear();
    corner_.reset();
    return isPolygon(corners) ? std::optional(corners) : std::nullopt;
}

void PolygonTool::takeBack() {
    if (isDrawing())
        drawn_.pop_back();
}

void PolygonTool::giveUp() {
    drawn_.clear();
    trail_.clear();
    forgetCorner();
}

std::optional<Corners> PolygonTool::withoutCorner(const Corners& polygon) {
    const auto corner = std::exchange(corner_, {});
    return corner ? without(polygon, *corner) : std::nullopt;
}

Corners PolygonTool::drawn() const {
    Corners all = drawn_;
    all.insert(all.end(), trail_.begin(), trail_.end());
    return all;
}

std::optional<std::size_t> cornerAt(const Corners& polygon, PlanePoint at, double near) {
    const auto nearest = std::ranges::min_element(
        polygon, {}, [at](PlanePoint corner) { return distance(corner, at); });
    if (nearest == polygon.end() || distance(*nearest, at) > near)
        return std::nullopt;
    return static_cast<std::size_t>(nearest - polygon.begin());
}

std::optional<std::size_t> sideAt(const Corners& polygon, PlanePoint at, double near) {
    std::optional<std::size_t> nearest;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const double away = distanceFromSide(at, polygon[i], polygon[(i + 1) % polygon.size()]);
        if (away > near)
            continue;
        near = away;
        nearest = i;
    }
    return nearest;
}

bool contains(const Corners& polygon, PlanePoint at) {
    bool inside = false;
    for (std::size_t i = 0; i < polygon.size(); ++i) {
        const PlanePoint a = polygon[i], b = polygon[(i + 1) % polygon.size()];
        if ((a.y <= at.y) != (b.y <= at.y))
            inside ^= at.x < a.x + (at.y - a.y) / (b.y - a.y) * (b.x - a.x);
    }
    return inside;
}

Corners simplified(const Corners& line, double most) {
    if (line.size() < 3)
        return line;
    std::vector<bool> kept(line.size(), false);
    kept.front() = kept.back() = true;
    std::vector<std::pair<std::size_t, std::size_t>> parts{{0, line.size() - 1}};
    while (!parts.empty()) {
        const auto [first, last] = parts.back();
        parts.pop_back();
        double furthest = most;
        std::size_t middle = first;
        for (std::size_t i = first + 1; i < last; ++i) {
            const double away = distanceFromSide(line[i], line[first], line[last]);
            if (away <= furthest)
                continue;
            furthest = away;
            middle = i;
        }
        if (middle == first)
            continue;
        kept[middle] = true;
        parts.emplace_back(first, middle);
        parts.emplace_back(middle, last);
    }
    Corners corners;
    for (std::size_t i = 0; i < line.size(); ++i)
        if (kept[i])
            corners.push_back(line[i]);
    return corners;
}

} // namespace fringe
