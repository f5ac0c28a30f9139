// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/solvers/solver_state.h"

#include <QtGlobal>

#include <cstdint>
#include <optional>
#include <vector>

namespace fringe {

/// How the patterns of a run of rounds became better; index 0 is the start.
struct RoundHistory {
    std::vector<Figures> rounds;
    std::int64_t bestRound = 0;
    /// Of spots: I_r of every one, in the last round or of the best pattern.
    std::vector<float> powers{};
    std::vector<float> target{}; ///< of spots: T_r, Σ T_r = 1
    quint64 revision = 0;        ///< of the document that the rounds are for

    bool isEmpty() const { return rounds.empty(); }
    const Figures& best() const { return rounds.at(static_cast<std::size_t>(bestRound)); }
};

/// Of the rounds so far, with the powers of the last one.
RoundHistory historySoFar(const SolverState& state);

/// Of rounds that are over, with the powers that the best pattern gives.
RoundHistory historyOf(const SolverState& state);

/// Of every spot: I_r/T_r over its mean over the bright spots; of those to be kept dark I_r over
/// the mean I_r of the bright ones.
std::vector<double> relativePowers(const RoundHistory& history);

} // namespace fringe
