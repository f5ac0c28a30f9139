// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/job/job_control.h"

#include <algorithm>
#include <chrono>

namespace fringe {

/// Sizes the pieces of a long operation while it runs, so that a piece takes about 30 ms and a
/// cancelled job stops soon on any device.
class Pacer {
  public:
    explicit Pacer(double firstPiece) : piece_(firstPiece) {}

    double piece() const { return piece_; } ///< wanted size of the next piece, in units of work

    /// Runs `work`, which does `units`, reports them and learns from the time they took.
    template <class Work> void run(double units, JobControl& control, Work&& work) {
        control.checkpoint();
        const auto start = Clock::now();
        work();
        const double seconds = std::chrono::duration<double>(Clock::now() - start).count();
        const double factor = wantedSeconds / std::max(seconds, 1e-4);
        piece_ = std::max(1.0, units * std::clamp(factor, 0.25, 4.0));
        control.advance(units);
    }

  private:
    using Clock = std::chrono::steady_clock;
    static constexpr double wantedSeconds = 0.030;
    double piece_;
};

} // namespace fringe
