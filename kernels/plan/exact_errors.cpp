// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/exact_errors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::plan {
namespace {

/// The offsets of a point from the first and the last sample of its window.
struct Offsets {
    double first;
    double last;
};

Offsets offsetsX(const PointSource& point, IndexRange cols, const PlaneGrid& grid) {
    const auto offset = [&](std::int64_t col) {
        return static_cast<double>(col - grid.centreCol()) * grid.pitchX - point.x;
    };
    return {offset(cols.begin), offset(cols.end - 1)};
}

Offsets offsetsY(const PointSource& point, IndexRange rows, const PlaneGrid& grid) {
    const auto offset = [&](std::int64_t row) {
        return static_cast<double>(grid.centreRow() - row) * grid.pitchY - point.y;
    };
    return {offset(rows.begin), offset(rows.end - 1)};
}

AxisView viewOf(Offsets offsets, double z, double wavelength) {
    const double farthest = std::max(std::abs(offsets.first), std::abs(offsets.last));
    return {z, farthest / std::hypot(farthest, z), 2 * std::numbers::pi / wavelength};
}

/// Root mean squares of tⁿ over [-1, 1].
constexpr double meanPower[]{1, 0.577, 0.447, 0.378, 0.333, 0.302};

void addMixed(MixedTerms& terms, double x, double y, double z, double weight) {
    const double xx = x * x, yy = y * y;
    const double rr = xx + yy + z * z;
    const double cubed = 1 / (rr * std::sqrt(rr));
    terms.xy += weight * square(x * y * cubed);
    terms.xxy += weight * square(y * (3 * xx - rr) * cubed / rr);
    terms.xyy += weight * square(x * (3 * yy - rr) * cubed / rr);
    terms.xxyy += weight * square((3 * (xx + yy) - rr - 15 * xx * yy / rr) * cubed / rr);
}

/// Σ n² over n = first … end - 1, relative to a middle at side/2.
double squaresFromMiddle(std::int64_t side, std::int64_t pixels) {
    const auto sum = [](double n) { return (n - 1) * n * (2 * n - 1) / 6; }; // of n² below n
    const auto middle = static_cast<double>(side / 2);
    return sum(static_cast<double>(pixels) - middle) - sum(-middle);
}

} // namespace

double seenSide(std::int64_t side, std::int64_t count) {
    const double squares = static_cast<double>(count / side) * squaresFromMiddle(side, side)
                           + squaresFromMiddle(side, count % side);
    const double whole = squaresFromMiddle(side, side) / static_cast<double>(side);
    return std::sqrt(12 * std::max(whole, squares / static_cast<double>(count)));
}

AxisView viewAlongX(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args) {
    return viewOf(offsetsX(point, window.cols, args.grid), point.z, args.wavelength);
}

AxisView viewAlongY(const PointSource& point, const PixelWindow& window,
                    const PointSourcesArgs& args) {
    return viewOf(offsetsY(point, window.rows, args.grid), point.z, args.wavelength);
}

double seriesError(const AxisView& view, double pitch, double samples, SeriesLength length) {
    const double tau = pitch * samples / 2;
    const double ratio = tau / std::abs(view.z);
    const double cubed = ratio * ratio * ratio;
    const double third = view.k * tau * ratio * ratio / 2 * std::min(view.sine, 0.286);
    const double fourth = view.k * tau * cubed / 8 * meanPower[4];
    const double fifth = view.k * tau * cubed * ratio / 15 * meanPower[5];
    const double first = view.sine * ratio * meanPower[1];
    const double second = ratio * ratio * meanPower[2];
    const double rounding = 1.7e-8 * samples;
    constexpr double roughTurn = 6e-6;
    const auto with = [&](double series, double turn) {
        return std::sqrt(square(series) + square(turn) + square(rounding));
    };
    if (length == SeriesLength::Short)
        return with(third * meanPower[3] + fourth + first + second, roughTurn);
    if (length == SeriesLength::Middle)
        return with(fourth + fifth + second, roughTurn);
    return with(fifth + 0.3 * cubed * meanPower[3], 0);
}

std::optional<SeriesLength> shortestSeries(const PointSource& point, const PixelWindow& window,
                                           const PointSourcesArgs& args, int samples) {
    using enum SeriesLength;
    const AxisView view = viewAlongX(point, window, args);
    const double seen = seenSide(samples, args.grid.shape.cols);
    for (const SeriesLength length : {Short, Middle, Long})
        if (seriesError(view, args.grid.pitchX, seen, length) < modelShare * args.tolerance)
            return length;
    return std::nullopt;
}

MixedTerms mixedTerms(const PointSource& point, const PixelWindow& window,
                      const PointSourcesArgs& args) {
    constexpr double nodes[]{-0.7745966692414834, 0, 0.7745966692414834};
    constexpr double weights[]{5. / 18, 8. / 18, 5. / 18};
    const Offsets x = offsetsX(point, window.cols, args.grid);
    const Offsets y = offsetsY(point, window.rows, args.grid);
    const auto at = [](Offsets offsets, double node) {
        return (offsets.first + offsets.last) / 2 + node * (offsets.last - offsets.first) / 2;
    };
    const double kSquared = square(2 * std::numbers::pi / args.wavelength);
    MixedTerms terms;
    for (int i = 0; i < 3; ++i)
        for (int j = 0; j < 3; ++j)
            addMixed(terms, at(x, nodes[i]), at(y, nodes[j]), point.z,
                     kSquared * weights[i] * weights[j]);
    return terms;
}

double mixedSquare(const MixedTerms& terms, double a, double b) {
    const double aa = a * a / 12, bb = b * b / 12;
    const double aaaa = square(a * a) / 80, bbbb = square(b * b) / 80;
    return terms.xy * aa * bb + terms.xxy * aaaa * bb / 4 + terms.xyy * aa * bbbb / 4
           + terms.xxyy * aaaa * bbbb / 16;
}

double patchError(const PointSource& point, const PixelWindow& window, const PointSourcesArgs& args,
                  int side) {
    const PlaneGrid& grid = args.grid;
    const double across = seenSide(side, grid.shape.cols), down = seenSide(side, grid.shape.rows);
    const auto along = [](const AxisView& view, double pitch, double seen) {
        constexpr double roundingOfTurn = 2.5e-7;
        const double turn = view.k * pitch * view.sine * roundingOfTurn * seen / std::sqrt(12.0);
        return square(seriesError(view, pitch, seen, SeriesLength::Short)) + square(turn);
    };
    return std::sqrt(
        mixedSquare(mixedTerms(point, window, args), across * grid.pitchX, down * grid.pitchY)
        + along(viewAlongX(point, window, args), grid.pitchX, across)
        + along(viewAlongY(point, window, args), grid.pitchY, down));
}

} // namespace fringe::plan
