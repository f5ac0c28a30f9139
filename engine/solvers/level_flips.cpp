// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/level_flips.h"

#include "engine/optics/sample_sums.h"

#include <algorithm>
#include <cmath>
#include <complex>
#include <numbers>

namespace fringe {
namespace {

/// How far a level may go to either side: 1 reaches both others of 3, 2 all of 4.
std::int64_t reachAmong(std::int64_t levels) {
    return levels == 4 ? 2 : 1;
}

/// SplitMix64 (Steele, Lea & Flood, OOPSLA 2014): a random number for each index.
std::uint64_t mixed(std::uint64_t number) {
    number += 0x9e3779b97f4a7c15U;
    number = (number ^ (number >> 30)) * 0xbf58476d1ce4e5b9U;
    number = (number ^ (number >> 27)) * 0x94d049bb133111ebU;
    return number ^ (number >> 31);
}

/// The best change of a pixel.
struct Change {
    float loss = 0; ///< < 0 where there is one
    std::uint8_t level = 0;
};

class Changes {
  public:
    explicit Changes(const FlipGains& gains) : gains_(gains) {
        for (std::int64_t level = 0; level < gains.levels; ++level)
            phasors_.emplace_back(std::polar(1.0, 2 * std::numbers::pi * static_cast<double>(level)
                                                      / static_cast<double>(gains.levels)));
    }

    std::int64_t levelOf(float turns) const {
        return std::lround(turns * static_cast<float>(gains_.levels)) % gains_.levels;
    }

    Change bestOf(std::size_t pixel, std::int64_t level) const {
        Change best;
        const std::int64_t reach = reachAmong(gains_.levels);
        for (std::int64_t step = -reach; step <= reach; ++step) {
            const std::int64_t other = (level + step + gains_.levels) % gains_.levels;
            const float loss = lossOf(pixel, phasorOf(other) - phasorOf(level));
            if (loss < best.loss)
                best = {loss, static_cast<std::uint8_t>(other)};
        }
        return best;
    }

  private:
    Complex phasorOf(std::int64_t level) const { return phasors_[static_cast<std::size_t>(level)]; }

    float lossOf(std::size_t pixel, Complex change) const {
        const Complex d = gains_.amplitude[pixel] * change, slope = gains_.gradient[pixel];
        return 2 * (d.real() * slope.real() + d.imag() * slope.imag())
               + static_cast<float>(gains_.curvature) / 2 * std::norm(d);
    }

    const FlipGains& gains_;
    std::vector<Complex> phasors_;
};

/// The loss up to which `count` changes lie; 0: all are taken.
float limitOf(const std::vector<Change>& changes, std::size_t count) {
    std::vector<float> losses;
    for (const Change& change : changes)
        if (change.loss < 0)
            losses.push_back(change.loss);
    if (losses.size() <= count)
        return 0;
    const auto last = losses.begin() + static_cast<std::ptrdiff_t>(count);
    std::ranges::nth_element(losses, last);
    return *last;
}

} // namespace

PhasePattern flipped(PhasePattern pattern, const FlipGains& gains, std::size_t count,
                     std::uint64_t seed) {
    const Changes changes(gains);
    std::vector<Change> best(pattern.size());
    forSamples(pattern.size(), [&](std::size_t i) {
        if (mixed(seed + i) % 2 == 0)
            best[i] = changes.bestOf(i, changes.levelOf(pattern[i]));
    });
    const float limit = limitOf(best, count);
    forSamples(pattern.size(), [&](std::size_t i) {
        if (best[i].loss < limit)
            pattern[i] = static_cast<float>(best[i].level) / static_cast<float>(gains.levels);
    });
    return pattern;
}

} // namespace fringe
