// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/sum_time.h"

#include "kernels/cpu/direct_tile.h"
#include "kernels/cpu/product_tiles.h"
#include "kernels/cpu/sum_costs.h"

#include <cmath>
#include <vector>

namespace fringe::cpu {
namespace {

double lengthOf(IndexRange range) {
    return static_cast<double>(range.end - range.begin);
}

bool reachesNothing(const PixelWindow& window) {
    return isEmpty(window.rows) || isEmpty(window.cols);
}

double pairCost(PixelForm form) {
    const SumCosts& costs = sumCosts();
    return form <= PixelForm::RootPerPixel ? costs.perPair[static_cast<int>(form)]
                                           : costs.perFresnelPair;
}

double directCost(const PointSource& point, const PixelWindow& window,
                  const PointSourcesArgs& args) {
    if (reachesNothing(window))
        return 0;
    const SumCosts& costs = sumCosts();
    const auto tiles = static_cast<double>((window.cols.end - 1) / simd::tileCols
                                           - window.cols.begin / simd::tileCols + 1);
    const double part = args.realPart ? costs.realPair : 1;
    const double perPair = part * pairCost(pixelFormOf(point, window, args));
    const double cuts =
        (window.cols.begin > 0 ? 1.0 : 0.0) + (window.cols.end < args.grid.shape.cols ? 1.0 : 0.0);
    return lengthOf(window.rows)
           * (tiles * costs.perRow + cuts * costs.perCutRow + lengthOf(window.cols) * perPair);
}

double productCost(const PointSourcesArgs& args) {
    return sumCosts().perProduct * (args.realPart ? sumCosts().realProduct : 1);
}

/// Of a point on the tiles that its window meets.
double tiledCost(const TileGrid& tiles, const PixelWindow& window, const PointSourcesArgs& args) {
    const auto rows = static_cast<double>(tiles.rows()), cols = static_cast<double>(tiles.cols());
    return static_cast<double>(tiles.countIn(window))
           * (sumCosts().perTilePoint + (rows + cols) * sumCosts().perTableSample
              + rows * cols * productCost(args));
}

/// Of a point on the whole plane.
double separableCost(const PixelWindow& window, const PointSourcesArgs& args) {
    if (reachesNothing(window))
        return 0;
    const double lines = static_cast<double>(args.grid.shape.rows + args.grid.shape.cols);
    return lines * sumCosts().perWaveSample
           + lengthOf(window.rows) * lengthOf(window.cols) * productCost(args);
}

double exactProducts(const PointSourcesArgs& sample, const std::vector<PixelWindow>& windows,
                     double weight) {
    const auto fewest =
        static_cast<std::size_t>(std::ceil(static_cast<double>(simd::batchPoints) / weight));
    const plan::TilePlan tiled = plan::planTiles(windows, {productTiles, fewest}, sample);
    double sum = 0;
    for (const plan::TileGroup& group : tiled.groups) {
        const TileGrid tiles(group.size, sample);
        for (const std::uint32_t point : group.points)
            sum += tiledCost(tiles, windows[point], sample);
    }
    for (const std::uint32_t point : tiled.others)
        sum += directCost(sample.points[point], windows[point], sample);
    return sum;
}

/// Of the points of the sample, each of which stands for `weight` points.
double sampleCost(const PointSourcesArgs& sample, double weight) {
    std::vector<PixelWindow> windows;
    for (const PointSource& point : sample.points)
        windows.push_back(windowOf(point, sample));
    if (sample.sum == PointSum::Products && sample.model == WaveModel::Exact)
        return exactProducts(sample, windows, weight);
    double sum = 0;
    for (std::size_t i = 0; i < windows.size(); ++i)
        sum += sample.sum == PointSum::Products ? separableCost(windows[i], sample)
                                                : directCost(sample.points[i], windows[i], sample);
    return sum;
}

} // namespace

double sumNanoseconds(const PointSourcesArgs& sample, double count) {
    if (sample.points.empty())
        return 0;
    const bool isDirect = sample.sum == PointSum::Direct;
    const int batch = sample.model == WaveModel::Exact ? simd::batchPoints : separableBatch;
    const double batches = isDirect ? 1 : std::ceil(count / batch);
    const double samples =
        static_cast<double>(sample.rowCount) * static_cast<double>(sample.grid.shape.cols);
    const double weight = count / static_cast<double>(sample.points.size());
    return weight * sampleCost(sample, weight) + batches * samples * sumCosts().perSample;
}

} // namespace fringe::cpu
