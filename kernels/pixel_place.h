// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"
#include "kernels/whole.h"

namespace fringe {

/// A place on the pixel grid, which goes on beyond the hologram.
struct PixelPlace {
    std::int64_t row = 0;
    std::int64_t col = 0;
};

inline PixelPlace nearestPixel(const PointSource& point, const PlaneGrid& grid) {
    return {grid.centreRow() - nearestWhole(point.y / grid.pitchY),
            grid.centreCol() + nearestWhole(point.x / grid.pitchX)};
}

/// The point in the middle of a pixel, at another depth.
inline PointSource movedTo(PointSource point, PixelPlace place, double depth,
                           const PlaneGrid& grid) {
    point.x = static_cast<double>(place.col - grid.centreCol()) * grid.pitchX;
    point.y = static_cast<double>(grid.centreRow() - place.row) * grid.pitchY;
    point.z = depth;
    return point;
}

} // namespace fringe
