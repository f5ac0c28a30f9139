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

bool meet(IndexRange a, IndexRange b) {
    return std::max(a.begin, b.begin) < std::min(a.end, b.end);
}

/// The overlap of a window with a tile's side, counted from the side's begin.
std::pair<std::int32_t, std::int32_t> within(IndexRange window, IndexRange side) {
    return {static_cast<std::int32_t>(std::max(window.begin, side.begin) - side.begin),
            static_cast<std::int32_t>(std::min(window.end, side.end) - side.begin)};
}

} // namespace

std::vector<PixelWindow> windowsOf(const PointSourcesArgs& args) {
    std::vector<PixelWindow> windows(args.points.size());
    constexpr std::int64_t pointsPerPiece = 4096;
    const auto count = static_cast<std::int64_t>(windows.size());
    parallelFor(count, pointsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i)
            windows[i] = windowOf(args.points[i], args);
    });
    return windows;
}

bool meet(const PixelWindow& a, const PixelWindow& b) {
    return meet(a.rows, b.rows) && meet(a.cols, b.cols);
}

void append(simd::PointBatch& batch, const PointSource& point, const PixelWindow& window,
            const PixelWindow& tile, double wavelength) {
    const int p = batch.count++;
    batch.x[p] = point.x;
    batch.y[p] = point.y;
    batch.zSquared[p] = point.z * point.z;
    batch.turns[p] = point.phase / (2 * std::numbers::pi);
    batch.rate[p] = (point.z > 0 ? -1 : 1) / wavelength;
    batch.weight[p] = point.amplitude * std::abs(point.z);
    std::tie(batch.firstRow[p], batch.endRow[p]) = within(window.rows, tile.rows);
    std::tie(batch.firstCol[p], batch.endCol[p]) = within(window.cols, tile.cols);
}

} // namespace fringe::cpu
