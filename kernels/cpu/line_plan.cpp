// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/line_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fringe::cpu {
namespace {

/// exp(-i2π·numerator/length)
void appendPhasor(std::vector<float>& factors, std::int64_t numerator, std::int64_t length) {
    const double angle = -2 * std::numbers::pi * static_cast<double>(numerator % length)
                         / static_cast<double>(length);
    factors.push_back(static_cast<float>(std::cos(angle)));
    factors.push_back(static_cast<float>(std::sin(angle)));
}

/// In rising order.
std::vector<int> primesOf(std::int64_t length) {
    std::vector<int> primes;
    for (int prime = 2; length > 1 && prime <= simd::mostPrime; ++prime)
        for (; length % prime == 0; length /= prime)
            primes.push_back(prime);
    return primes;
}

/// The first that divides the length into parts of whole vectors, else the first that divides it.
int firstRadix(int length, int lanes) {
    constexpr int wanted[] = {4, 5, 3, 2, 1};
    for (const int multiple : {lanes, 1})
        for (const int radix : wanted)
            if (length % (radix * multiple) == 0)
                return radix;
    return 1;
}

/// Large primes first, and last what a step without factors has.
std::vector<std::int32_t> radicesOf(std::int64_t length) {
    std::vector<int> primes = primesOf(length);
    std::vector<std::int32_t> radices(primes.rbegin(), primes.rend());
    const auto twos = std::ranges::count(radices, 2);
    radices.resize(radices.size() - static_cast<std::size_t>(twos));
    if (twos % 2 == 1)
        radices.push_back(2);
    radices.insert(radices.end(), static_cast<std::size_t>(twos / 2), 4);
    if (radices.empty() || radices.back() > 5)
        radices.push_back(1);
    return radices;
}

} // namespace

bool LinePlan::exists(std::int64_t length, std::int64_t padding) {
    std::int64_t rest = length;
    for (const int prime : primesOf(length))
        rest /= prime;
    return rest == 1 && length * padding <= std::numeric_limits<std::int32_t>::max() / 2;
}

LinePlan::LinePlan(std::int64_t length, std::int64_t padding, int lanes)
    : length_(static_cast<int>(length)), padding_(static_cast<int>(padding)),
      radix_(firstRadix(length_, lanes)), radices_(radicesOf(length_ / radix_)) {
    const int part = length_ / radix_, parts = padding_ * radix_;
    for (int remainder = 0; remainder < padding_; ++remainder)
        for (int j = 0; j < radix_; ++j)
            appendPhasor(turns_, remainder * j, parts);
    for (std::int64_t k = 0; k < part; ++k)
        for (int remainder = 0; remainder < padding_; ++remainder)
            for (int q = 0; q < radix_; ++q)
                appendPhasor(factors_, k * (q * padding_ + remainder), part * std::int64_t{parts});
    int size = part;
    for (const int radix : radices_) {
        appendStep(radix, size);
        size /= radix;
    }
    for (int m = 0; m < parts; ++m)
        for (int place = 0; place < part; ++place) {
            int rest = place, bin = m, unit = parts;
            size = part;
            for (const int radix : radices_) {
                size /= radix;
                bin += rest / size * unit;
                rest %= size;
                unit *= radix;
            }
            bins_.push_back(bin);
        }
}

void LinePlan::appendStep(int radix, int size) {
    std::vector<float> factors, roots;
    for (int k = 0; k < size / radix; ++k)
        for (std::int64_t m = 1; m < radix; ++m)
            appendPhasor(factors, k * m, size);
    for (int j = 0; radix > 5 && j < radix; ++j)
        appendPhasor(roots, radix - j, radix);
    stepFactors_.push_back(std::move(factors));
    stepRoots_.push_back(std::move(roots));
    stepFactorPlaces_.push_back(stepFactors_.back().data());
    stepRootPlaces_.push_back(stepRoots_.back().data());
}

simd::PaddedLines LinePlan::lines() const {
    return {length_,
            padding_,
            radix_,
            length_ / radix_,
            static_cast<int>(radices_.size()),
            radices_.data(),
            turns_.data(),
            factors_.data(),
            stepFactorPlaces_.data(),
            stepRootPlaces_.data()};
}

} // namespace fringe::cpu
