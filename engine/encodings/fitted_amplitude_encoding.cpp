// SPDX-License-Identifier: GPL-3.0-or-later
// Fitted amplitude: fringes ½ + 2 Re(U C) whose errors are moved out of the bands of picture and
// twin by and by, so that they may be cut where they are too bright or too dark.
#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/optics/sample_sums.h"
#include "kernels/cpu_device.h"

#include <algorithm>
#include <cmath>
#include <optional>

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

bool overlap(const std::vector<bool>& a, const std::vector<bool>& b) {
    return !std::ranges::equal(a, b, [](bool one, bool other) { return !(one && other); });
}

/// The band of a picture; that of its twin has the conjugate of a real plane's light in it.
class PictureFilter {
  public:
    explicit PictureFilter(const EncodingInput& input)
        : device_(openCpuDevice(cpuDeviceInfo(), 0)),
          buffer_(device_->allocate(input.field.shape())),
          samples_(device_->hostSamples(*buffer_)) {
        const Shape shape = input.field.shape();
        const Carrier carrier = carrierOf(input);
        const auto [x, y] = halfWidthsOf(input);
        const BinsInBand picture(shape, carrier.x, carrier.y, x, y);
        const BinsInBand twin(shape, -carrier.x, -carrier.y, x, y);
        filter_.emplace(picture);
        meetsTwin_ = overlap(picture.rows(), twin.rows()) && overlap(picture.cols(), twin.cols());
    }

    std::span<Complex> samples() const { return samples_; }
    void run() const { filter_->run(*device_, *buffer_); }
    /// Light of both is made up for twice where they overlap.
    float beyondEach() const { return meetsTwin_ ? beyond / 2 : beyond; }

  private:
    std::unique_ptr<Device> device_;
    std::unique_ptr<Buffer> buffer_;
    std::span<Complex> samples_;
    std::optional<BandFilter> filter_;
    bool meetsTwin_ = false;
};

std::vector<std::uint16_t> fittedAmplitude(const EncodingInput& input) {
    const PictureFilter filter(input);
    const std::span<Complex> inBand = filter.samples();
    std::vector<Complex> fringes = fringesOf(input);
    std::vector<float> shown(fringes.size());
    forSamples(shown.size(), [&](std::size_t i) {
        shown[i] = std::clamp(0.5F + 2 * fringes[i].real(), 0.0F, 1.0F);
        inBand[i] = fringes[i];
    });
    filter.run();
    std::ranges::copy(inBand, fringes.begin());
    std::ranges::copy(shown, inBand.begin());
    const float both = 2 * filter.beyondEach();
    for (int turn = 0; turn < turns; ++turn) {
        filter.run();
        forSamples(shown.size(), [&](std::size_t i) {
            const float more = both * (fringes[i].real() - inBand[i].real());
            inBand[i] = shown[i] = std::clamp(shown[i] + more, 0.0F, 1.0F);
        });
    }
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
