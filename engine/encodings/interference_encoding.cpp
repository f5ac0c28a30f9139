// SPDX-License-Identifier: GPL-3.0-or-later
// Interference: the light of field and reference wave, |U + R|², R = max|U| conj C. The light of
// the field alone reaches twice as far as the field, so the picture lies at three eighths of the
// pixels' frequency, and a band of an eighth to either side is kept.
#include "engine/encodings/encoding_steps.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double carrier = 3.0 / 8, band = 1.0 / 8; // [cycles per pixel]

Passband aboutPicture(const EncodingInput& input) {
    const auto [x, y] = carrierOf(input);
    Passband kept;
    (std::abs(x) >= std::abs(y) ? kept.x : kept.y) =
        band / (std::abs(x) >= std::abs(y) ? input.sampling.pitchX : input.sampling.pitchY).si();
    return kept;
}

LevelsOfRows interference(const EncodingInput& input) {
    const Field& field = input.field;
    const double reference = largestAmplitude(field);
    // As bright as the field and the conjugate of the carrier: both turned by the carrier.
    const auto lightOf = [reference](const CarriedSample& sample) {
        return std::norm(sample.carried + reference);
    };
    const double most = largestOfEach(input, lightOf);
    return levelsOfEach(input, [lightOf, most, levels = input.levels](const CarriedSample& sample) {
        return amplitudeLevel(lightOf(sample), 0, most, levels);
    });
}

} // namespace

extern const Encoding interference_encoding{
    .info = {"interference", FRINGE_MARK("Interference"),
             FRINGE_MARK("The levels are the intensity of field and reference wave together, as a "
                         "film records it."),
             rowsOf({{levelsParameter()}, carrierParameters(carrier), {limitParameter()}})},
    .modulation = Modulation::Amplitude,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = aboutPicture,
    .rows = interference,
    .findings = findingsOnCarrier,
};

} // namespace fringe
