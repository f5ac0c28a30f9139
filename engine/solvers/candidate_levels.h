// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/seeded_random.h"
#include "engine/solvers/trial_objective.h"

#include <complex>
#include <cstdint>
#include <vector>

namespace fringe {

/// How many of its levels a pixel may go to, its own included.
constexpr std::int64_t candidatesAmong(std::int64_t levels) {
    constexpr std::int64_t most = 64;
    return levels < most ? levels : most;
}

/// The levels that a pixel may go to, as steps from the one it has. The first step is none.
class CandidateLevels {
  public:
    /// levels ≥ 2. All of them, or of very many some that `draw` chooses.
    explicit CandidateLevels(std::int64_t levels);

    std::size_t count() const { return steps_.size(); }

    /// Where there are more levels than candidates, takes all others at an even stride from a
    /// random first one.
    void draw(SeededRandom& random);

    /// Changes of exp(iφ) by every step, as multiples of it.
    const TrialChanges& changes() const { return changes_; }

    std::int64_t levelAfter(std::int64_t level, std::size_t candidate) const;

    /// exp(i2π level/levels)
    std::complex<double> phasor(std::int64_t level) const {
        return phasors_[static_cast<std::size_t>(level)];
    }

  private:
    std::int64_t levels() const { return static_cast<std::int64_t>(phasors_.size()); }
    void chooseFrom(std::int64_t first);

    std::vector<std::complex<double>> phasors_;
    std::vector<std::int64_t> strides_; ///< from the first
    std::vector<std::int64_t> steps_;
    TrialChanges changes_;
};

} // namespace fringe
