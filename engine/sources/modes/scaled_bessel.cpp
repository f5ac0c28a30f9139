// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/modes/scaled_bessel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

using Wide = std::complex<double>;
constexpr Wide unit{0, 1};

/// i^k, or (-i)^k.
Wide turned(std::int64_t k, bool isBack) {
    constexpr Wide turns[]{{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
    return turns[(isBack ? -k : k) & 3];
}

Wide byHankel(std::int64_t l, Wide z) {
    constexpr double least = 1e-17;
    const double order = static_cast<double>(4 * l * l);
    Wide term = 1, ahead = 1, back = 1;
    for (int k = 1; k < 60 && std::abs(term) > least; ++k) {
        term *= (order - (2.0 * k - 1) * (2.0 * k - 1)) / (8.0 * k * z);
        ahead += turned(k, false) * term;
        back += turned(k, true) * term;
    }
    const double turn = z.real() - (static_cast<double>(l) / 2 + 0.25) * std::numbers::pi;
    const double high = std::abs(z.imag());
    return std::sqrt(1.0 / (2 * std::numbers::pi * z))
           * (ahead * std::polar(std::exp(-z.imag() - high), turn)
              + back * std::polar(std::exp(z.imag() - high), -turn));
}

/// Normalised by exp(±iz) = J₀ + 2 Σ (±i)^k J_k, of the sign with which the sum does not cancel.
Wide byMiller(std::int64_t l, Wide z) {
    constexpr double tooLarge = 1e200;
    const double from = std::max(static_cast<double>(l), std::abs(z));
    const bool isBack = z.imag() > 0;
    const Wide twice = 2.0 / z;
    Wide above = 0, here = 1e-200, sum = 0, wanted = 0;
    for (auto k = static_cast<std::int64_t>(from + 12 * std::cbrt(from)) + 30; k > 0; --k) {
        sum += 2.0 * turned(k, isBack) * here;
        if (k == l)
            wanted = here;
        above = std::exchange(here, static_cast<double>(k) * twice * here - above);
        if (std::abs(here.real()) + std::abs(here.imag()) > tooLarge)
            for (Wide* each : {&above, &here, &sum, &wanted})
                *each /= tooLarge;
    }
    sum += here;
    return (l == 0 ? here : wanted) / sum * std::exp((isBack ? -unit : unit) * z.real());
}

} // namespace

std::complex<double> scaledBessel(std::int64_t l, std::complex<double> z) {
    constexpr double leastSize = 1e-150;
    if (std::abs(z) < leastSize)
        return l == 0 ? 1 : 0;
    return std::abs(z) > 30 + static_cast<double>(l * l) ? byHankel(l, z) : byMiller(l, z);
}

} // namespace fringe
