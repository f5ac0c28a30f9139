// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/start_process.h"

#include <csignal>
#include <cstdlib>
#include <sys/resource.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace fringe {

void startProcess() {
#ifdef __GLIBC__
    constexpr int largestBlock = 64 << 20, mostKept = 256 << 20; // bytes
    mallopt(M_MMAP_THRESHOLD, largestBlock);
    mallopt(M_TRIM_THRESHOLD, mostKept);
    if (struct rlimit limit{};
        ::getrlimit(RLIMIT_AS, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
        mallopt(M_ARENA_MAX, 1); // each one more takes 64 MiB of addresses, used or not
#endif
    std::signal(SIGXFSZ, SIG_IGN);
}

} // namespace fringe
