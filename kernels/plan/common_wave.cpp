// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/common_wave.h"

#include <algorithm>
#include <cmath>

namespace fringe::plan {
namespace {

struct Range {
    double low, high;
    double middle() const { return (low + high) / 2; }
    double half() const { return (high - low) / 2; }
    double least() const { return low > 0 ? low : high < 0 ? -high : 0; }
    double most() const { return std::max(-low, high); }
};

Range clipped(Range range, double limit) {
    return {std::max(range.low, -limit), std::min(range.high, limit)};
}

/// The most that is sampled of a direction cosine along an axis.
double sampledCosine(const PointSourcesArgs& args, double pitch) {
    return args.window ? args.wavelength / (2 * pitch) : 1;
}

/// Direction cosines of points at distances `z` whose offsets lie in a range, as far as they are
/// sampled.
Range cosinesOf(Range offsets, Range z, double most) {
    const auto cosine = [most](double offset, double depth) {
        return std::clamp(offset / std::sqrt(offset * offset + depth * depth), -most, most);
    };
    return {cosine(offsets.low, offsets.low < 0 ? z.low : z.high),
            cosine(offsets.high, offsets.high > 0 ? z.low : z.high)};
}

} // namespace

PlaneEnds endsAlongX(const PlaneGrid& grid) {
    const auto end = [&](std::int64_t col) {
        return static_cast<double>(2 * (grid.firstCol + col) - grid.wholePlate().cols) * grid.pitchX
               / 2;
    };
    return {end(0), end(grid.shape.cols)};
}

PlaneEnds endsAlongY(const PlaneGrid& grid) {
    const auto end = [&](std::int64_t row) {
        return static_cast<double>(grid.wholePlate().rows - 2 * (grid.firstRow + row)) * grid.pitchY
               / 2;
    };
    return {end(grid.shape.rows), end(0)};
}

double sampledReach(double z, double wavelength, double pitch) {
    const double sine = wavelength / (2 * pitch);
    return sine < 1 ? z * sine / std::sqrt(1 - sine * sine) : HUGE_VAL;
}

double scaledCurvature(double r, double cosineSquares, double commonCosineSquares) {
    return (2 - cosineSquares) / (r * (2 - commonCosineSquares));
}

LocalWave localWave(const PointBox& box, const TileFrame& tile, const PointSourcesArgs& args) {
    const Range allX{tile.x - box.x1, tile.x - box.x0}, allY{tile.y - box.y1, tile.y - box.y0};
    Range dx = allX, dy = allY;
    if (args.window) {
        dx = clipped(dx, sampledReach(box.z1, args.wavelength, args.grid.pitchX) + tile.halfX);
        dy = clipped(dy, sampledReach(box.z1, args.wavelength, args.grid.pitchY) + tile.halfY);
    }
    LocalWave common;
    common.reaches = dx.low <= dx.high && dy.low <= dy.high;
    if (!common.reaches)
        return common;
    const Range z{box.z0, box.z1};
    const Range u = cosinesOf(allX, z, sampledCosine(args, args.grid.pitchX));
    const Range v = cosinesOf(allY, z, sampledCosine(args, args.grid.pitchY));
    common.u = u.middle();
    common.v = v.middle();
    common.uHalf = u.half();
    common.vHalf = v.half();
    const double commonSquares = common.u * common.u + common.v * common.v;
    const auto curvatureAt = [&](double x, double y, double depth) {
        const double squares = x * x + y * y + depth * depth;
        return scaledCurvature(std::sqrt(squares), (x * x + y * y) / squares, commonSquares);
    };
    const Range curvatures{curvatureAt(dx.most(), dy.most(), box.z1),
                           curvatureAt(dx.least(), dy.least(), box.z0)};
    common.curvature = curvatures.middle();
    common.curvatureHalf = curvatures.half();
    return common;
}

} // namespace fringe::plan
