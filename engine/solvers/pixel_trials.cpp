// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/pixel_trials.h"

#include "engine/job/job_control.h"
#include "engine/solvers/candidate_levels.h"
#include "engine/solvers/optics.h"
#include "engine/solvers/seeded_random.h"
#include "engine/solvers/trial_objective.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace fringe {
namespace {

using DoubleComplex = std::complex<double>;

constexpr std::int64_t pairsPerBatch = 1 << 18; ///< whose waves are made at once, by all threads
constexpr std::size_t ahead = 16;               ///< pixels that are fetched before their turn

std::vector<std::uint32_t> shuffled(std::size_t count, SeededRandom& random) {
    std::vector<std::uint32_t> order(count);
    std::iota(order.begin(), order.end(), 0U);
    for (std::size_t i = count; i > 1; --i)
        std::swap(order[i - 1],
                  order[static_cast<std::size_t>(random.below(static_cast<std::int64_t>(i)))]);
    return order;
}

/// The waves of a pixel at all places of all that is wanted.
class WavesOfAll {
  public:
    explicit WavesOfAll(const WantedList& wanted) {
        for (const auto& one : wanted) {
            waves_.push_back(one->pixelWaves());
            counts_.push_back(one->constraint().amplitude.size());
        }
    }
    void at(std::int64_t row, std::int64_t col, float* re, float* im) const {
        for (std::size_t k = 0; k < waves_.size(); ++k) {
            waves_[k]->at(row, col, re, im);
            re += counts_[k];
            im += counts_[k];
        }
    }

  private:
    std::vector<std::unique_ptr<PixelWaves>> waves_;
    std::vector<std::size_t> counts_;
};

std::vector<DoubleComplex> fieldsOfAll(const SolverState& state) {
    std::vector<DoubleComplex> all;
    for (const Samples& fields : state.fields)
        all.insert(all.end(), fields.begin(), fields.end());
    return all;
}

/// T at every place.
std::vector<double> targetOfAll(const WantedList& wanted) {
    std::vector<double> all;
    for (const auto& one : wanted)
        for (const float amplitude : one->constraint().amplitude)
            all.push_back(static_cast<double>(amplitude) * amplitude);
    return all;
}

/// The trials of an iteration.
class Trials {
  public:
    /// Trials of the state's pattern, which is given as well.
    Trials(const SolverState& state, PhasePattern& pattern, Optics& optics, const Solving& solving,
           double temperature)
        : pattern_(pattern), optics_(optics), amplitude_(optics.amplitude()),
          temperature_(temperature / static_cast<double>(pattern.size())),
          levels_(optics.light().levels), cols_(optics.light().setup.plate.size.cols),
          random_(solving.start.seed, state.iteration + 1), candidates_(levels_),
          gains_(candidates_.count()), places_(optics.wanted()),
          objective_(fieldsOfAll(state), targetOfAll(optics.wanted()),
                     solverNumber(solving, "uniformity_weight")),
          count_(fieldsOfAll(state).size()),
          amplitudeSum_(std::accumulate(amplitude_.begin(), amplitude_.end(), 0.0)) {}

    void run() {
        const auto count = static_cast<std::int64_t>(count_);
        const auto batch =
            static_cast<std::size_t>(std::max<std::int64_t>(pairsPerBatch / count, 1));
        const std::vector<std::uint32_t> order = shuffled(pattern_.size(), random_);
        for (std::size_t done = 0; done < order.size(); done += batch) {
            optics_.control().checkpoint();
            const auto places =
                std::span(order).subspan(done, std::min(batch, order.size() - done));
            tryPixels(places);
            optics_.control().advance(static_cast<double>(places.size())
                                      * static_cast<double>(count));
        }
    }

  private:
    /// A pixel that is about to be tried.
    struct Pixel {
        std::size_t place;
        std::int64_t level;
        DoubleComplex light; ///< its share of the field where its wave is 1
    };

    void tryPixels(std::span<const std::uint32_t> places) {
        pixels_.resize(places.size());
        waves_.resize(places.size() * objective_.waveSize());
        parallelFor(static_cast<std::int64_t>(places.size()), 64,
                    [&](std::int64_t begin, std::int64_t end) {
                        for (auto i = static_cast<std::size_t>(begin);
                             i < static_cast<std::size_t>(end); ++i) {
                            fetch(places[std::min(i + ahead, places.size() - 1)]);
                            prepare(places[i], i);
                        }
                    });
        for (std::size_t i = 0; i < pixels_.size(); ++i)
            tryPixel(pixels_[i], waveOf(i));
    }

    float* waveOf(std::size_t i) { return waves_.data() + i * objective_.waveSize(); }

    /// Without it, most of a trial is waiting for a random pixel.
    void fetch(std::size_t place) const {
        __builtin_prefetch(pattern_.data() + place);
        __builtin_prefetch(amplitude_.data() + place);
    }

    void prepare(std::size_t place, std::size_t i) {
        const auto level =
            static_cast<std::int64_t>(pattern_[place] * static_cast<float>(levels_) + 0.5F);
        const double share = static_cast<double>(amplitude_[place]) / amplitudeSum_;
        pixels_[i] = {place, level, share * candidates_.phasor(level)};
        const auto at = static_cast<std::int64_t>(place);
        places_.at(at / cols_, at % cols_, waveOf(i), waveOf(i) + objective_.waveSize() / 2);
    }

    void tryPixel(const Pixel& pixel, const float* wave) {
        if (pixel.light == DoubleComplex())
            return;
        candidates_.draw(random_);
        const TrialChanges& changes = candidates_.changes();
        const double most = objective_.compare(wave, pixel.light, changes, gains_);
        const std::size_t chosen = temperature_ > 0 ? drawn(most) : best(most);
        if (chosen == 0)
            return;
        objective_.take(pixel.light * DoubleComplex(changes.re[chosen], changes.im[chosen]), wave);
        pattern_[pixel.place] = static_cast<float>(candidates_.levelAfter(pixel.level, chosen))
                                / static_cast<float>(levels_);
    }

    std::size_t best(double most) const {
        return most > gains_[0]
                   ? static_cast<std::size_t>(std::ranges::find(gains_, most) - gains_.begin())
                   : 0;
    }

    /// With a probability in proportion to exp(gain/temperature).
    std::size_t drawn(double most) {
        constexpr double impossible = -40;
        double whole = 0;
        for (double& gain : gains_) {
            const double power = (gain - most) / temperature_;
            gain = whole += power > impossible ? std::exp(power) : 0;
        }
        const auto chosen = std::ranges::upper_bound(gains_, whole * random_.next());
        return std::min(static_cast<std::size_t>(chosen - gains_.begin()), gains_.size() - 1);
    }

    PhasePattern& pattern_;
    Optics& optics_;
    std::span<const float> amplitude_;
    double temperature_; ///< of one pixel
    std::int64_t levels_, cols_;
    SeededRandom random_;
    CandidateLevels candidates_;
    std::vector<double> gains_;
    WavesOfAll places_;
    TrialObjective objective_;
    std::size_t count_; ///< places
    double amplitudeSum_;
    std::vector<Pixel> pixels_; ///< of a batch
    std::vector<float> waves_;  ///< theirs
};

} // namespace

void tryPixels(SolverState& state, Optics& optics, const Solving& solving, double temperature) {
    PhasePattern pattern = state.pattern.turns();
    Trials(state, pattern, optics, solving, temperature).run();
    state.pattern = std::move(pattern);
}

} // namespace fringe
