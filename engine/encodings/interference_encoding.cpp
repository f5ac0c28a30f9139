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

std::vector<std::uint16_t> interference(const EncodingInput& input) {
    const WideSamples samples = wideSamples(input.field);
    double largest = 0;
    for (const auto& sample : samples)
        largest = std::max(largest, std::abs(sample));
    const WideSamples reference =
        carried(WideSamples(samples.size(), largest), waveOf(input), input.field.shape().cols);
    std::vector<double> light;
    for (std::size_t i = 0; i < samples.size(); ++i)
        light.push_back(std::norm(samples[i] + std::conj(reference[i])));
    const double most = std::ranges::max(light);
    std::vector<std::uint16_t> levels;
    for (const double one : light)
        levels.push_back(amplitudeLevel(one, 0, most, input.levels));
    return levels;
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
    .encode = interference,
    .working = 44,
    .findings = findingsOnCarrier,
};

} // namespace fringe
