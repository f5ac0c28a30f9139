// SPDX-License-Identifier: GPL-3.0-or-later
// Fitted phase: a double phase whose noise is moved out of the picture's band by and by. In turns
// the spectrum of what the levels show is brought to that of the field within the band, by more
// than the difference, and all light is made phases again. Where levels are few, pixels next to a
// level stay on it, more in each turn, while the others make up for them.
#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/optics/sample_sums.h"
#include "kernels/cpu_device.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fringe {
namespace {

constexpr double half = 0.25;  // of the band [cycles per pixel]
constexpr float beyond = 1.7F; // of a difference that a turn makes up for
constexpr double enough = 33;  // [dB] in uneven light
constexpr int turns = 20, turnsToFew = 30, firstToStay = 10, few = 64;

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, half, half);
}

/// Amplitudes of the light on the plate, of a mean square of 1; none where it is even.
std::vector<float> lightOf(const EncodingInput& input) {
    if (isEven(input.of.beam, input.of.aperture))
        return {};
    std::vector<float> light =
        lightOn({input.field.shape(), input.sampling.pitchX.si(), input.sampling.pitchY.si()},
                input.of.beam, input.of.aperture);
    const double sum = std::transform_reduce(light.begin(), light.end(), 0.0, std::plus(),
                                             [](float one) { return double(one) * double(one); });
    const auto factor = static_cast<float>(sum > 0 ? std::sqrt(double(light.size()) / sum) : 0);
    for (float& one : light)
        one *= factor;
    return light;
}

/// Distances of phases from the next level, rounded, of those that are free to move.
class FreePhases {
  public:
    FreePhases(std::size_t count, int levels)
        : steps_(count), levels_(static_cast<float>(levels)) {}

    bool stays(std::size_t i) const { return steps_[i] == there; }

    void see(std::size_t i, Complex phasor) {
        const float level = std::arg(phasor) / turn * levels_;
        steps_[i] = static_cast<std::uint16_t>(std::abs(level - std::round(level)) * most);
    }

    /// Lets the nearest ones stay where they are seen, up to a share 1 - (1 - τ)² of all; of those
    /// that are as near as each other, the first. stay(i): one that does from now on.
    template <class Stay> void keepNearest(double part, const Stay& stay) {
        const auto all = static_cast<double>(steps_.size());
        auto left = std::llround((1 - (1 - part) * (1 - part)) * all);
        std::vector<std::int64_t> counts(there + 1);
        for (const std::uint16_t step : steps_)
            ++counts[step];
        left -= counts[there];
        std::uint16_t last = 0;
        for (; last < there && counts[last] <= left; ++last)
            left -= counts[last];
        for (std::size_t i = 0; i < steps_.size(); ++i)
            if (steps_[i] < last || (steps_[i] == last && last < there && left-- > 0)) {
                steps_[i] = there;
                stay(i);
            }
    }

    /// On the nearest level.
    Complex onLevel(Complex phasor) const {
        const float level = std::round(std::arg(phasor) / turn * levels_);
        return std::polar(1.0F, level / levels_ * turn);
    }

  private:
    static constexpr float turn = 2 * std::numbers::pi_v<float>, most = 2 * 65000;
    static constexpr std::uint16_t there = 65535;
    std::vector<std::uint16_t> steps_; ///< up to half of `most`; `there`: it stays
    float levels_;
};

/// The fit of one plane.
class Fit {
  public:
    Fit(const EncodingInput& input, double share)
        : field_(input.field.samples()), cols_(input.field.shape().cols), light_(lightOf(input)),
          filter_(
              BinsInBand(input.field.shape(), 0, 0, halfWidthsOf(input).x, halfWidthsOf(input).y)),
          device_(openCpuDevice(cpuDeviceInfo(), 0)),
          buffer_(device_->allocate(input.field.shape())), inBand_(device_->hostSamples(*buffer_)),
          shown_(field_.size()), levels_(input.levels) {
        const double sum = sumOverSamples<double>(field_.size(), [this](std::size_t i) {
            return std::norm(std::complex<double>(field_[i]));
        });
        const double rms = std::sqrt(sum / static_cast<double>(field_.size()));
        factor_ = static_cast<float>(rms > 0 ? std::sqrt(share) / rms : 0);
        forSamples(shown_.size(), [this](std::size_t i) { shown_[i] = begin(i); });
    }

    void run() {
        if (levels_ > few)
            for (int turn = 1; turn <= turns; ++turn)
                once([](std::size_t) { return false; }, [](std::size_t) {});
        else
            runToFew();
    }

    std::vector<std::uint16_t> levels() const {
        std::vector<std::uint16_t> all(shown_.size());
        forSamples(all.size(), [&](std::size_t i) {
            all[i] = phaseLevel(turnsOf(std::complex<double>(shown_[i])), levels_);
        });
        return all;
    }

    /// Light of the field over what else is in the band [dB].
    double signalToNoise() {
        limitShown();
        const auto [real, imaginary, wanted, all] =
            sumOverSamples<Sums<4>>(shown_.size(), [this](std::size_t i) -> Sums<4> {
                const std::complex<double> v(field_[i]), d(inBand_[i]), along = std::conj(v) * d;
                return {along.real(), along.imag(), std::norm(v), std::norm(d)};
            });
        const double signal = wanted > 0 ? (real * real + imaginary * imaginary) / wanted : 0;
        return 10 * std::log10(signal / std::max(all - signal, 1e-30));
    }

  private:
    float lightAt(std::size_t i) const { return light_.empty() ? 1 : light_[i]; }

    Complex lit(std::size_t i, Complex direction) const {
        const float norm = std::norm(direction);
        return norm > 0 ? direction * (lightAt(i) / std::sqrt(norm)) : Complex(lightAt(i));
    }

    /// Light of a double phase.
    Complex begin(std::size_t i) const {
        const Complex wanted = factor_ * field_[i];
        const float size = std::min(std::abs(wanted), 1.0F);
        const float away = std::sqrt(1 - size * size);
        const auto at = static_cast<std::int64_t>(i);
        const bool isEvenSquare = (at / cols_ + at % cols_) % 2 == 0;
        const Complex side(size, isEvenSquare ? away : -away);
        return lit(i, size > 0 ? wanted * side : side);
    }

    void limitShown() {
        std::ranges::copy(shown_, inBand_.begin());
        filter_.run(*device_, *buffer_);
    }

    /// stays(i): a sample that does not change; seen(i): one that has, any thread.
    template <class Stays, class Seen> void once(const Stays& stays, const Seen& seen) {
        limitShown();
        forSamples(shown_.size(), [&](std::size_t i) {
            if (stays(i))
                return;
            shown_[i] = lit(i, shown_[i] + beyond * (factor_ * field_[i] - inBand_[i]));
            seen(i);
        });
    }

    void runToFew() {
        FreePhases phases(shown_.size(), levels_);
        for (int turn = 1; turn <= turnsToFew; ++turn) {
            once([&](std::size_t i) { return phases.stays(i); },
                 [&](std::size_t i) {
                     if (turn >= firstToStay)
                         phases.see(i, shown_[i]);
                 });
            if (turn >= firstToStay)
                phases.keepNearest(
                    double(turn - firstToStay) / (turnsToFew - firstToStay),
                    [&](std::size_t i) { shown_[i] = lightAt(i) * phases.onLevel(shown_[i]); });
        }
    }

    std::span<const Complex> field_;
    std::int64_t cols_;
    std::vector<float> light_;
    BandFilter filter_;
    std::unique_ptr<Device> device_;
    std::unique_ptr<Buffer> buffer_;
    std::span<Complex> inBand_; ///< of the buffer
    std::vector<Complex> shown_;
    int levels_;
    float factor_ = 0; ///< to the amplitudes of the field
};

std::vector<std::uint16_t> fitted(const EncodingInput& input) {
    const double most = std::get<double>(valueOf(input.encoding.info, input.values, "share"));
    std::vector<double> shares{most};
    if (!isEven(input.of.beam, input.of.aperture))
        for (const double less : {0.18, 0.125, 0.09})
            if (less < most)
                shares.push_back(less);
    for (const double share : shares) {
        Fit fit(input, share);
        fit.run();
        if (share == shares.back() || fit.signalToNoise() >= enough)
            return fit.levels();
    }
    return {};
}

} // namespace

extern const Encoding fitted_encoding{
    .info = {"fitted",
             FRINGE_MARK("Fitted phase"),
             FRINGE_MARK(
                 "Amplitudes, too, by phases whose noise is moved beside the picture, where a "
                 "stop takes it away: the purest light of a phase device."),
             {levelsParameter(), shareParameter(0.25, 1), limitParameter()}},
    .modulation = Modulation::Phase,
    .passband = bandKept,
    .limit = aboutPicture,
    .encode = fitted,
    .working = 22,
};

} // namespace fringe
