// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/stopwatch.h"

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <string>
#include <utility>

namespace fringe {

/// Keeps the state of a design of many rounds in a file: once a second, but in no more than a tenth
/// of the time, and at the end.
template <class Design, class State> class Checkpoints {
  public:
    using Write = std::function<void(const std::filesystem::path&, const Design&, const State&)>;

    /// Without a path nothing is written. The design outlives this.
    Checkpoints(std::string path, const Design& design, Write write)
        : path_(std::move(path)), design_(design), write_(std::move(write)) {}

    void offer(const State& state) {
        if (written_ < 0 || watch_.seconds() >= std::max(1.0, 9 * cost_))
            write(state);
    }

    /// Of states with the same round only the first.
    void write(const State& state) {
        if (path_.empty() || state.round == written_)
            return;
        const Stopwatch writing;
        write_(path_, design_, state);
        cost_ = writing.seconds();
        written_ = state.round;
        watch_ = Stopwatch();
    }

  private:
    std::string path_;
    const Design& design_;
    Write write_;
    Stopwatch watch_;
    double cost_ = 0;           ///< of the last writing [s]
    std::int64_t written_ = -1; ///< round; none yet
};

} // namespace fringe
