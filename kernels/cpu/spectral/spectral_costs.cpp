// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/spectral_costs.h"

#include "kernels/cpu/spectral/error_model.h"
#include "kernels/cpu/spectral/gridding_kernel.h"

#include <algorithm>
#include <cmath>

namespace fringe::cpu {
namespace {

/// Nanoseconds on one core, measured with AVX-512 at about 3 GHz; their ratios are what matters.
constexpr double perRay = 5;
constexpr double perCellRow = 0.45;   ///< of one point, one term
constexpr double perButterfly = 0.10; ///< per sample and factor two of a transform's length
constexpr double perCarriedSample = 0.8;
constexpr double perPair = 0.37; ///< of the direct sum

/// What the error model leaves as a margin.
constexpr double share = 0.7;

double tileCost(const SpectralChoices& choices, double count, const PointSourcesArgs& args) {
    const double side = choices.side;
    const double cells = 2 * side;
    const double lines = 1.5 * side; ///< rows of the grid that hold something, and columns
    const double perPoint = perRay + choices.width * choices.terms * perCellRow;
    const double transforms = lines * cells * std::log2(cells) * perButterfly;
    const double perTile = choices.terms * (transforms + side * side * perCarriedSample);
    const double tiles = std::ceil(static_cast<double>(args.grid.shape.cols) / side)
                         * std::ceil(static_cast<double>(args.grid.shape.rows) / side);
    return tiles * (count * perPoint + perTile);
}

/// The narrowest kernel for which the errors together keep the tolerance, or nothing.
std::optional<int> narrowestKernel(double otherError, double tolerance) {
    const double left = share * share * tolerance * tolerance - otherError * otherError;
    for (int width = 2; width <= simd::mostWidth; ++width)
        if (2 * std::pow(griddingKernel(width).error(), 2) <= left)
            return width;
    return std::nullopt;
}

} // namespace

std::optional<CostedChoices> cheapestChoices(const PointBox& box, double count,
                                             const PointSourcesArgs& args) {
    std::optional<CostedChoices> best;
    for (const int side : {32, 64, 128}) {
        const SpectralErrors errors = spectralErrors(box, side, args);
        for (int terms = 1; terms <= simd::mostTerms; ++terms) {
            const double error = std::hypot(errors.shape, errors.curvature[terms]);
            const auto width = narrowestKernel(error, args.tolerance);
            if (!width)
                continue;
            const SpectralChoices choices{side, terms, *width};
            const double cost = tileCost(choices, count, args);
            if (!best || cost < best->nanoseconds)
                best = {choices, cost};
        }
    }
    return best;
}

double directCost(double count, const PointSourcesArgs& args) {
    return count * static_cast<double>(args.grid.shape.cols)
           * static_cast<double>(args.grid.shape.rows) * perPair;
}

} // namespace fringe::cpu
