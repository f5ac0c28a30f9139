// SPDX-License-Identifier: GPL-3.0-or-later
// Fitted amplitude: fringes ½ + 2 Re(U C) whose errors are moved out of the bands of picture and
// twin by and by, so that they may be cut where they are too bright or too dark.
#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/encodings/plane_transform.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double half = 1.0 / 8; // of the band [cycles per pixel]
constexpr float beyond = 1.5F;   // of a difference that a turn makes up for
constexpr int turns = 40;

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, half, half);
}

std::vector<Complex> fringesOf(const EncodingInput& input) {
    WideSamples samples =
        carried(wideSamples(input.field), waveOf(input), input.field.shape().cols);
    double sum = 0;
    for (const auto& sample : samples)
        sum += std::norm(sample);
    const double share = std::get<double>(valueOf(input.encoding.info, input.values, "share"));
    const double factor =
        sum > 0 ? std::sqrt(share * static_cast<double>(samples.size()) / sum) : 0;
    std::vector<Complex> fringes;
    for (const auto& sample : samples)
        fringes.emplace_back(sample * factor);
    return fringes;
}

std::vector<std::uint16_t> fittedAmplitude(const EncodingInput& input) {
    const Shape shape = input.field.shape();
    const Carrier carrier = carrierOf(input);
    const auto [x, y] = halfWidthsOf(input);
    const BinsInBand picture(shape, carrier.x, carrier.y, x, y);
    const BinsInBand twin(shape, -carrier.x, -carrier.y, x, y);
    std::vector<Complex> fringes = fringesOf(input), shown;
    for (const Complex one : fringes)
        shown.emplace_back(std::clamp(0.5F + 2 * one.real(), 0.0F, 1.0F));
    PlaneTransform transform(shape);
    const std::vector<Complex> wanted = transform.spectrum(fringes);
    for (Complex& one : fringes)
        one = std::conj(one);
    const std::vector<Complex> mirrored = transform.spectrum(fringes);
    for (int turn = 0; turn < turns; ++turn) {
        std::vector<Complex> spectrum = transform.spectrum(shown);
        picture.each(
            [&](std::size_t bin) { spectrum[bin] += beyond * (wanted[bin] - spectrum[bin]); });
        twin.each(
            [&](std::size_t bin) { spectrum[bin] += beyond * (mirrored[bin] - spectrum[bin]); });
        shown = transform.samples(spectrum);
        for (Complex& one : shown)
            one = std::clamp(one.real(), 0.0F, 1.0F);
    }
    std::vector<std::uint16_t> levels;
    for (const Complex one : shown)
        levels.push_back(amplitudeLevel(static_cast<double>(one.real()), 0, 1, input.levels));
    return levels;
}

} // namespace

extern const Encoding fitted_amplitude_encoding{
    .info = {"fitted-amplitude", FRINGE_MARK("Fitted amplitude, off axis"),
             FRINGE_MARK(
                 "Fringes whose noise is moved beside the picture, with three times the light "
                 "of plain ones."),
             rowsOf({{levelsParameter(), shareParameter(0.02, 0.1)},
                     carrierParameters(0.25),
                     {limitParameter()}})},
    .modulation = Modulation::Amplitude,
    .reference = carrierOf,
    .passband = bandKept,
    .limit = aboutPicture,
    .encode = fittedAmplitude,
    .working = 64,
    .findings = findingsOnCarrier,
};

} // namespace fringe
