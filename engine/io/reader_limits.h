// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdlib>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

/// What programs that read for another one may take, so that damaged files end them and nothing
/// else. They are started as NAME FILE BYTES SECONDS.
namespace fringe {

inline void limit(__rlimit_resource resource, rlim_t most) {
    const rlimit both{most, most};
    ::setrlimit(resource, &both);
}

/// Ends with who waits; writes no file; takes the BYTES of its arguments beside what its libraries
/// take by themselves [bytes], and the SECONDS of the processor's time.
inline void limitReader(char** argv, rlim_t libraries) {
    ::prctl(PR_SET_PDEATHSIG, SIGKILL);
    limit(RLIMIT_AS, libraries + std::strtoull(argv[2], nullptr, 10));
    limit(RLIMIT_CPU, std::strtoull(argv[3], nullptr, 10));
    limit(RLIMIT_FSIZE, 0);
    limit(RLIMIT_CORE, 0);
}

/// From now on no file is opened, whatever the one that is open names. The library that reads it
/// should not try; this sees to it.
inline void openNoMore() {
    const int next = ::dup(STDOUT_FILENO);
    ::close(next);
    limit(RLIMIT_NOFILE, static_cast<rlim_t>(next));
}

} // namespace fringe
