// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/peak_memory.h"

#include "engine/job/memory_budget.h"

#include <fstream>
#include <string>

namespace fringe {
namespace {

/// A line "VmHWM:  1234 kB" of the process's status [bytes], or 0.
std::uint64_t statusOf(const std::string& key) {
    std::ifstream status("/proc/self/status");
    for (std::string word; status >> word;)
        if (std::uint64_t kilobytes = 0; word == key && status >> kilobytes)
            return kilobytes * 1024;
    return 0;
}

} // namespace

PeakMemory::PeakMemory() {
    releaseFreeMemory();
    std::ofstream("/proc/self/clear_refs") << "5"; // proc(5): the high-water mark starts anew
    before_ = statusOf("VmRSS:");
}

std::uint64_t PeakMemory::bytes() const {
    const std::uint64_t peak = statusOf("VmHWM:");
    return peak > before_ ? peak - before_ : 0;
}

} // namespace fringe
