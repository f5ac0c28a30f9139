// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/stopwatch.h"
#include "engine/io/checkpoint.h"

#include <algorithm>
#include <cstdint>
#include <string>
#include <utility>

namespace fringe {

/// Keeps the state of a design of many iterations in a file: once a second, but in no more than a
/// tenth of the time, and at the end.
class Checkpoints {
  public:
    /// Without a path nothing is written.
    Checkpoints(std::string path, CheckpointKey key)
        : path_(std::move(path)), key_(std::move(key)) {}

    void offer(const SolverState& state) {
        if (written_ < 0 || watch_.seconds() >= std::max(1.0, 9 * cost_))
            write(state);
    }

    /// Of states with the same iteration only the first.
    void write(const SolverState& state) {
        if (path_.empty() || state.iteration == written_)
            return;
        const Stopwatch writing;
        writeCheckpoint(path_, key_, state);
        cost_ = writing.seconds();
        written_ = state.iteration;
        watch_ = Stopwatch();
    }

  private:
    std::string path_;
    CheckpointKey key_;
    Stopwatch watch_;
    double cost_ = 0;           ///< of the last writing [s]
    std::int64_t written_ = -1; ///< iteration; none yet
};

} // namespace fringe
