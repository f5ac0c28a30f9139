// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/line_plan.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace fringe::cpu {
namespace {

using Sample = std::complex<double>;

/// exp(-i2π·numerator/length)
Sample phasor(std::int64_t numerator, std::int64_t length) {
    return std::polar(1.0, -2 * std::numbers::pi * static_cast<double>(numerator % length)
                               / static_cast<double>(length));
}

void appendPhasor(std::vector<float>& factors, std::int64_t numerator, std::int64_t length) {
    const Sample factor = phasor(numerator, length);
    factors.push_back(static_cast<float>(factor.real()));
    factors.push_back(static_cast<float>(factor.imag()));
}

/// In rising order.
std::vector<int> primesOf(std::int64_t length) {
    std::vector<int> primes;
    for (int prime = 2; length > 1; ++prime)
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

/// The next length of small factors.
int smoothLength(int length) {
    while (primesOf(length).back() > 5)
        ++length;
    return length;
}

/// By decimation in time.
std::vector<Sample> transformed(const std::vector<Sample>& samples) {
    const std::size_t size = samples.size();
    if (size == 1)
        return samples;
    const auto radix = static_cast<std::size_t>(primesOf(std::ssize(samples)).front());
    const std::size_t part = size / radix;
    std::vector<Sample> sums(size);
    for (std::size_t first = 0; first < radix; ++first) {
        std::vector<Sample> some;
        for (std::size_t i = first; i < size; i += radix)
            some.push_back(samples[i]);
        some = transformed(some);
        for (std::size_t m = 0; m < size; ++m)
            sums[m] +=
                some[m % part] * phasor(static_cast<std::int64_t>(first * m), std::ssize(samples));
    }
    return sums;
}

} // namespace

/// A step by a large prime, with its tables.
struct LinePlan::LongPlan {
    LongPlan(int prime, int lanes)
        : plan(2 * std::int64_t{smoothLength(prime)}, 2, lanes), filter(2 * lanes * plan.places()) {
        const std::int64_t samples = plan.places();
        std::vector<Sample> wave(static_cast<std::size_t>(samples));
        for (std::int64_t j = 0; j < prime; ++j) {
            appendPhasor(chirp, j * j, 2 * prime);
            const Sample conjugate =
                std::conj(phasor(j * j, 2 * prime)) / static_cast<double>(samples);
            wave[static_cast<std::size_t>(j)] = conjugate;
            wave[static_cast<std::size_t>((samples - j) % samples)] = conjugate;
        }
        const std::vector<Sample> spectrum = transformed(wave);
        float* row = filter.data();
        for (const std::int32_t bin : plan.bins()) {
            const Sample factor = spectrum[static_cast<std::size_t>(bin)];
            row = std::fill_n(row, lanes, static_cast<float>(factor.real()));
            row = std::fill_n(row, lanes, static_cast<float>(factor.imag()));
            filterRow.push_back(static_cast<std::int32_t>(filterRow.size()));
        }
        step = {plan.lines(nullptr), chirp.data(), filter.data(), filterRow.data()};
    }

    LinePlan plan;
    std::vector<float> chirp;
    AlignedFloats filter;
    std::vector<std::int32_t> filterRow;
    simd::LongStep step;
};

LinePlan::~LinePlan() = default;

LinePlan::LinePlan(std::int64_t places, std::int64_t padding, int lanes)
    : lanes_(lanes), length_(static_cast<int>(places / padding)),
      padding_(static_cast<int>(padding)), radix_(firstRadix(length_, lanes)),
      radices_(radicesOf(length_ / radix_)) {
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
    longSteps_.push_back(nullptr);
    if (radix > simd::mostPrime)
        appendLongStep(radix);
    stepFactors_.push_back(std::move(factors));
    stepRoots_.push_back(std::move(roots));
    stepFactorPlaces_.push_back(stepFactors_.back().data());
    stepRootPlaces_.push_back(stepRoots_.back().data());
}

void LinePlan::appendLongStep(int radix) {
    longPlans_.push_back(std::make_unique<LongPlan>(radix, lanes_));
    const LongPlan& made = *longPlans_.back();
    longSteps_.back() = &made.step;
    spareFloats_ =
        std::max(spareFloats_, 2 * lanes_ * (made.step.lines.length + made.plan.places()));
}

simd::PaddedLines LinePlan::lines(float* spare) const {
    return {length_,
            padding_,
            radix_,
            length_ / radix_,
            static_cast<int>(radices_.size()),
            radices_.data(),
            turns_.data(),
            factors_.data(),
            stepFactorPlaces_.data(),
            stepRootPlaces_.data(),
            longSteps_.data(),
            spare};
}

} // namespace fringe::cpu
