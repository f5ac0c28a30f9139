// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/depth_tables.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/pixel_place.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
namespace {

constexpr std::int64_t room = simd::waveCols; ///< beyond the part: tables end with a whole block

/// Pixels from the points to the part, along both axes.
PixelWindow reachOf(std::span<const PointSource> points, const PixelWindow& part,
                    const PlaneGrid& grid) {
    PixelPlace least = nearestPixel(points.front(), grid), most = least;
    for (const PointSource& point : points) {
        const PixelPlace place = nearestPixel(point, grid);
        least = {std::min(least.row, place.row), std::min(least.col, place.col)};
        most = {std::max(most.row, place.row), std::max(most.col, place.col)};
    }
    return {{part.rows.begin - most.row, part.rows.end - least.row},
            {part.cols.begin - most.col, part.cols.end - least.col}};
}

/// a exp(i[φ - kz])
Complex constantOf(const PointSource& point, double wavelength) {
    const double turns = point.phase / (2 * std::numbers::pi) - std::fmod(point.z / wavelength, 1);
    return Complex(std::polar<double>(point.amplitude, 2 * std::numbers::pi * turns));
}

} // namespace

DepthTables::DepthTables(std::span<const PointSource> points, const PixelWindow& part,
                         const PointSourcesArgs& args)
    : args_(args), part_(part), rate_(-1 / (2 * args.wavelength * points.front().z)) {
    const PixelWindow reach = reachOf(points, part, args.grid);
    across_ = lineOf(reach.cols, args.grid.pitchX);
    down_ = lineOf(reach.rows, args.grid.pitchY);
}

void DepthTables::fill(const PointSource& point, const simd::WaveTable& x,
                       const simd::WaveTable& y) const {
    const PixelPlace place = nearestPixel(point, args_.grid);
    across_.copy(part_.cols.begin - place.col, 1, x);
    down_.copy(part_.rows.begin - place.row, constantOf(point, args_.wavelength), y);
}

double DepthTables::bytes(const PointSourcesArgs& args) {
    const PixelWindow whole{{0, args.grid.shape.rows}, {0, args.grid.shape.cols}};
    const PixelWindow reach = reachOf(args.points, whole, args.grid);
    return static_cast<double>(reach.rows.end - reach.rows.begin + reach.cols.end - reach.cols.begin
                               + 2 * room)
           * sizeof(Complex);
}

DepthTables::Line DepthTables::lineOf(IndexRange reach, double pitch) const {
    const auto count = static_cast<std::size_t>(reach.end + room - reach.begin);
    std::vector<Complex> turns(count);
    simd::bestKernels().quadraticPhasors(
        {rate_, 0, 0, static_cast<double>(reach.begin) * pitch, pitch}, 1,
        static_cast<std::int64_t>(count), reinterpret_cast<float*>(turns.data()));
    Line line{reach.begin, std::vector<float>(count), std::vector<float>(count)};
    std::ranges::transform(turns, line.re.begin(), [](Complex turn) { return turn.real(); });
    std::ranges::transform(turns, line.im.begin(), [](Complex turn) { return turn.imag(); });
    return line;
}

void DepthTables::Line::copy(std::int64_t from, Complex factor,
                             const simd::WaveTable& table) const {
    const std::int64_t at = from - first;
    simd::bestKernels().scaledWaves(re.data() + at, im.data() + at,
                                    reinterpret_cast<const float*>(&factor), table);
}

} // namespace fringe::cpu
