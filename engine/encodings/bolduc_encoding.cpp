// SPDX-License-Identifier: GPL-3.0-or-later
// Blazed fringes whose depth is the amplitude (Bolduc, Bent, Santamato, Karimi & Boyd, Opt. Lett.
// 38, 3546, 2013): M (t(U) + t(C) - M/2 mod 1), sinc(1 - M) = |U|/s.
#include "engine/encodings/encoding_steps.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe {
namespace {

Passband aboutPicture(const EncodingInput& input) {
    return {.x = 1 / (8 * input.sampling.pitchX.si())};
}

double sinc(double x) {
    return x == 0 ? 1 : std::sin(std::numbers::pi * x) / (std::numbers::pi * x);
}

/// Depth M of a blaze that sends a share of the amplitude to the picture.
double depthOf(double share) {
    double low = 0, high = 1;
    for (int i = 0; i < 60; ++i) {
        const double middle = (low + high) / 2;
        (sinc(1 - middle) < share ? low : high) = middle;
    }
    return (low + high) / 2;
}

LevelsOfRows bolduc(const EncodingInput& input) {
    static const ShareTable depths(depthOf);
    const double scale = scaleOf(input);
    return levelsOfEach(input, [scale, levels = input.levels](const CarriedSample& sample) {
        const double depth = depths.at(shareOf(sample.own, scale));
        const double turns = turnsOf(sample.carried) - depth / 2;
        return phaseLevel(depth * (turns - std::floor(turns)), levels);
    });
}

} // namespace

extern const Encoding bolduc_encoding{
    .info = {"bolduc", FRINGE_MARK("Blazed fringes (Bolduc)"),
             FRINGE_MARK(
                 "Amplitudes, too, by the depth of a blazed grating; the picture goes aside "
                 "with more light and more noise than by Arrizón's."),
             rowsOf({{levelsParameter()},
                     carrierParameters(0.25),
                     {scaleParameter("max"), limitParameter()}})},
    .modulation = Modulation::Phase,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = aboutPicture,
    .rows = bolduc,
    .findings = findingsOnCarrier,
};

} // namespace fringe
