// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/placed_points.h"
#include "kernels/pixel_place.h"

#include <cmath>
#include <functional>
#include <span>
#include <vector>

namespace fringe {

/// The depths of a cloud: all of them if they are few, else planes at even distances, each in the
/// middle of the slab that it stands for.
class DepthPlanes {
  public:
    DepthPlanes(const PlacedPoints& points, std::size_t most);

    std::size_t count() const { return depths_.size(); }
    double depth(std::size_t plane) const { return depths_[plane]; } ///< z [m]
    std::size_t nearest(double z) const;                             ///< z of the cloud

  private:
    std::vector<double> depths_; ///< rising
    double low_ = 0, step_ = 0;  ///< of the slabs; step 0 where the depths are those of the points
};

/// What snapping a cloud takes.
struct SnapFigures {
    DepthPlanes planes;
    PixelPlace first, last;    ///< corners of the pixels with points
    double sideways = 0;       ///< largest move along x or y [m]
    double inDepth = 0;        ///< largest move along z [m]
    double nearest = HUGE_VAL; ///< smallest |z| of a plane with points [m]
};

SnapFigures snapFigures(const PlacedPoints& points, std::size_t mostPlanes, const PlaneGrid& grid);

/// Points ordered by plane; 32 bits hold the place of one, as in the 1-D N-LUT (Kwon, Kim & Kim,
/// Opt. Eng. 53, 035103, 2014), but 16 for each axis, and amplitude and phase stay exact.
struct SnappedCloud {
    std::vector<std::size_t> begins;   ///< of the points of each plane, and the end of the last
    std::vector<std::uint32_t> places; ///< row - first.row in the upper half, col - first.col
    std::vector<Complex> weights;      ///< a exp(iφ)
};

/// The points again, plane by plane, at most `piece` at a time; gone after the call of `use`.
void inPieces(const SnappedCloud& cloud, const SnapFigures& figures, const PlaneGrid& grid,
              std::size_t piece, const std::function<void(std::span<const Point>)>& use);

/// The range of places fits into 16 bits an axis.
SnappedCloud snapped(const PlacedPoints& points, const SnapFigures& figures, const PlaneGrid& grid);

} // namespace fringe
