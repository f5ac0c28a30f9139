// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/carriers.h"

#include "kernels/cpu/spectral/error_model.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::cpu {
namespace {

float halfTurns(double cycles) {
    return static_cast<float>(2 * (cycles - std::round(cycles)));
}

} // namespace

Carriers::Carriers(const CommonWave& wave, const TileFrame& tile, double rate, int terms)
    : wave_(wave), rate_(rate),
      neutral_(neutralSquare * (tile.halfX * tile.halfX + tile.halfY * tile.halfY) / 4) {
    for (int m = 0; m < terms; ++m)
        nodes_.push_back(std::cos(std::numbers::pi * (m + 0.5) / terms));
}

void Carriers::fillWeights(float (*weights)[simd::mostTerms]) const {
    const std::size_t terms = nodes_.size();
    for (std::size_t m = 0; m < terms; ++m) {
        double lagrange[simd::mostTerms]{1};
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

/// The Taylor coefficients along the row of r and 1/r, as in the direct sum: with u = X/r and
/// w = 1 - u², r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²), r''''/4! = w(4u² - w)/(8r³).
simd::RowCarrier Carriers::row(int m, double offset, double pitch, double scale) const {
    const double curvature =
        wave_.curvature + nodes_[static_cast<std::size_t>(m)] * wave_.curvatureHalf;
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
    const double weight = scale * centre / r;
    return {{halfTurns(rate_ * (r - centre - curvature * neutral_)), halfTurns(slope * u),
             static_cast<float>(bend), static_cast<float>(-bend * ratio * u),
             static_cast<float>(bend * ratio * ratio * (4 * u * u - w) / 4)},
            {static_cast<float>(weight), static_cast<float>(-weight * ratio * u),
             static_cast<float>(weight * ratio * ratio * (3 * u * u - 1) / 2)}};
}

} // namespace fringe::cpu
