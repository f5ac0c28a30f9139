// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <chrono>
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
