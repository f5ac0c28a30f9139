// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/mesh/mesh_surface.h"
#include "kernels/whole.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>

namespace fringe {

/// Samples (x0 + col·stepX, y0 + row·stepY) of a plane [m].
struct SampleGrid {
    Shape shape;
    double x0 = 0, y0 = 0;
    double stepX = 0, stepY = 0;
};

/// The places of a triangle as seen along a direction: moved along x and y in proportion to z, so
/// that what lies in that direction lies at one place.
struct Shear {
    double x = 0, y = 0;

    Vertex operator()(const Vertex& place) const {
        return {place[0] - x * place[2], place[1] - y * place[2], place[2]};
    }
};

/// Calls `use(sample, parts)` for all samples of the grid in the triangle, its sides included, with
/// the parts of the corners. The side that two triangles share leaves no gap.
template <class Use>
void coverSamples(const std::array<Vertex, 3>& corners, const SampleGrid& grid, const Use& use) {
    const auto [a, b, c] = corners;
    const double area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
    if (area == 0)
        return;
    const auto range = [](double one, double two, double three, double first, double step,
                          std::int64_t count) {
        const auto [least, most] =
            std::minmax({(one - first) / step, (two - first) / step, (three - first) / step});
        const auto last = static_cast<double>(count - 1);
        return std::pair(wholeAbove(std::clamp(least, 0.0, last + 1)),
                         wholeBelow(std::clamp(most, -1.0, last)));
    };
    const auto [firstRow, lastRow] = range(a[1], b[1], c[1], grid.y0, grid.stepY, grid.shape.rows);
    const auto [firstCol, lastCol] = range(a[0], b[0], c[0], grid.x0, grid.stepX, grid.shape.cols);
    const auto side = [](const Vertex& from, const Vertex& to, double x, double y) {
        return (from[0] - x) * (to[1] - y) - (to[0] - x) * (from[1] - y);
    };
    for (std::int64_t row = firstRow; row <= lastRow; ++row) {
        const double y = grid.y0 + static_cast<double>(row) * grid.stepY;
        for (std::int64_t col = firstCol; col <= lastCol; ++col) {
            const double x = grid.x0 + static_cast<double>(col) * grid.stepX;
            const std::array parts{side(b, c, x, y) / area, side(c, a, x, y) / area,
                                   side(a, b, x, y) / area};
            if (std::ranges::min(parts) >= -wholeSlack)
                use(static_cast<std::size_t>(row * grid.shape.cols + col), parts);
        }
    }
}

inline double mixed(const std::array<double, 3>& parts, double a, double b, double c) {
    return parts[0] * a + parts[1] * b + parts[2] * c;
}

} // namespace fringe
