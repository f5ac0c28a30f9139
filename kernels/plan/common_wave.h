// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"
#include "kernels/plan/nufft_shapes.h"

namespace fringe::plan {

/// Where the points of one side of the plane lie. z0 and z1 are distances from the plane, > 0.
struct PointBox {
    double x0, x1;
    double y0, y1;
    double z0, z1;
};

/// A tile of side × side pixels about a centre [m].
struct TileFrame {
    double x, y;
    double halfX, halfY; ///< half the sides [m]
};

/// Where a grid ends along an axis [m], to half a pixel.
struct PlaneEnds {
    double low, high;
};
PlaneEnds endsAlongX(const PlaneGrid& grid);
PlaneEnds endsAlongY(const PlaneGrid& grid);

/// What the waves of a box have in common on a tile: the direction cosines (tile - point)/r at the
/// tile's centre, in the middle of their range, and the range of their curvatures 1/r.
struct LocalWave {
    bool reaches = false; ///< false: the sampling windows keep all points from the tile
    double u = 0, v = 0;
    double uHalf = 0, vHalf = 0; ///< half the ranges of the direction cosines
    double curvature = 0;        ///< middle of the range [1/m]
    double curvatureHalf = 0;    ///< half the range [1/m]
};

/// `windowed`: points farther off than the sampling window of the exact wave do not count.
LocalWave localWave(const PointBox& box, const TileFrame& tile, const PointSourcesArgs& args);

/// The greatest lateral offset at which the exact wave of a point at distance z is sampled [m].
double sampledReach(double z, double wavelength, double pitch);

/// The curvature by which a point's wave is told from others: the mean of the two principal
/// curvatures at the tile's centre, scaled so that a wave in direction (u, v) of the local
/// reference wave has 1/r.
double scaledCurvature(double r, double cosineSquares, double commonCosineSquares);

} // namespace fringe::plan
