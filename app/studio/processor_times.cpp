// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/studio/processor_times.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <ctime>
#include <fstream>
#include <string>

namespace fringe {

/// Source: proc(5), the first line of /proc/stat.
ProcessorTimes processorTimes() {
    std::ifstream file("/proc/stat");
    std::string name;
    double user = 0, nice = 0, system = 0, idle = 0, waiting = 0, interrupts = 0, soft = 0;
    file >> name >> user >> nice >> system >> idle >> waiting >> interrupts >> soft;
    if (!file || name != "cpu")
        return {};
    const auto now = std::chrono::steady_clock::now().time_since_epoch();
    return {(user + nice + system + interrupts + soft)
                / static_cast<double>(::sysconf(_SC_CLK_TCK)),
            static_cast<double>(std::clock()) / CLOCKS_PER_SEC,
            std::chrono::duration<double>(now).count()};
}

double slowdownBetween(const ProcessorTimes& before, const ProcessorTimes& now, int threads) {
    const double seconds = now.at - before.at;
    if (seconds <= 0 || threads < 1)
        return 1;
    const double others = ((now.busy - before.busy) - (now.own - before.own)) / seconds;
    return 1 + std::clamp<double>(others, 0, threads) / threads;
}

} // namespace fringe
