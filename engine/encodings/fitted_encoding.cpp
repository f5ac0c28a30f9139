// SPDX-License-Identifier: GPL-3.0-or-later
// Fitted phase: a double phase whose noise is moved out of the picture's band by and by. In turns
// the spectrum of what the levels show is brought to that of the field within the band, by more
// than the difference, and all light is made phases again. Where levels are few, pixels next to a
// level stay on it, more in each turn, while the others make up for them.
#include "engine/encodings/band_limit.h"
#include "engine/encodings/encoding_steps.h"
#include "engine/encodings/plane_transform.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fringe {
namespace {

constexpr double half = 0.25;  // of the band [cycles per pixel]
constexpr double beyond = 1.7; // of a difference that a turn makes up for
constexpr double enough = 33;  // [dB] in uneven light
constexpr int turns = 20, turnsToFew = 30, firstToStay = 10, few = 64;

Passband aboutPicture(const EncodingInput& input) {
    return bandOf(input.sampling, half, half);
}

/// Amplitudes of the light on the plate, of a mean square of 1.
std::vector<float> lightOf(const EncodingInput& input) {
    const Shape shape = input.field.shape();
    if (isEven(input.of.beam, input.of.aperture))
        return std::vector<float>(input.field.size(), 1);
    std::vector<float> light =
        lightOn({shape, input.sampling.pitchX.si(), input.sampling.pitchY.si()}, input.of.beam,
                input.of.aperture);
    const double sum = std::transform_reduce(light.begin(), light.end(), 0.0, std::plus(),
                                             [](float one) { return double(one) * double(one); });
    const auto factor = static_cast<float>(sum > 0 ? std::sqrt(double(light.size()) / sum) : 0);
    for (float& one : light)
        one *= factor;
    return light;
}

/// The fit of one plane.
class Fit {
  public:
    Fit(const EncodingInput& input, double share)
        : cols_(input.field.shape().cols), light_(lightOf(input)),
          band_(input.field.shape(), 0, 0, halfWidthsOf(input).x, halfWidthsOf(input).y),
          transform_(input.field.shape()), levels_(input.levels) {
        const auto samples = input.field.samples();
        wanted_.assign(samples.begin(), samples.end());
        const double rms = std::sqrt(energyOf(wanted_) / static_cast<double>(wanted_.size()));
        for (Complex& one : wanted_)
            one *= static_cast<float>(rms > 0 ? std::sqrt(share) / rms : 0);
        spectrum_ = transform_.spectrum(wanted_);
        begin();
    }

    void run() {
        const int count = levels_ <= few ? turnsToFew : turns;
        stays_.assign(wanted_.size(), false);
        for (int turn = 1; turn <= count; ++turn) {
            once();
            if (levels_ <= few && turn >= firstToStay)
                keepNearest(double(turn - firstToStay) / (turnsToFew - firstToStay));
        }
    }

    std::vector<std::uint16_t> levels() const {
        std::vector<std::uint16_t> all;
        for (const double turn : phases_)
            all.push_back(phaseLevel(turn, levels_));
        return all;
    }

    /// Light of the field over what else is in the band [dB].
    double signalToNoise() {
        const std::vector<Complex> shown = transform_.spectrum(shownNow());
        std::complex<double> along;
        double all = 0, energy = 0;
        band_.each([&](std::size_t bin) {
            const std::complex<double> v(spectrum_[bin]), d(shown[bin]);
            along += std::conj(v) * d;
            energy += std::norm(v);
            all += std::norm(d);
        });
        const double signal = energy > 0 ? std::norm(along) / energy : 0;
        return 10 * std::log10(signal / std::max(all - signal, 1e-30));
    }

  private:
    static double energyOf(const std::vector<Complex>& samples) {
        double sum = 0;
        for (const Complex one : samples)
            sum += std::norm(std::complex<double>(one));
        return sum;
    }

    /// Phases to begin with, a double phase.
    void begin() {
        for (std::size_t i = 0; i < wanted_.size(); ++i) {
            const std::complex<double> one(wanted_[i]);
            const double angle = std::acos(std::min(std::abs(one), 1.0)) / (2 * std::numbers::pi);
            const auto at = static_cast<std::int64_t>(i);
            const bool isEvenSquare = (at / cols_ + at % cols_) % 2 == 0;
            phases_.push_back(turnsOf(one) + (isEvenSquare ? angle : -angle));
        }
    }

    std::vector<Complex> shownNow() const {
        std::vector<Complex> shown;
        for (std::size_t i = 0; i < phases_.size(); ++i)
            shown.push_back(light_[i]
                            * Complex(std::polar(1.0, 2 * std::numbers::pi * phases_[i])));
        return shown;
    }

    void once() {
        std::vector<Complex> spectrum = transform_.spectrum(shownNow());
        band_.each([&](std::size_t bin) {
            spectrum[bin] += static_cast<float>(beyond) * (spectrum_[bin] - spectrum[bin]);
        });
        const std::vector<Complex> next = transform_.samples(spectrum);
        for (std::size_t i = 0; i < next.size(); ++i)
            if (!stays_[i])
                phases_[i] = turnsOf(std::complex<double>(next[i]));
    }

    double awayFromLevel(std::size_t i) const {
        const double level = phases_[i] * levels_;
        return std::abs(level - std::round(level));
    }

    /// Lets pixels stay on levels, nearest ones first, a share 1 - (1 - τ)² of all.
    void keepNearest(double part) {
        const auto wanted = static_cast<std::size_t>(
            std::llround((1 - (1 - part) * (1 - part)) * double(phases_.size())));
        std::vector<std::size_t> free;
        for (std::size_t i = 0; i < phases_.size(); ++i)
            if (!stays_[i])
                free.push_back(i);
        const std::size_t there = phases_.size() - free.size();
        const std::size_t more = wanted > there ? std::min(wanted - there, free.size()) : 0;
        std::ranges::nth_element(free, free.begin() + static_cast<std::ptrdiff_t>(more), {},
                                 [this](std::size_t i) { return awayFromLevel(i); });
        for (std::size_t n = 0; n < more; ++n) {
            stays_[free[n]] = true;
            phases_[free[n]] = std::round(phases_[free[n]] * levels_) / levels_;
        }
    }

    std::int64_t cols_;
    std::vector<float> light_;
    BinsInBand band_;
    PlaneTransform transform_;
    int levels_;
    std::vector<Complex> wanted_, spectrum_;
    std::vector<double> phases_; ///< [turns]
    std::vector<bool> stays_;
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
    .working = 64,
};

} // namespace fringe
