// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/work_estimate.h"

#include "kernels/cpu/depth_tables.h"
#include "kernels/cpu/nufft/nufft_costs.h"
#include "kernels/cpu/nufft/point_columns.h"
#include "kernels/cpu/nufft/scratch_pool.h"
#include "kernels/cpu/point_batch.h"
#include "kernels/cpu/product_tiles.h"
#include "kernels/cpu/sum_time.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/plan/nufft_plan.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

namespace fringe::cpu {
namespace {

/// Tables of the waves of a batch of points along so many samples.
double tableBytes(double samples, double points, const PointSourcesArgs& args) {
    return samples * points * planesFor(args) * sizeof(float);
}

constexpr double waitingBytes = 7 * sizeof(simd::PointBatch); ///< of a thread's direct sum
constexpr double perWave = sizeof(PointWave) + sizeof(PointSource) + sizeof(PixelWindow);

bool isCut(const PointSourcesArgs& args) {
    return std::ranges::any_of(args.points, [&args](const PointSource& point) {
        const PixelWindow window = windowOf(point, args);
        return window.rows.end - window.rows.begin < args.rowCount
               || window.cols.end - window.cols.begin < args.grid.shape.cols;
    });
}

/// The memory that two ways to sum were given is kept; see `ScratchPool`.
double spectraBytes(const std::vector<plan::NufftChoices>& choices, bool isCut) {
    std::vector<plan::NufftChoices> different;
    for (const plan::NufftChoices& choice : choices)
        if (std::ranges::find(different, choice) == different.end())
            different.push_back(choice);
    std::vector<double> bytes;
    for (const plan::NufftChoices& choice : different)
        bytes.push_back(sizeof(Scratch) + TileSpectrum::bytes(choice, isCut));
    std::ranges::sort(bytes, std::greater());
    bytes.resize(std::min(bytes.size(), ScratchPool::mostKept));
    return std::accumulate(bytes.begin(), bytes.end(), 0.0);
}

Work nufftWork(const PointSourcesArgs& args, double points, int threads) {
    const plan::NufftForecast forecast = plan::forecastSpectra(args, points, nufftCosts);
    const double seconds = 1e-9 * forecast.nanoseconds / threads;
    if (forecast.choices.empty())
        return {threads * waitingBytes + points * perWave, seconds};
    const double shared = threads * spectraBytes(forecast.choices, isCut(args));
    return {shared + points * PointColumns::bytes, seconds};
}

/// Bytes of separable waves: the tables that all threads share, which are kept; see `ProductRooms`.
double sharedBytes(const PointSourcesArgs& args, double points) {
    const auto rows = static_cast<double>(args.grid.shape.rows);
    const auto cols = static_cast<double>(args.grid.shape.cols);
    const double lines = std::min(static_cast<double>(separablePart.rows), rows)
                         + std::min(static_cast<double>(separablePart.cols), cols);
    return tableBytes(lines, std::min<double>(points, separableBatch), args);
}

} // namespace

Work workOf(const PointSourcesArgs& args, std::size_t count, int threads) {
    const auto points = static_cast<double>(count);
    if (args.sum == PointSum::Nufft && !args.points.empty())
        return nufftWork(args, points, threads);
    const double seconds = 1e-9 * sumNanoseconds(args, points) / threads;
    if (args.sum == PointSum::Products) {
        const double kept = sharedBytes(args, points);
        const double tables =
            args.onPixels && !args.points.empty() ? 2 * threads * DepthTables::bytes(args) : 0;
        return {kept + points * sizeof(PixelWindow) + tables, seconds};
    }
    return {threads * waitingBytes + points * perWave, seconds};
}

} // namespace fringe::cpu
