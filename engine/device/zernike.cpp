// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/zernike.h"

#include "engine/model/error.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <map>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

constexpr int lastFringe = 37;
constexpr ZernikeOrder orderOfLastFringe{12, 0}; // out of the sequence, in which it would be 49

int osaNumber(ZernikeOrder order) {
    return (order.n * (order.n + 2) + order.m) / 2;
}

int nollNumber(ZernikeOrder order) {
    const auto [n, m] = order;
    const bool isLow = n % 4 < 2;
    const bool isLater = isLow ? m <= 0 : m >= 0;
    return n * (n + 1) / 2 + std::abs(m) + (isLater ? 1 : 0);
}

/// 0 for an order without a number.
int fringeNumber(ZernikeOrder order) {
    if (order == orderOfLastFringe)
        return lastFringe;
    const int half = 1 + (order.n + std::abs(order.m)) / 2;
    const int number = half * half - 2 * std::abs(order.m) + (order.m < 0 ? 1 : 0);
    return number < lastFringe ? number : 0;
}

/// -1 for an order without a number.
int numberInIndex(ZernikeIndex index, ZernikeOrder order) {
    switch (index) {
    case ZernikeIndex::Osa:
        return osaNumber(order);
    case ZernikeIndex::Noll:
        return nollNumber(order);
    case ZernikeIndex::Fringe:
        return fringeNumber(order) > 0 ? fringeNumber(order) : -1;
    case ZernikeIndex::Order:
        break;
    }
    return 0;
}

void requireOrder(ZernikeOrder order) {
    const auto [n, m] = order;
    if (n < 0 || n > highestZernike || std::abs(m) > n || (n - m) % 2 != 0)
        throw badInput(FRINGE_MARK("There is no Zernike polynomial ({0}, {1}); n goes from 0 to "
                                   "{2}, and m from -n to n in steps of 2."),
                       n, m, highestZernike);
}

/// The coefficient of Z for one that is so normalised.
double factorOf(ZernikeOrder order, ZernikeNorm norm) {
    if (norm == ZernikeNorm::Peak)
        return 1;
    return std::sqrt((order.m == 0 ? 1.0 : 2.0) * (order.n + 1));
}

/// Σ c Z(n, m), by the form R(m + 2k, m; ρ) = ρ^m P(k), P the Jacobi polynomials (0, m) of 2ρ² - 1,
/// which their recurrence gives without the cancellation of powers (Abramowitz and Stegun, 22.7.1),
/// and ρ^m exp(imθ) = (x + iy)^m.
class ZernikeSeries {
  public:
    void add(ZernikeOrder order, double coefficient) {
        const int m = std::abs(order.m);
        Family& family = families_[m];
        const auto k = static_cast<std::size_t>((order.n - m) / 2);
        while (family.steps.size() <= k)
            family.steps.push_back(stepOf(static_cast<double>(family.steps.size()), m));
        (order.m < 0 ? family.steps[k].sine : family.steps[k].cosine) += coefficient;
    }

    double at(double x, double y) const {
        const double t = 2 * (x * x + y * y) - 1;
        double sum = 0, real = 1, imaginary = 0; // of (x + iy)^exponent
        int exponent = 0;
        for (const auto& [m, family] : families_) {
            for (; exponent < m; ++exponent)
                std::tie(real, imaginary) =
                    std::pair(real * x - imaginary * y, real * y + imaginary * x);
            const auto [cosines, sines] = family.at(t);
            sum += real * cosines + imaginary * sines;
        }
        return sum;
    }

  private:
    /// P(k) = (slope t + offset) P(k - 1) - before P(k - 2), and what it is multiplied by.
    struct Step {
        double slope, offset, before;
        double cosine = 0, sine = 0;
    };
    struct Family {
        std::vector<Step> steps{};
        std::pair<double, double> at(double t) const {
            double last = 0, now = 1, cosines = 0, sines = 0;
            for (const Step& step : steps) {
                const double next = (step.slope * t + step.offset) * now - step.before * last;
                last = now;
                now = next;
                cosines += step.cosine * now;
                sines += step.sine * now;
            }
            return {cosines, sines};
        }
    };

    static Step stepOf(double k, double m) {
        if (k == 0)
            return {0, 1, 0};
        if (k == 1)
            return {(m + 2) / 2, -m / 2, 0};
        const double divisor = 2 * k * (k + m) * (2 * k + m - 2);
        return {(2 * k + m - 1) * (2 * k + m) * (2 * k + m - 2) / divisor,
                -(2 * k + m - 1) * m * m / divisor,
                2 * (k - 1) * (k + m - 1) * (2 * k + m) / divisor};
    }

    std::map<int, Family> families_;
};

} // namespace

ZernikeOrder zernikeOrder(ZernikeIndex index, int number) {
    for (int n = 0; n <= highestZernike; ++n)
        for (int m = -n; m <= n; m += 2)
            if (index != ZernikeIndex::Order && numberInIndex(index, {n, m}) == number)
                return {n, m};
    throw badInput(FRINGE_MARK("There is no Zernike polynomial with the number {0} in the index "
                               "{1}, or it is beyond n = {2}."),
                   number, nameOf(index), highestZernike);
}

int zernikeNumber(ZernikeIndex index, ZernikeOrder order) {
    requireOrder(order);
    const int number = numberInIndex(index, order);
    if (number < 0)
        throw badInput(FRINGE_MARK("The Zernike polynomial ({0}, {1}) has no number in the index "
                                   "{2}; name it in another."),
                       order.n, order.m, nameOf(index));
    return number;
}

double zernike(ZernikeOrder order, ZernikeNorm norm, double x, double y) {
    requireOrder(order);
    ZernikeSeries series;
    series.add(order, factorOf(order, norm));
    return series.at(x, y);
}

double inscribedRadius(const PlaneGrid& grid) {
    const auto [rows, cols] = grid.wholePlate();
    return 0.5
           * std::min(static_cast<double>(rows) * grid.pitchY,
                      static_cast<double>(cols) * grid.pitchX);
}

Plane<double> zernikePhases(const ZernikeSum& sum, const PlaneGrid& grid) {
    const double radius = sum.radius > Length{} ? sum.radius.si() : inscribedRadius(grid);
    ZernikeSeries series;
    for (const ZernikeTerm& term : sum.terms) {
        requireOrder(term.order);
        series.add(term.order, term.value * factorOf(term.order, sum.norm) * cyclesIn(sum.unit));
    }
    return made<double>(
        grid.shape, {.isMade = true},
        [grid, radius, x = sum.x.si(), y = sum.y.si(), series = std::move(series)] {
            return [=, &series](const Region& region, double* to, std::ptrdiff_t stride) {
                for (std::int64_t row = 0; row < region.shape.rows; ++row)
                    for (std::int64_t col = 0; col < region.shape.cols; ++col) {
                        const auto right =
                            static_cast<double>(region.col + col - grid.centreCol()) * grid.pitchX;
                        const auto up =
                            static_cast<double>(grid.centreRow() - region.row - row) * grid.pitchY;
                        to[row * stride + col] = series.at((right - x) / radius, (up - y) / radius);
                    }
            };
        });
}

} // namespace fringe
