// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/start_process.h"

#include <csignal>
#include <cstdlib>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace fringe {

void startProcess() {
#ifdef __GLIBC__
    constexpr int largestBlock = 64 << 20, mostKept = 256 << 20; // bytes
    mallopt(M_MMAP_THRESHOLD, largestBlock);
    mallopt(M_TRIM_THRESHOLD, mostKept);
#endif
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace fringe
