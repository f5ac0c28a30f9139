// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/gridding_kernel.h"

#include <array>
#include <cmath>
#include <numbers>

namespace fringe::plan {
namespace {

using std::numbers::pi;

/// β/w of the least `error` on a grid of twofold fineness.
double betaPerWidth(int width) {
    switch (width) {
    case 2:
        return 1.80;
    case 3:
        return 2.12;
    case 4:
        return 2.22;
    case 5:
        return 2.27;
    default:
        return 2.30;
    }
}

/// Coefficients of xᵏ of the polynomial that meets `values` at Chebyshev's nodes cos(π(i + ½)/n).
std::vector<double> chebyshevFit(const std::vector<double>& values) {
    const std::size_t n = values.size();
    std::vector<double> result(n, 0.0);
    std::vector<double> before(n, 0.0), current(n, 0.0);
    current[0] = 1;
    for (std::size_t order = 0; order < n; ++order) {
        double coefficient = 0;
        for (std::size_t i = 0; i < n; ++i)
            coefficient += values[i]
                           * std::cos(pi * static_cast<double>(order)
                                      * (static_cast<double>(i) + 0.5) / static_cast<double>(n));
        coefficient *= (order == 0 ? 1.0 : 2.0) / static_cast<double>(n);
        std::vector<double> next(n, 0.0);
        for (std::size_t k = 0; k < n; ++k) {
            result[k] += coefficient * current[k];
            if (k + 1 < n)
                next[k + 1] = (order == 0 ? 1 : 2) * current[k];
        }
        for (std::size_t k = 0; k < n && order > 0; ++k)
            next[k] -= before[k];
        before = current;
        current = next;
    }
    return result;
}

} // namespace

GriddingKernel::GriddingKernel(int width) : width_(width), beta_(betaPerWidth(width) * width) {
    fitPolynomials();
    error_ = aliasing();
}

double GriddingKernel::value(double t) const {
    const double s = 2 * t / width_;
    return std::abs(s) > 1 ? 0 : std::exp(beta_ * (std::sqrt(1 - s * s) - 1));
}

void GriddingKernel::fitPolynomials() {
    polynomials_.width = width_;
    polynomials_.degree = width_ + 2;
    const int nodes = polynomials_.degree + 1;
    for (int cell = 0; cell < width_; ++cell) {
        std::vector<double> values;
        for (int i = 0; i < nodes; ++i) {
            const double fraction = (std::cos(pi * (i + 0.5) / nodes) + 1) / 2;
            values.push_back(value(fraction - width_ / 2.0 + cell));
        }
        const std::vector<double> fit = chebyshevFit(values);
        for (int k = 0; k < nodes; ++k) {
            const auto coefficient = static_cast<float>(fit[static_cast<std::size_t>(k)]);
            polynomials_.once[k][cell] = coefficient;
            polynomials_.twice[k][2 * cell] = polynomials_.twice[k][2 * cell + 1] = coefficient;
        }
    }
}

/// With t = (w/2) sin θ the integrand is smooth and even, and the trapezoidal rule converges fast.
double GriddingKernel::transform(double frequency) const {
    constexpr int steps = 200;
    double sum = 0;
    for (int i = 0; i < steps; ++i) {
        const double angle = pi * (i + 0.5) / steps - pi / 2;
        const double t = width_ / 2.0 * std::sin(angle);
        sum += value(t) * std::cos(2 * pi * frequency * t) * std::cos(angle);
    }
    return sum * pi / steps * width_ / 2.0;
}

double GriddingKernel::aliasing() const {
    constexpr int samples = 32;
    double sum = 0;
    for (int i = 0; i < samples; ++i) {
        const double frequency = 0.25 * (i + 0.5) / samples;
        const double wanted = transform(frequency);
        for (int image : {-2, -1, 1, 2})
            sum += std::pow(transform(frequency + image) / wanted, 2);
    }
    return std::sqrt(sum / samples);
}

const GriddingKernel& griddingKernel(int width) {
    static const std::array<GriddingKernel, mostWidth - 1> kernels = [] {
        return std::array{GriddingKernel(2), GriddingKernel(3), GriddingKernel(4),
                          GriddingKernel(5), GriddingKernel(6), GriddingKernel(7),
                          GriddingKernel(8)};
    }();
    return kernels.at(static_cast<std::size_t>(width - 2));
}

std::vector<float> gridTaper(int side, int width) {
    std::vector<float> taper;
    for (int i = 0; i < side; ++i) {
        const int fromCentre = i - side / 2;
        const double sign = fromCentre % 2 == 0 ? 1 : -1;
        taper.push_back(
            static_cast<float>(sign / griddingKernel(width).transform(fromCentre / (2.0 * side))));
    }
    return taper;
}

} // namespace fringe::plan
