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

LevelsOfRows binaryDuty(const EncodingInput& input) {
    return levelsOfEach(input, [scale = scaleOf(input)](const CarriedSample& sample) {
        const double share = shareOf(sample.own, scale);
        const double most = std::sqrt(std::norm(sample.carried)) * std::sqrt(1 - share * share);
        return sample.carried.real() > most ? 1 : 0;
    });
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
    .rows = binaryDuty,
    .findings = findingsOnCarrier,
};

} // namespace fringe
