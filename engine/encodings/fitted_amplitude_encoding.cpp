// SPDX-License-Identifier: GPL-3.0-or-later
// Fitted amplitude: fringes ½ + 2 Re(U C) whose errors are moved out of the bands of picture and
// twin by and by, so that they may be cut where they are too bright or too dark.
#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/encodings/plane_transform.h"
#include "engine/optics/sample_sums.h"
#include "kernels/cpu_device.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr double half = 1.0 / 8; // of the band [cycles per pixel]
constexpr float beyond = 1.5F;   // of a difference that a turn makes up for
constexpr int turns = 40;

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, half, half);
}

/// The fringes' own light, scaled to a share.
std::vector<Complex> fringesOf(const EncodingInput& input) {
    const std::span<const Complex> field = input.field.samples();
    const ReferenceWave wave = waveOf(input);
    const double sum = sumOverSamples<double>(
        field.size(), [&](std::size_t i) { return std::norm(std::complex<double>(field[i])); });
    const double share = std::get<double>(valueOf(input.encoding.info, input.values, "share"));
    const auto factor = static_cast<float>(
        sum > 0 ? std::sqrt(share * static_cast<double>(field.size()) / sum) : 0);
    std::vector<Complex> fringes(field.size());
    const std::size_t cols = wave.alongX.size();
    forSamples(field.size(), [&](std::size_t i) {
        fringes[i] = factor * field[i] * (wave.alongX[i % cols] * wave.alongY[i / cols]);
    });
    return fringes;
}

/// Bands of a picture and of its twin.
struct Bands {
    explicit Bands(const EncodingInput& input)
        : shape(input.field.shape()), carrier(carrierOf(input)), half(halfWidthsOf(input)),
          picture(shape, carrier.x, carrier.y, half.x, half.y),
          twin(shape, -carrier.x, -carrier.y, half.x, half.y) {}

    bool meet() const {
        const auto both = [](const std::vector<bool>& a, const std::vector<bool>& b) {
            return !std::ranges::equal(a, b, [](bool one, bool other) { return !(one && other); });
        };
        return both(picture.rows(), twin.rows()) && both(picture.cols(), twin.cols());
    }

    Shape shape;
    Carrier carrier, half;
    BinsInBand picture, twin;
};

float inRange(float value) {
    return std::clamp(value, 0.0F, 1.0F);
}

/// Moves what is shown where the bands meet: first in the picture's, then in that of the twin.
void fitOneByOne(const Bands& bands, std::vector<Complex> fringes, std::vector<float>& shown) {
    PlaneTransform transform(bands.shape);
    const std::vector<Complex> wanted = transform.spectrum(fringes);
    for (Complex& one : fringes)
        one = std::conj(one);
    const std::vector<Complex> mirrored = transform.spectrum(fringes);
    for (int turn = 0; turn < turns; ++turn) {
        std::vector<Complex> spectrum = transform.spectrum({shown.begin(), shown.end()});
        const auto move = [&](const BinsInBand& band, const std::vector<Complex>& to) {
            for (std::int64_t row = 0; row < bands.shape.rows; ++row)
                for (std::int64_t col = 0; col < bands.shape.cols; ++col)
                    if (band.has(row, col)) {
                        const auto bin = static_cast<std::size_t>(row * bands.shape.cols + col);
                        spectrum[bin] += beyond * (to[bin] - spectrum[bin]);
                    }
        };
        move(bands.picture, wanted);
        move(bands.twin, mirrored);
        std::ranges::transform(transform.samples(spectrum), shown.begin(),
                               [](Complex one) { return inRange(one.real()); });
    }
}

/// Moves what is shown in both bands at once: that of the twin has the conjugate of the light of
/// a real plane.
void fit(const Bands& bands, std::vector<Complex>& fringes, std::vector<float>& shown) {
    const auto device = openCpuDevice(cpuDeviceInfo(), 0);
    const auto buffer = device->allocate(bands.shape);
    const std::span<Complex> inBand = device->hostSamples(*buffer);
    const BandFilter filter(bands.picture);
    std::ranges::copy(fringes, inBand.begin());
    filter.run(*device, *buffer);
    std::ranges::copy(inBand, fringes.begin());
    std::ranges::copy(shown, inBand.begin());
    for (int turn = 0; turn < turns; ++turn) {
        filter.run(*device, *buffer);
        forSamples(shown.size(), [&](std::size_t i) {
            const float more = 2 * beyond * (fringes[i].real() - inBand[i].real());
            inBand[i] = shown[i] = inRange(shown[i] + more);
        });
    }
}

std::vector<std::uint16_t> fittedAmplitude(const EncodingInput& input) {
    const Bands bands(input);
    std::vector<Complex> fringes = fringesOf(input);
    std::vector<float> shown(fringes.size());
    forSamples(shown.size(),
               [&](std::size_t i) { shown[i] = inRange(0.5F + 2 * fringes[i].real()); });
    bands.meet() ? fitOneByOne(bands, std::move(fringes), shown) : fit(bands, fringes, shown);
    std::vector<std::uint16_t> levels(shown.size());
    forSamples(shown.size(), [&](std::size_t i) {
        levels[i] = amplitudeLevel(static_cast<double>(shown[i]), 0, 1, input.levels);
    });
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
    .working = 20,
    .findings = findingsOnCarrier,
};

} // namespace fringe
