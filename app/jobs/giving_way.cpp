// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/jobs/giving_way.h"

#include <thread>

#ifdef __linux__
#include <sys/resource.h>
#endif

namespace fringe {
namespace {

/// On Linux a thread has a niceness of its own, which it cannot take back.
void giveWay() {
#ifdef __linux__
    constexpr int nicer = 10; // a tenth of the share
    setpriority(PRIO_PROCESS, 0, getpriority(PRIO_PROCESS, 0) + nicer);
#endif
}

} // namespace

void givingWay(const std::function<void()>& work) {
    std::jthread([&work] {
        giveWay();
        work();
    }).join();
}

} // namespace fringe
