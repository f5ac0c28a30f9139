// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/point_batch.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <tuple>
#include <utility>

namespace fringe::cpu {
namespace {

/// The overlap of a window with a tile's side, counted from the side's begin.
std::pair<std::int32_t, std::int32_t> within(IndexRange window, IndexRange side) {
    return {static_cast<std::int32_t>(std::max(window.begin, side.begin) - side.begin),
            static_cast<std::int32_t>(std::min(window.end, side.end) - side.begin)};
}

PointWave fresnelWave(const PointSource& point, const PixelWindow& window,
                      const PointSourcesArgs& args) {
    const double turns = point.phase / (2 * std::numbers::pi) - point.z / args.wavelength;
    const double rate = -1 / (2 * args.wavelength * point.z);
    return {point.x,         point.y, point.z * point.z, turns - std::round(turns), rate,
            point.amplitude, window};
}

} // namespace

PointWave exactWave(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args) {
    const double turns = point.phase / (2 * std::numbers::pi);
    const double rate = (point.z > 0 ? -1 : 1) / args.wavelength;
    return {point.x, point.y, point.z * point.z, turns, rate, point.amplitude * std::abs(point.z),
            window};
}

std::vector<PointWave> pointWaves(const PointSourcesArgs& args) {
    std::vector<PointWave> waves(args.points.size());
    constexpr std::int64_t pointsPerPiece = 4096;
    const auto count = static_cast<std::int64_t>(waves.size());
    const auto wave = args.model == WaveModel::Exact ? exactWave : fresnelWave;
    parallelFor(count, pointsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            waves[i] = wave(args.points[i], windowOf(args.points[i], args), args);
    });
    return waves;
}

void append(simd::PointBatch& batch, const PointWave& wave, const PixelWindow& tile) {
    const int p = batch.count++;
    batch.x[p] = wave.x;
    batch.y[p] = wave.y;
    batch.zSquared[p] = wave.zSquared;
    batch.turns[p] = wave.turns;
    batch.rate[p] = wave.rate;
    batch.weight[p] = wave.weight;
    std::tie(batch.firstRow[p], batch.endRow[p]) = within(wave.window.rows, tile.rows);
    std::tie(batch.firstCol[p], batch.endCol[p]) = within(wave.window.cols, tile.cols);
}

} // namespace fringe::cpu
