// SPDX-License-Identifier: GPL-3.0-or-later
// Preloaded by LD_PRELOAD, it is a file system without locks: `flock` fails as FRINGE_NO_LOCKS
// says.
#include <cerrno>
#include <cstdlib>

extern "C" [[gnu::visibility("default")]] int flock(int /*file*/, int /*how*/) noexcept {
    const char* fault = std::getenv("FRINGE_NO_LOCKS");
    errno = fault != nullptr ? std::atoi(fault) : ENOLCK;
    return -1;
}
