// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/plan/gridding_kernel.h"

#include <array>
#include <cmath>
#include <mutex>
#include <numbers>
#include <numeric>
#include <optional>

namespace fringe::plan {
namespace {

using std::numbers::pi;

/// β/w of the least `error`.
double betaPerWidth(int width, Oversampling oversampling) {
    constexpr std::array twofold{1.80, 2.12, 2.22, 2.27, 2.30, 2.30, 2.30};
    constexpr std::array fiveQuarters{1.17, 1.55, 1.70, 1.77, 1.81, 1.83, 1.85};
    const auto at = static_cast<std::size_t>(width - 2);
    return oversampling == Oversampling::Twofold ? twofold.at(at) : fiveQuarters.at(at);
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

GriddingKernel::GriddingKernel(int width, Oversampling oversampling)
    : width_(width), beta_(betaPerWidth(width, oversampling) * width) {
    fitPolynomials();
    placeNodes();
    constexpr int samples = 32;
    const double most = oversampling == Oversampling::Twofold ? 0.25 : 0.4;
    for (int i = 0; i < samples; ++i)
        squares_.push_back(aliasing(most * (i + 0.5) / samples));
    error_ = std::sqrt(std::accumulate(squares_.begin(), squares_.end(), 0.0) / samples);
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
            polynomials_.twice[k][cell] = coefficient;
            polynomials_.twice[k][keptCells(width_) + cell] = coefficient;
        }
    }
}

/// With t = (w/2) sin θ the integrand is smooth and even, and the trapezoidal rule converges fast.
void GriddingKernel::placeNodes() {
    constexpr int steps = 200;
    for (int i = 0; i < steps; ++i) {
        const double angle = pi * (i + 0.5) / steps - pi / 2;
        const double t = width_ / 2.0 * std::sin(angle);
        nodes_.push_back({t, value(t), std::cos(angle)});
    }
}

double GriddingKernel::transform(double frequency) const {
    double sum = 0;
    for (const Node& node : nodes_)
        sum += node.value * std::cos(2 * pi * frequency * node.t) * node.measure;
    return sum * pi / static_cast<double>(nodes_.size()) * width_ / 2.0;
}

/// The square of what aliases into a pixel of this frequency.
double GriddingKernel::aliasing(double frequency) const {
    const double wanted = transform(frequency);
    double sum = 0;
    for (int image : {-2, -1, 1, 2})
        sum += std::pow(transform(frequency + image) / wanted, 2);
    return sum;
}

double GriddingKernel::error(int side, std::int64_t count) const {
    double sum = 0;
    for (int i = 0; i < side; ++i) {
        const auto tiles = static_cast<double>(count / side + (i < count % side ? 1 : 0));
        const auto twiceFromMiddle = static_cast<std::size_t>(std::abs(2 * i + 1 - side));
        sum += tiles * squares_[twiceFromMiddle * squares_.size() / static_cast<std::size_t>(side)];
    }
    return std::sqrt(sum / static_cast<double>(count));
}

const GriddingKernel& griddingKernel(int width, Oversampling oversampling) {
    struct Lazy {
        std::once_flag made;
        std::optional<GriddingKernel> kernel;
    };
    static std::array<std::array<Lazy, mostWidth - 1>, 2> kernels;
    Lazy& lazy =
        kernels.at(static_cast<std::size_t>(oversampling)).at(static_cast<std::size_t>(width - 2));
    std::call_once(lazy.made, [&] { lazy.kernel.emplace(width, oversampling); });
    return *lazy.kernel;
}

std::vector<float> gridDeconvolution(int side, int width, Oversampling oversampling) {
    const GriddingKernel& kernel = griddingKernel(width, oversampling);
    const double cells = cellsOf(side, oversampling);
    std::vector<float> deconvolution;
    for (int i = 0; i < side; ++i) {
        const int fromCentre = i - side / 2;
        const double sign = fromCentre % 2 == 0 ? 1 : -1;
        deconvolution.push_back(static_cast<float>(sign / kernel.transform(fromCentre / cells)));
    }
    return deconvolution;
}

} // namespace fringe::plan
