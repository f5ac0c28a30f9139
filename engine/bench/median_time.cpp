// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/median_time.h"

#include <algorithm>
#include <chrono>
#include <numeric>

namespace fringe {

double secondsOf(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double medianOf(std::vector<double> values) {
    std::ranges::sort(values);
    return values[values.size() / 2];
}

TimedRuns timedRuns(const std::vector<double>& seconds) {
    return {static_cast<int>(seconds.size()), medianOf(seconds), std::ranges::min(seconds)};
}

TimedRuns medianTime(const std::function<void()>& work, const std::function<void()>& after) {
    constexpr std::size_t least = 3, most = 10;
    constexpr double longEnough = 2; // [s]
    const double first = secondsOf(work);
    if (first > longEnough) {
        after();
        return timedRuns({first});
    }
    std::vector<double> times;
    while (times.size() < least
           || (times.size() < most && std::accumulate(times.begin(), times.end(), 0.0) < 1)) {
        times.push_back(secondsOf(work));
        after();
    }
    return timedRuns(times);
}

} // namespace fringe
