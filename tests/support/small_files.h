// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <csignal>
#include <sys/resource.h>

namespace fringe::test {

/// Lowers the largest size of a file for as long as it lives.
class SmallFiles {
  public:
    explicit SmallFiles(rlim_t bytes) {
        previousHandler_ = std::signal(SIGXFSZ, SIG_IGN);
        ::getrlimit(RLIMIT_FSIZE, &previous_);
        const struct rlimit limit { bytes, previous_.rlim_max };
        ::setrlimit(RLIMIT_FSIZE, &limit);
    }
    ~SmallFiles() {
        ::setrlimit(RLIMIT_FSIZE, &previous_);
        std::signal(SIGXFSZ, previousHandler_);
    }
    SmallFiles(const SmallFiles&) = delete;
    SmallFiles& operator=(const SmallFiles&) = delete;

  private:
    struct rlimit previous_ {};
    void (*previousHandler_)(int) = nullptr;
};

} // namespace fringe::test
