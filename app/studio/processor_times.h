// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

/// Times of all processors of the machine, up to some moment [s].
struct ProcessorTimes {
    double busy = 0; ///< with any program
    double own = 0;  ///< with this one
    double at = 0;   ///< the moment, of a clock that runs evenly
};

ProcessorTimes processorTimes(); ///< up to now; zeros where the system does not tell

/// By how much longer work on all threads takes if other programs go on as they did between two
/// moments: 1 or more.
double slowdownBetween(const ProcessorTimes& before, const ProcessorTimes& now, int threads);

} // namespace fringe
