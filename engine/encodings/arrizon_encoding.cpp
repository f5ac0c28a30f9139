// SPDX-License-Identifier: GPL-3.0-or-later
// Phase levels for a complex field (Arrizón, Ruiz, Carrada & González, J. Opt. Soc. Am. A 24, 3500,
// 2007, type 3): the phase g sin(2πt(U C)), J₁(g) = J₁(x₁)·|U|/s, x₁ where J₁ is largest.
#include "engine/encodings/encoding_steps.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

constexpr double largestGain = 1.84118378134;

Passband aboutPicture(const EncodingInput& input) {
    return {.x = 1 / (8 * input.sampling.pitchX.si())};
}

/// Gain whose J₁ is a share of the largest.
double gainOf(double share) {
    const double wanted = share * std::cyl_bessel_j(1, largestGain);
    double low = 0, high = largestGain;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (std::cyl_bessel_j(1, middle) < wanted ? low : high) = middle;
    }
    return (low + high) / 2;
}

std::vector<std::uint16_t> arrizon(const EncodingInput& input) {
    const WideSamples samples = wideSamples(input.field);
    const WideSamples fringes = carried(samples, waveOf(input), input.field.shape().cols);
    const double scale = scaleOf(input);
    std::vector<std::uint16_t> levels;
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const double gain = gainOf(scale > 0 ? std::min(std::abs(samples[i]) / scale, 1.0) : 0);
        const double sine = std::sin(2 * std::numbers::pi * turnsOf(fringes[i]));
        levels.push_back(phaseLevel(gain * sine / (2 * std::numbers::pi), input.levels));
    }
    return levels;
}

} // namespace

extern const Encoding arrizon_encoding{
    .info = {"arrizon", FRINGE_MARK("Phase fringes (Arrizón)"),
             FRINGE_MARK("Amplitudes, too, by phase fringes of different depth; the picture goes "
                         "aside, with little light and little noise."),
             rowsOf({{levelsParameter()},
                     carrierParameters(0.25),
                     {scaleParameter("max"), limitParameter()}})},
    .modulation = Modulation::Phase,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = aboutPicture,
    .encode = arrizon,
    .working = 36,
    .findings = findingsOnCarrier,
};

} // namespace fringe
