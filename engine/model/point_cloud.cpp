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

std::optional<Box> PointCloud::bounds() const {
    if (points.empty())
        return std::nullopt;
    Box box{{points[0].x, points[0].y, points[0].z}, {points[0].x, points[0].y, points[0].z}};
    for (const Point& point : points) {
        const std::array place{point.x, point.y, point.z};
        for (std::size_t axis = 0; axis < 3; ++axis) {
            box.low[axis] = std::min(box.low[axis], place[axis]);
            box.high[axis] = std::max(box.high[axis], place[axis]);
        }
    }
    return box;
}

} // namespace fringe
