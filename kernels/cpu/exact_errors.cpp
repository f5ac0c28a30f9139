// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/exact_errors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
namespace {

constexpr double share = 0.7; ///< of the tolerance that the model may use up

/// The largest |X|/√(X² + z²) over the columns of the window.
double steepestSine(const PointSource& point, IndexRange cols, const PlaneGrid& grid) {
    const auto offset = [&](std::int64_t col) {
        return std::abs(static_cast<double>(col - grid.shape.cols / 2) * grid.pitchX - point.x);
    };
    const double farthest = std::max(offset(cols.begin), offset(cols.end - 1));
    return farthest / std::hypot(farthest, point.z);
}

/// Root mean square of tⁿ over [-1, 1].
double meanPower(int n) {
    return 1 / std::sqrt(2.0 * n + 1);
}

} // namespace

std::optional<simd::SeriesLength>
shortestSeries(const PointSource& point, const PixelWindow& window, const PointSourcesArgs& args) {
    using enum simd::SeriesLength;
    const double tau = args.grid.pitchX * simd::tileCols / 2;
    const double k = 2 * std::numbers::pi / args.wavelength;
    const double ratio = tau / std::abs(point.z);
    const double sine = steepestSine(point, window.cols, args.grid);
    const double third = k * tau * ratio * ratio / 2 * std::min(sine, 0.286) * meanPower(3);
    const double fourth = k * tau * std::pow(ratio, 3) / 8 * meanPower(4);
    const double fifth = k * tau * std::pow(ratio, 4) / 15 * meanPower(5);
    const double first = sine * ratio * meanPower(1);
    const double second = ratio * ratio * meanPower(2);
    constexpr double roughTurn = 6e-6;
    constexpr double rounding = 3e-6; // of half a tile's half turns in single precision
    const double most = share * args.tolerance;
    if (std::hypot(third + fourth + first + second, roughTurn) < most)
        return Short;
    if (std::hypot(fourth + fifth + second, roughTurn) < most)
        return Middle;
    if (std::hypot(fifth + 0.3 * std::pow(ratio, 3) * meanPower(3), rounding) < most)
        return Long;
    return std::nullopt;
}

} // namespace fringe::cpu
