// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/solve.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fringe {

/// How the patterns of a run of iterations became better; index 0 is the start.
struct IterationHistory {
    std::vector<Figures> iterations;
    std::int64_t bestIteration = 0;
    /// Powers of spots: I_r of every one, in the last iteration or of the best pattern.
    std::vector<float> powers{};
    std::vector<float> target{};       ///< of spots: T_r, Σ T_r = 1
    std::optional<double> finerPsnr{}; ///< of the best pattern, see `SolverResult`
    std::optional<Figures> anyPhase{}; ///< of the best pattern before it was rounded to levels

    bool isEmpty() const { return iterations.empty(); }
    const Figures& best() const { return iterations.at(static_cast<std::size_t>(bestIteration)); }
};

/// History of the iterations so far, with the powers of the last one.
IterationHistory historySoFar(const SolverState& state);

/// History of iterations that are over, with the powers that the best pattern gives. ofAnyPhase:
/// the pattern was designed without levels.
IterationHistory historyOf(const SolverResult& result, bool ofAnyPhase);

/// Relative power of every spot: I_r/T_r over its mean over the bright spots; of those to be kept
/// dark I_r over the mean I_r of the bright ones.
std::vector<double> relativePowers(const IterationHistory& history);

} // namespace fringe
