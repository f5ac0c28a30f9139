// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/demodulation.h"

#include "kernels/plan/nufft_errors.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::plan {
namespace {

/// exponent: 0 to 2. The standard function takes a fiftieth of the time of small tiles.
double power(double base, int exponent) {
    return exponent == 0 ? 1 : exponent == 1 ? base : base * base;
}

float halfTurns(double cycles) {
    return static_cast<float>(2 * (cycles - std::round(cycles)));
}

} // namespace

Demodulation::Demodulation(const LocalWave& wave, const TileFrame& tile, double rate, int terms)
    : wave_(wave), rate_(rate),
      neutral_(neutralSquare * (tile.halfX * tile.halfX + tile.halfY * tile.halfY) / 4) {
    for (int m = 0; m < terms; ++m)
        nodes_.push_back(std::cos(std::numbers::pi * (m + 0.5) / terms));
}

void Demodulation::fillWeights(float (*weights)[mostTerms]) const {
    const std::size_t terms = nodes_.size();
    for (std::size_t m = 0; m < terms; ++m) {
        double lagrange[mostTerms]{1};
        std::size_t degree = 0;
        for (std::size_t other = 0; other < terms; ++other) {
            if (other == m)
                continue;
            const double scale = 1 / (nodes_[m] - nodes_[other]);
            ++degree;
            for (std::size_t k = degree; k > 0; --k)
                lagrange[k] = scale * (lagrange[k - 1] - nodes_[other] * lagrange[k]);
            lagrange[0] *= -nodes_[other] * scale;
        }
        std::ranges::transform(lagrange, weights[m],
                               [](double value) { return static_cast<float>(value); });
    }
}

double Demodulation::curvature(int m) const {
    return wave_.curvature + nodes_[static_cast<std::size_t>(m)] * wave_.curvatureHalf;
}

/// The Taylor coefficients along the row of r and 1/r, as in the direct sum: with u = X/r and
/// w = 1 - u², r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²), r''''/4! = w(4u² - w)/(8r³).
RowDemodulation Demodulation::demodulation(double curvature, double offset, double pitch) const {
    const double centre = 1 / curvature;
    const double dx = centre * wave_.u;
    const double dy = centre * wave_.v + offset;
    const double zSquared = centre * centre * (1 - wave_.u * wave_.u - wave_.v * wave_.v);
    const double r = std::sqrt(dx * dx + dy * dy + zSquared);
    const double u = dx / r;
    const double w = (dy * dy + zSquared) / (r * r);
    const double ratio = pitch / r;
    const double slope = rate_ * pitch;
    const double bend = slope * ratio * w;
    const double weight = centre / r;
    return {{halfTurns(rate_ * (r - centre - curvature * neutral_)), halfTurns(slope * u),
             static_cast<float>(bend), static_cast<float>(-bend * ratio * u),
             static_cast<float>(bend * ratio * ratio * (4 * u * u - w) / 4)},
            {static_cast<float>(weight), static_cast<float>(-weight * ratio * u),
             static_cast<float>(weight * ratio * ratio * (3 * u * u - 1) / 2), 0}};
}

RowDemodulation Demodulation::row(int m, double offset, double pitch, double scale) const {
    RowDemodulation row = demodulation(curvature(m), offset, pitch);
    for (float& weight : row.weight)
        weight *= static_cast<float>(scale);
    return row;
}

/// With κ(2 - u² - v²) fixed, s = uX + vY and ρ² = X² + Y²: ∂g/∂u of
/// g = κ/2 (ρ² - s²) - κ²/2 s (ρ² - s²); along `Axis::Columns` ∂g/∂v.
double Demodulation::slope(Axis axis, double x, double y) const {
    const double kappa = wave_.curvature;
    const double squares = wave_.u * wave_.u + wave_.v * wave_.v;
    const double along = axis == Axis::Rows ? x : y;
    const double steep = 2 * (axis == Axis::Rows ? wave_.u : wave_.v) / (2 - squares);
    const double s = wave_.u * x + wave_.v * y;
    const double across = x * x + y * y - s * s;
    return kappa * (steep * across / 2 - s * along)
           - kappa * kappa * (steep * s * across + (across - 2 * s * s) * along / 2);
}

/// A second derivative of the same. Of its second part, which is smaller by κρ, what grows with
/// the first power of the common direction.
double Demodulation::twist(Axis one, Axis other, double x, double y) const {
    const double kappa = wave_.curvature;
    const double rest = 2 - wave_.u * wave_.u - wave_.v * wave_.v;
    const auto steep = [&](Axis axis) {
        return 2 * (axis == Axis::Rows ? wave_.u : wave_.v) / rest;
    };
    const auto along = [&](Axis axis) { return axis == Axis::Rows ? x : y; };
    const double s = wave_.u * x + wave_.v * y;
    const double across = x * x + y * y - s * s;
    const double steeper = (one == other ? 2 / rest : 0) + 2 * steep(one) * steep(other);
    const double turned = steep(one) * along(other) + steep(other) * along(one);
    const double product = along(one) * along(other);
    return kappa * (steeper * across / 2 - s * turned - product) + 3 * kappa * kappa * s * product;
}

double Demodulation::derivative(Bend powers, double x, double y) const {
    if (powers.powerX + powers.powerY == 1)
        return slope(powers.powerX == 1 ? Axis::Rows : Axis::Columns, x, y);
    return twist(powers.powerX > 0 ? Axis::Rows : Axis::Columns,
                 powers.powerY > 0 ? Axis::Columns : Axis::Rows, x, y);
}

/// The derivatives along a row are polynomials of the third degree: four places give their
/// coefficients.
RowDemodulation Demodulation::bent(Bend powers, double offset, const PlaneGrid& grid,
                                   double scale) const {
    const double perPixelX = 1 / (rate_ * grid.pitchX), perPixelY = -1 / (rate_ * grid.pitchY);
    const double factorials = std::max(powers.powerX, powers.powerY) == 2 ? 2 : 1;
    const double factor = 2 * std::numbers::pi * rate_ * scale / factorials
                          * power(perPixelX, powers.powerX) * power(perPixelY, powers.powerY);
    const auto at = [&](double t) { return factor * derivative(powers, t * grid.pitchX, offset); };
    constexpr double step = 16;
    const double a = at(-step), b = at(0), c = at(step), d = at(2 * step);
    RowDemodulation row = demodulation(wave_.curvature, offset, grid.pitchX);
    const double third = (d - 3 * c + 3 * b - a) / 6;
    const double second = (a + c) / 2 - b;
    row.weight[0] = static_cast<float>(b);
    row.weight[1] = static_cast<float>(((c - a) / 2 - third) / step);
    row.weight[2] = static_cast<float>(second / (step * step));
    row.weight[3] = static_cast<float>(third / (step * step * step));
    row.phase[0] += 0.5f;
    return row;
}

} // namespace fringe::plan
