// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding_steps.h"

#include <algorithm>
#include <cmath>
#include <numbers>

/// Encodings that let n pixels in a row, counted from the middle of the plate, stand for n
/// directions: a sample of phase 2π(q + a)/n is the sum of those q and q + 1, with amplitudes
/// |U| sin(2π(1 - a)/n)/sin(2π/n) and |U| sin(2πa/n)/sin(2π/n). The picture lies at -1/n cycles per
/// pixel along x, with a band of 1/(2n) to either side: its wave turns a sample back by the
/// direction of its pixel, V, whose amplitude is max(Re V - |Im V| cot(2π/n), 0).
namespace fringe {

template <int n> Carrier carrierOfCells(const EncodingInput&) {
    return {-1.0 / n, 0};
}

template <int n> Passband bandOfCells(const EncodingInput& input) {
    return {.x = 1 / (2 * n * input.sampling.pitchX.si())};
}

/// Amplitude of the pixel that stands for a direction, of a sample that is turned back by that.
template <int n> double amplitudeOfCell(std::complex<double> turned) {
    const double angle = 2 * std::numbers::pi / n, slope = n == 4 ? 0 : 1 / std::tan(angle);
    return std::max(turned.real() - std::abs(turned.imag()) * slope, 0.0);
}

template <int n> LevelsOfRows levelsOfCells(const EncodingInput& input) {
    const auto amplitude = [](const CarriedSample& sample) {
        return amplitudeOfCell<n>(sample.carried);
    };
    const double most = largestOfEach(input, amplitude);
    return levelsOfEach(input,
                        [amplitude, most, levels = input.levels](const CarriedSample& sample) {
                            return amplitudeLevel(amplitude(sample), 0, most, levels);
                        });
}

} // namespace fringe
