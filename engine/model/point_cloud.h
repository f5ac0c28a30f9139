// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <array>
#include <optional>
#include <vector>

namespace fringe {

using Point = PointSource;

/// Axis-aligned box [m].
struct Box {
    std::array<double, 3> low{};
    std::array<double, 3> high{};
    std::array<double, 3> centre() const;
    std::array<double, 3> extent() const;
};

/// Points of light, as read or placed; coordinates in metres once placed, in the file's own unit
/// before. Shared between threads as `std::shared_ptr<const PointCloud>`, never changed then.
struct PointCloud {
    std::vector<Point> points;
    /// Red, green, blue amplitude factors of each point, 0 to 1; empty if the cloud has no colour,
    /// else as long as `points`.
    std::vector<std::array<float, 3>> colours;

    /// The smallest box around all points, or nothing for an empty cloud.
    std::optional<Box> bounds() const;

    friend bool operator==(const PointCloud&, const PointCloud&) = default;
};

} // namespace fringe
