// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/peak_memory.h"
#include "kernels/parallel.h"

#include <gtest/gtest.h>

#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fstream>

/// What work is planned to hold beside what it comes to hold. Each case runs in a process of its
/// own, as a command does: what earlier work has left free would serve later work.
namespace fringe::test {

/// In a process that has computed nothing yet: ends it, with the answer in what it writes.
/// `planned` [bytes] and `isDone` are called in this order.
template <class Planned, class Work>
[[noreturn]] void compareMemory(const PeakMemory& peak, Planned planned, Work isDone) {
    constexpr double mebibyte = 1 << 20;
    const double expected = static_cast<double>(planned()) / mebibyte;
    const double tolerance = 0.1 * expected + 4;
    bool done = true;
    double measured = 0;
    // Threads that other work keeps from meeting take less: the most of some tries is compared.
    for (int tries = 0; done && tries < 5 && measured < expected - tolerance; ++tries) {
        done = isDone();
        measured = static_cast<double>(peak.bytes()) / mebibyte;
    }
    const bool isHeld = std::abs(measured - expected) <= tolerance;
    std::fprintf(stderr, "%s: planned %.1f MiB, measured %.1f MiB\n",
                 done && isHeld ? "held" : "not held", expected, measured);
    std::_Exit(0);
}

/// Null, or why memory cannot be measured here.
inline const char* whyUnmeasured() {
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    return "sanitizers hold memory of their own";
#endif
    return std::ofstream("/proc/self/clear_refs") ? nullptr : "the system does not tell the peak";
}

} // namespace fringe::test
