// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/point_cloud.h"

#include <algorithm>

namespace fringe {

std::array<double, 3> Box::centre() const {
    return {(low[0] + high[0]) / 2, (low[1] + high[1]) / 2, (low[2] + high[2]) / 2};
}

std::array<double, 3> Box::extent() const {
    return {high[0] - low[0], high[1] - low[1], high[2] - low[2]};
}

void Box::include(const Box& other) {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        low[axis] = std::min(low[axis], other.low[axis]);
        high[axis] = std::max(high[axis], other.high[axis]);
    }
}

std::uint64_t PointCloud::bytes(std::size_t points, bool coloured) {
    return points * (sizeof(Point) + (coloured ? sizeof(PointColour) : 0));
}

std::uint64_t PointCloud::bytesHeld() const {
    return bytes(points.size(), !colours.empty());
}

std::span<const PointColour> PointCloud::copy(std::size_t first, std::span<Point> to,
                                              std::vector<PointColour>& room) const {
    if (stored) {
        room.resize(stored->isColoured() ? to.size() : 0);
        stored->read(first, to, room);
        return room;
    }
    std::ranges::copy(std::span(points).subspan(first, to.size()), to.begin());
    return colours.empty() ? std::span<const PointColour>()
                           : std::span(colours).subspan(first, to.size());
}

std::optional<Box> PointCloud::bounds() const {
    if (stored)
        return stored->bounds();
    if (points.empty())
        return std::nullopt;
    const auto boxOf = [](const Point& point) {
        const std::array place{point.x, point.y, point.z};
        return Box{place, place};
    };
    Box box = boxOf(points[0]);
    for (const Point& point : points)
        box.include(boxOf(point));
    return box;
}

} // namespace fringe
