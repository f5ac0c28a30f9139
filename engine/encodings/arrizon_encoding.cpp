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

/// J₁ by its series, which is enough up to its largest value.
double besselOf(double x) {
    double term = x / 2, sum = 0;
    for (int k = 1; k < 12; ++k) {
        sum += term;
        term *= -x * x / (4.0 * k * (k + 1));
    }
    return sum;
}

/// Gain whose J₁ is a share of the largest.
double gainOf(double share) {
    const double wanted = share * besselOf(largestGain);
    double low = 0, high = largestGain;
    for (int i = 0; i < 40; ++i) {
        const double middle = (low + high) / 2;
        (besselOf(middle) < wanted ? low : high) = middle;
    }
    return (low + high) / 2;
}

LevelsOfRows arrizon(const EncodingInput& input) {
    static const ShareTable gains(gainOf);
    const double scale = scaleOf(input);
    return levelsOfEach(input, [scale, levels = input.levels](const CarriedSample& sample) {
        const double size = std::sqrt(std::norm(sample.carried));
        const double sine = size > 0 ? sample.carried.imag() / size : 0;
        const double phase = gains.at(shareOf(sample.own, scale)) * sine;
        return phaseLevel(phase / (2 * std::numbers::pi), levels);
    });
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
    .rows = arrizon,
    .findings = findingsOnCarrier,
};

} // namespace fringe
