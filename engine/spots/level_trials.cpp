// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/level_trials.h"

#include "engine/job/job_control.h"
#include "engine/patterns/seeded_random.h"
#include "engine/spots/spot_waves.h"
#include "engine/spots/trial_merit.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace fringe {
namespace {

using Field = std::complex<double>;

constexpr std::int64_t pairsPerBatch = 1 << 18; ///< whose waves are made at once, by all threads

std::vector<Field> phasorsOf(std::int64_t levels) {
    std::vector<Field> phasors;
    for (std::int64_t level = 0; level < levels; ++level)
        phasors.push_back(std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(level)
                                              / static_cast<double>(levels)));
    return phasors;
}

/// The trials of a round.
class Trials {
  public:
    Trials(SpotState& state, const SpotOptics& optics, double temperature)
        : state_(state), optics_(optics),
          temperature_(temperature / static_cast<double>(state.pattern.size())),
          levels_(optics.design().levels), cols_(optics.design().plate.size.cols),
          random_(optics.design().start.seed, state.round + 1), phasors_(phasorsOf(levels_)),
          waves_(optics.design()),
          merit_(state.fields, optics.target(), optics.design().tuning.balance),
          amplitudeSum_(
              std::accumulate(optics.amplitude().begin(), optics.amplitude().end(), 0.0)) {}

    void run() {
        const auto spots = static_cast<std::int64_t>(state_.fields.size());
        const auto pixels = static_cast<std::int64_t>(state_.pattern.size());
        const std::int64_t batch = std::max<std::int64_t>(pairsPerBatch / spots, 1);
        for (std::int64_t done = 0; done < pixels; done += batch) {
            optics_.control().checkpoint();
            const std::int64_t count = std::min(batch, pixels - done);
            tryPixels(drawn(count, pixels));
            optics_.control().advance(static_cast<double>(count) * static_cast<double>(spots));
        }
    }

  private:
    std::vector<std::int64_t> drawn(std::int64_t count, std::int64_t pixels) {
        std::vector<std::int64_t> chosen(static_cast<std::size_t>(count));
        std::ranges::generate(chosen, [&] { return random_.below(pixels); });
        return chosen;
    }

    void tryPixels(const std::vector<std::int64_t>& pixels) {
        const std::size_t size = merit_.waveSize();
        batch_.resize(pixels.size() * size);
        parallelFor(static_cast<std::int64_t>(pixels.size()), 16,
                    [&](std::int64_t begin, std::int64_t end) {
                        for (auto i = static_cast<std::size_t>(begin);
                             i < static_cast<std::size_t>(end); ++i) {
                            float* wave = batch_.data() + i * size;
                            waves_.at(pixels[i] / cols_, pixels[i] % cols_, wave, wave + size / 2);
                        }
                    });
        for (std::size_t i = 0; i < pixels.size(); ++i)
            tryPixel(static_cast<std::size_t>(pixels[i]), batch_.data() + i * size);
    }

    void tryPixel(std::size_t pixel, const float* wave) {
        float& turns = state_.pattern[pixel];
        const auto count = static_cast<float>(levels_);
        const auto level = static_cast<std::int64_t>(turns * count + 0.5F);
        const std::int64_t other = (level + 1 + random_.below(levels_ - 1)) % levels_;
        const double weight = static_cast<double>(optics_.amplitude()[pixel]) / amplitudeSum_;
        const Field change = weight
                             * (phasors_[static_cast<std::size_t>(other)]
                                - phasors_[static_cast<std::size_t>(level)]);
        if (!isTaken(merit_.tried(change, wave) - merit_.value()))
            return;
        merit_.accept();
        turns = static_cast<float>(other) / count;
    }

    bool isTaken(double gain) {
        return gain > 0 || (temperature_ > 0 && random_.next() < std::exp(gain / temperature_));
    }

    SpotState& state_;
    const SpotOptics& optics_;
    double temperature_; ///< of one pixel
    std::int64_t levels_, cols_;
    SeededRandom random_;
    std::vector<Field> phasors_;
    SpotWaves waves_;
    TrialMerit merit_;
    double amplitudeSum_;
    std::vector<float> batch_;
};

} // namespace

void tryPixels(SpotState& state, const SpotOptics& optics, double temperature) {
    Trials(state, optics, temperature).run();
}

} // namespace fringe
