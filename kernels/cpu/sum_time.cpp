// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/sum_time.h"

#include "kernels/cpu/direct_tile.h"
#include "kernels/cpu/product_tiles.h"
#include "kernels/cpu/sum_costs.h"

#include <cmath>

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

/// Cost of a point on the whole plane.
double separableCost(const PixelWindow& window, const PointSourcesArgs& args) {
    if (reachesNothing(window))
        return 0;
    const double lines = static_cast<double>(args.grid.shape.rows + args.grid.shape.cols);
    return lines * sumCosts().perWaveSample
           + lengthOf(window.rows) * lengthOf(window.cols) * productCost(args);
}

/// Cost of the points of the sample.
double sampleCost(const PointSourcesArgs& sample) {
    double sum = 0;
    for (const PointSource& point : sample.points) {
        const PixelWindow window = windowOf(point, sample);
        sum += sample.sum == PointSum::Products ? separableCost(window, sample)
                                                : directCost(point, window, sample);
    }
    return sum;
}

} // namespace

double sumNanoseconds(const PointSourcesArgs& sample, double count) {
    if (sample.points.empty())
        return 0;
    const bool isDirect = sample.sum == PointSum::Direct;
    const double batches = isDirect ? 1 : std::ceil(count / separableBatch);
    const double samples =
        static_cast<double>(sample.rowCount) * static_cast<double>(sample.grid.shape.cols);
    const double weight = count / static_cast<double>(sample.points.size());
    return weight * sampleCost(sample) + batches * samples * sumCosts().perSample;
}

} // namespace fringe::cpu
