// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"
#include "engine/model/stop_rules.h"

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>

namespace fringe {

/// What ended the rounds of a design: one of its rules, or somebody.
enum class RoundsEnd { Rounds, Uniformity, Error, Efficiency, NoGain, Time, Stopped };

/// "rounds", "uniformity", "error", "efficiency", "no gain", "time", "stopped": for reports.
const char* roundsEndName(RoundsEnd end);

/// A pattern that was kept, and how good it is.
template <class Pattern, class Figures> struct Kept {
    Pattern pattern;
    Figures figures;
    std::int64_t round = 0; ///< 0: the start

    friend bool operator==(const Kept&, const Kept&) = default;
};

/// How the rounds of a design are run, beside what is designed.
template <class State> struct RoundsRun {
    std::optional<State> resume; ///< to go on from
    /// Called on the job's thread once the start is measured and after every round.
    std::function<void(const State&)> afterRound;
};

/// Which of the rules that all designs have holds after so many seconds, the most welcome first.
template <class State>
std::optional<RoundsEnd> endedBy(const StopRules& stop, const State& state, double seconds) {
    if (stop.efficiency && state.best.figures.efficiency >= *stop.efficiency)
        return RoundsEnd::Efficiency;
    if (state.round >= stop.rounds)
        return RoundsEnd::Rounds;
    if (stop.noGainRounds > 0 && state.round - state.best.round >= stop.noGainRounds)
        return RoundsEnd::NoGain;
    if (stop.seconds > 0 && seconds >= stop.seconds)
        return RoundsEnd::Time;
    return std::nullopt;
}

/// How a design goes from round to round.
template <class State> struct Rounds {
    /// Which stop rule holds after so many seconds, if one does.
    std::function<std::optional<RoundsEnd>(const State&, double seconds)> ended;
    /// Does a round whole, or throws `Cancelled` and leaves the state as it was.
    std::function<void(State&)> doRound;
    /// Told of the start and of every round; may be empty.
    std::function<void(const State&)> afterRound;
};

/// The share of the work of a start and `rounds` rounds that a run has before it.
template <class State> double shareLeft(const RoundsRun<State>& run, std::int64_t rounds) {
    const auto all = static_cast<double>(std::max<std::int64_t>(rounds, 0) + 1);
    const auto done = static_cast<double>(run.resume ? run.resume->round + 1 : 0);
    return std::max(1 - done / all, 0.0);
}

/// Does rounds until a stop rule holds, or the job is cancelled: `Stopped`.
template <class State> RoundsEnd doRounds(State& state, const Rounds<State>& rounds) {
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
        return RoundsEnd::Stopped;
    }
}

} // namespace fringe
