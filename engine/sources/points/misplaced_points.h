// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"
#include "engine/optics/sampling.h"

#include <cmath>
#include <cstddef>
#include <cstdint>
#include <span>

namespace fringe {

/// What light from the plate reaches.
struct FieldOfView {
    FieldCone x, y;

    bool holds(const Point& point) const {
        return std::abs(point.x) <= x.halfWidthAt(point.z)
               && std::abs(point.y) <= y.halfWidthAt(point.z);
    }
};

/// How many points no hologram can show.
struct MisplacedPoints {
    std::size_t tooNear = 0;
    std::size_t outside = 0;          ///< of the field of view
    std::size_t firstNear = SIZE_MAX; ///< in the order of the cloud

    void add(const MisplacedPoints& others);
};

/// Of points that follow `seen` others: those with |z| < nearest [m], and those out of view. On all
/// threads.
MisplacedPoints misplacedOf(std::span<const Point> points, std::size_t seen, double nearest,
                            const FieldOfView& view);

} // namespace fringe
