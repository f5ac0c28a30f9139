// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace fringe {

class JobControl;

/// While it lives, the first SIGINT or SIGTERM cancels the job; a second one ends the program at
/// once. One at a time in a process.
class InterruptGuard {
  public:
    explicit InterruptGuard(JobControl& control);
    ~InterruptGuard();
    InterruptGuard(const InterruptGuard&) = delete;
    InterruptGuard& operator=(const InterruptGuard&) = delete;
};

} // namespace fringe
