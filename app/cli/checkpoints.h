// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/stopwatch.h"

#include <filesystem>
#include <functional>
#include <string>
#include <utility>

namespace fringe {

/// Keeps the state of a design of many rounds in a file: at most once a second, and at the end.
template <class Design, class State> class Checkpoints {
  public:
    using Write = std::function<void(const std::filesystem::path&, const Design&, const State&)>;

    /// Without a path nothing is written. The design outlives this.
    Checkpoints(std::string path, const Design& design, Write write)
        : path_(std::move(path)), design_(design), write_(std::move(write)) {}

    void offer(const State& state) {
        if (path_.empty() || (isWritten_ && watch_.seconds() < 1))
            return;
        write(state);
        watch_ = Stopwatch();
        isWritten_ = true;
    }
    void write(const State& state) const {
        if (!path_.empty())
            write_(path_, design_, state);
    }

  private:
    std::string path_;
    const Design& design_;
    Write write_;
    Stopwatch watch_;
    bool isWritten_ = false;
};

} // namespace fringe
