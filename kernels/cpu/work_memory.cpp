// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/work_memory.h"

#include "kernels/cpu/point_batch.h"
#include "kernels/cpu/spectral/point_columns.h"
#include "kernels/cpu/spectral/spectral_costs.h"
#include "kernels/cpu/spectral/tile_spectrum.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/plan/spectral_costs.h"

#include <algorithm>
#include <cmath>

namespace fringe::cpu {
namespace {

/// Tables of the waves of a batch of points along so many samples.
double tableBytes(double samples, double points, const PointSourcesArgs& args) {
    return samples * std::min<double>(points, simd::waveStride) * planesFor(args) * sizeof(float);
}

constexpr double waitingBytes = 7 * sizeof(simd::PointBatch); ///< of a thread's direct sum
constexpr double perWave = sizeof(PointWave) + sizeof(PointSource) + sizeof(PixelWindow);

plan::PointBox boxOf(std::span<const PointSource> points) {
    plan::PointBox box{HUGE_VAL, -HUGE_VAL, HUGE_VAL, -HUGE_VAL, HUGE_VAL, 0};
    for (const PointSource& point : points)
        box = {std::min(box.x0, point.x),           std::max(box.x1, point.x),
               std::min(box.y0, point.y),           std::max(box.y1, point.y),
               std::min(box.z0, std::abs(point.z)), std::max(box.z1, std::abs(point.z))};
    return box;
}

bool isCut(const PointSourcesArgs& args) {
    return std::ranges::any_of(args.points, [&args](const PointSource& point) {
        const PixelWindow window = windowOf(point, args);
        return window.rows.end - window.rows.begin < args.rowCount
               || window.cols.end - window.cols.begin < args.grid.shape.cols;
    });
}

double spectralBytes(const PointSourcesArgs& args, std::size_t count, int threads) {
    const plan::PointBox box = boxOf(args.points);
    const auto best = plan::cheapestChoices(box, static_cast<double>(count), {args, spectralCosts});
    const auto points = static_cast<double>(count);
    if (!best || best->nanoseconds > plan::directCost(box, points, {args, spectralCosts}))
        return threads * waitingBytes + points * perWave;
    return threads * TileSpectrum::bytes(best->choices, isCut(args)) + points * PointColumns::bytes;
}

} // namespace

double workBytes(const PointSourcesArgs& args, std::size_t count, int threads) {
    const auto points = static_cast<double>(count);
    if (args.sum == PointSum::Spectral && !args.points.empty())
        return spectralBytes(args, count, threads);
    if (args.sum == PointSum::Direct)
        return threads * waitingBytes + points * perWave;
    const auto rows = static_cast<double>(args.grid.shape.rows);
    const auto cols = static_cast<double>(args.grid.shape.cols);
    if (args.model == WaveModel::Exact) {
        const double edges = std::min(192.0, rows) + std::min(192.0, cols);
        return threads * (tableBytes(edges, points, args) + waitingBytes) + points * perWave;
    }
    return tableBytes(std::min(40.0 * simd::waveCols, cols), points, args)
           + threads * tableBytes(std::min(23.0 * simd::waveRows, rows), points, args)
           + points * sizeof(PixelWindow);
}

} // namespace fringe::cpu
