// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

namespace fringe {

struct TimedRuns {
    int runs = 0;
    double median = 0; ///< [s]
    double least = 0;  ///< [s]
};

/// The time of one call [s].
double secondsOf(const std::function<void()>& work);

/// Median of at least one value; the upper of two in the middle.
double medianOf(std::vector<double> values);

TimedRuns timedRuns(const std::vector<double>& seconds); ///< of one at least

/// Calls `work` once to warm up, then three times or more, until a second has gone or ten runs are
/// done. Work of more than two seconds is done once. `after` each timed run, outside of its time.
TimedRuns medianTime(
    const std::function<void()>& work, const std::function<void()>& after = [] {});

} // namespace fringe
