// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

namespace fringe {

/// How a design goes from round to round.
template <class State, class End> struct Rounds {
    /// Which stop rule holds after so many seconds, if one does.
    std::function<std::optional<End>(const State&, double seconds)> ended;
    /// Does a round whole, or throws `Cancelled` and leaves the state as it was.
    std::function<void(State&)> doRound;
    /// Told of the start and of every round; may be empty.
    std::function<void(const State&)> afterRound;
};

/// The share of the work of a start and `rounds` rounds that is left once `round` of them are done.
inline double shareLeft(std::int64_t round, std::int64_t rounds) {
    const auto all = static_cast<double>(std::max<std::int64_t>(rounds, 0) + 1);
    return std::max(1 - static_cast<double>(round + 1) / all, 0.0);
}

/// Does rounds until a stop rule holds, or the job is cancelled: `End::Stopped`.
template <class State, class End> End doRounds(State& state, const Rounds<State, End>& rounds) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    try {
        while (true) {
            if (rounds.afterRound)
                rounds.afterRound(state);
            const std::chrono::duration<double> passed = Clock::now() - start;
            if (const auto end = rounds.ended(state, passed.count()))
                return *end;
            rounds.doRound(state);
        }
    } catch (const Cancelled&) {
        return End::Stopped;
    }
}

} // namespace fringe
