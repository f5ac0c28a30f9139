// SPDX-License-Identifier: GPL-3.0-or-later
// Binary fringes whose width is the amplitude (Lee, Appl. Opt. 18, 3661, 1979): light passes where
// cos 2πt(U C) > cos(asin min(|U|/s, 1)).
#include "engine/encodings/encoding_steps.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, 1.0 / 16, 1.0 / 16);
}

std::vector<std::uint16_t> binaryDuty(const EncodingInput& input) {
    const WideSamples samples = wideSamples(input.field);
    const WideSamples fringes = carried(samples, waveOf(input), input.field.shape().cols);
    const double scale = scaleOf(input);
    std::vector<std::uint16_t> levels;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double share = scale > 0 ? std::min(std::abs(samples[i]) / scale, 1.0) : 0;
        const double phase = 2 * std::numbers::pi * turnsOf(fringes[i]);
        levels.push_back(std::cos(phase) > std::cos(std::asin(share)) ? 1 : 0);
    }
    return levels;
}

} // namespace

extern const Encoding binary_duty_encoding{
    .info = {"binary-duty", FRINGE_MARK("Binary fringes, by width"),
             FRINGE_MARK(
                 "Two levels: the place of a fringe is the phase, its width the amplitude."),
             rowsOf({carrierParameters(0.125), {scaleParameter("max"), limitParameter()}})},
    .modulation = Modulation::Amplitude,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = aboutPicture,
    .encode = binaryDuty,
    .working = 36,
    .findings = findingsOnCarrier,
};

} // namespace fringe
