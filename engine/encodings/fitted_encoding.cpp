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
#include <array>
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

/// Angle to 10⁻⁵ rad (Abramowitz & Stegun, Handbook of Mathematical Functions, 4.4.47), in turns.
float roughTurns(Complex phasor) {
    const float x = std::abs(phasor.real()), y = std::abs(phasor.imag());
    const float least = std::min(x, y), most = std::max(x, y), t = most > 0 ? least / most : 0;
    const float square = t * t;
    constexpr std::array series{0.0208351F, -0.085133F, 0.180141F, -0.3302995F, 0.999866F};
    float angle = 0;
    for (const float factor : series)
        angle = angle * square + factor;
    angle *= t / (2 * std::numbers::pi_v<float>);
    angle = y > x ? 0.25F - angle : angle;
    angle = phasor.real() < 0 ? 0.5F - angle : angle;
    return phasor.imag() < 0 ? -angle : angle;
}

/// Distances of phases from the next level, in steps, of those that are free to move.
class FreePhases {
  public:
    FreePhases(std::size_t count, int levels)
        : steps_(count), levels_(levels), counts_((count + run - 1) / run) {}

    bool stays(std::size_t i) const { return steps_[i] == there; }

    void see(std::size_t i, Complex phasor) {
        const float level = roughTurns(phasor) * static_cast<float>(levels_);
        const auto nearest = static_cast<float>(static_cast<int>(level + few + 0.5F) - few);
        steps_[i] =
            static_cast<std::uint16_t>(std::min(std::abs(level - nearest), 0.5F) * (2 * there - 1));
    }

    /// Lets the nearest ones stay where they are seen, up to a share 1 - (1 - τ)² of all; of those
    /// that are as near as each other, the first. stay(i): one that does from now on, any thread.
    template <class Stay> void keepNearest(double part, const Stay& stay) {
        const Counts all = counted();
        auto left = std::llround((1 - (1 - part) * (1 - part)) * static_cast<double>(steps_.size()))
                    - all[there];
        std::uint16_t last = 0;
        for (; last < there && all[last] <= left; ++last)
            left -= all[last];
        std::vector<std::int64_t> some; // of each run, of those as near as the last
        for (const Counts& counts : counts_) {
            some.push_back(last < there ? std::clamp<std::int64_t>(left, 0, counts[last]) : 0);
            left -= some.back();
        }
        forRuns([&](std::size_t number, std::size_t i) {
            if (steps_[i] < last || (steps_[i] == last && some[number]-- > 0)) {
                steps_[i] = there;
                stay(i);
            }
        });
    }

    /// On the nearest level.
    Complex onLevel(Complex phasor) const {
        return Complex(std::polar(1.0, std::floor(levelOf(phasor) + 0.5) / levels_ * turn));
    }

  private:
    static constexpr double turn = 2 * std::numbers::pi;
    static constexpr std::uint16_t there = 1023; ///< it stays; others are below
    static constexpr std::size_t run = samplesPerPiece;
    using Counts = std::array<std::int64_t, there + 1>;

    double levelOf(Complex phasor) const {
        return std::arg(std::complex<double>(phasor)) / turn * levels_;
    }

    /// Calls `body(run, i)` for all, runs on all cores.
    template <class Body> void forRuns(const Body& body) const {
        parallelFor(std::ssize(counts_), 1, [&](std::int64_t begin, std::int64_t) {
            const auto number = static_cast<std::size_t>(begin);
            const std::size_t end = std::min(steps_.size(), (number + 1) * run);
            for (std::size_t i = number * run; i < end; ++i)
                body(number, i);
        });
    }

    /// Counts each run, and all.
    Counts counted() {
        std::ranges::fill(counts_, Counts{});
        forRuns([this](std::size_t number, std::size_t i) { ++counts_[number][steps_[i]]; });
        Counts all{};
        for (const Counts& counts : counts_)
            std::ranges::transform(all, counts, all.begin(), std::plus());
        return all;
    }

    std::vector<std::uint16_t> steps_;
    double levels_;
    std::vector<Counts> counts_; ///< of each run
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
        forSamples(shown_.size(), [this](std::size_t i) { show(i, begin(i)); });
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
        filter_.run(*device_, *buffer_);
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

    static Complex lit(Complex direction, float light) {
        const float norm = std::norm(direction);
        return norm > 0 ? direction * (light / std::sqrt(norm)) : Complex(light);
    }

    /// Light of a double phase.
    Complex begin(std::size_t i) const {
        const Complex wanted = factor_ * field_[i];
        const float size = std::min(std::abs(wanted), 1.0F);
        const float away = std::sqrt(1 - size * size);
        const auto at = static_cast<std::int64_t>(i);
        const bool isEvenSquare = (at / cols_ + at % cols_) % 2 == 0;
        const Complex side(size, isEvenSquare ? away : -away);
        return lit(size > 0 ? wanted * side : side, lightAt(i));
    }

    /// Shows light that is filtered next.
    void show(std::size_t i, Complex light) { inBand_[i] = shown_[i] = light; }

    /// stays(i): a sample that does not change; seen(i): one that has, any thread.
    template <class Stays, class Seen> void once(const Stays& stays, const Seen& seen) {
        filter_.run(*device_, *buffer_);
        const float* const light = light_.empty() ? nullptr : light_.data();
        const Complex* const field = field_.data();
        Complex *const shown = shown_.data(), *const inBand = inBand_.data();
        forSamples(shown_.size(), [=, &stays, &seen, factor = factor_](std::size_t i) {
            if (!stays(i)) {
                shown[i] = lit(shown[i] + beyond * (factor * field[i] - inBand[i]),
                               light != nullptr ? light[i] : 1);
                seen(i);
            }
            inBand[i] = shown[i];
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
                    [&](std::size_t i) { show(i, lightAt(i) * phases.onLevel(shown_[i])); });
        }
    }

    std::span<const Complex> field_;
    std::int64_t cols_;
    std::vector<float> light_;
    BandFilter filter_;
    std::unique_ptr<Device> device_;
    std::unique_ptr<Buffer> buffer_;
    std::span<Complex> inBand_; ///< of the buffer: what is shown, until it is filtered
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
