// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding_steps.h"

#include <algorithm>
#include <cmath>
#include <numbers>

/// Encodings that let n pixels in a row, counted from the middle of the plate, stand for n
/// directions: a sample of phase 2π(q + a)/n is the sum of those q and q + 1, with amplitudes
/// |U| sin(2π(1 - a)/n)/sin(2π/n) and |U| sin(2πa/n)/sin(2π/n). The picture lies at -1/n cycles per
/// pixel along x, with a band of 1/(2n) to either side.
namespace fringe {

template <int n> Carrier carrierOfCells(const EncodingInput&) {
    return {-1.0 / n, 0};
}

template <int n> Passband bandOfCells(const EncodingInput& input) {
    return {.x = 1 / (2 * n * input.sampling.pitchX.si())};
}

/// Amplitude of the pixel that stands for direction k.
template <int n> double amplitudeOfCell(std::complex<double> sample, std::int64_t k) {
    constexpr double step = 2 * std::numbers::pi / n;
    const double turns = turnsOf(sample), place = n * (turns - std::floor(turns));
    const auto q = std::min<std::int64_t>(static_cast<std::int64_t>(place), n - 1);
    const double angle = (place - static_cast<double>(q)) * step;
    if (k == q)
        return std::abs(sample) * std::sin(step - angle) / std::sin(step);
    return k == (q + 1) % n ? std::abs(sample) * std::sin(angle) / std::sin(step) : 0;
}

template <int n> std::vector<std::uint16_t> levelsOfCells(const EncodingInput& input) {
    const WideSamples samples = wideSamples(input.field);
    const std::int64_t cols = input.field.shape().cols;
    std::vector<double> amplitudes;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const std::int64_t fromMiddle = static_cast<std::int64_t>(i) % cols - cols / 2;
        amplitudes.push_back(amplitudeOfCell<n>(samples[i], (fromMiddle % n + n) % n));
    }
    const double most = std::ranges::max(amplitudes);
    std::vector<std::uint16_t> levels;
    for (const double amplitude : amplitudes)
        levels.push_back(amplitudeLevel(amplitude, 0, most, input.levels));
    return levels;
}

} // namespace fringe
