// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/start_process.h"

#include <cerrno>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <sys/resource.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

namespace fringe {
namespace {

/// Libraries of others ask for the end where no memory is left, for their threads among it.
[[noreturn]] void endInWords() {
    std::fprintf(stderr,
                 "%s: a library could not go on, as happens where memory ends; give the program "
                 "more, or close others.\n",
                 program_invocation_short_name);
    std::_Exit(1);
}

} // namespace

void startProcess() {
    std::set_terminate(&endInWords);
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
