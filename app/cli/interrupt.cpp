// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/interrupt.h"

#include "engine/job/job_control.h"

#include <atomic>
#include <csignal>

namespace fringe {
namespace {

// A signal handler can reach nothing but what is static.
std::atomic<JobControl*> watched{nullptr};
static_assert(std::atomic<JobControl*>::is_always_lock_free
                  && std::atomic<bool>::is_always_lock_free,
              "a signal handler may use lock-free atomics only");

extern "C" void cancelWatched(int) {
    if (JobControl* control = watched.load())
        control->cancel();
}

void handle(void (*handler)(int), int flags) {
    struct sigaction action {};
    action.sa_handler = handler;
    action.sa_flags = flags;
    sigemptyset(&action.sa_mask);
    for (const int signal : {SIGINT, SIGTERM})
        sigaction(signal, &action, nullptr);
}

} // namespace

InterruptGuard::InterruptGuard(JobControl& control) {
    watched.store(&control);
    handle(&cancelWatched, static_cast<int>(SA_RESETHAND | SA_RESTART));
}

InterruptGuard::~InterruptGuard() {
    handle(SIG_DFL, 0);
    watched.store(nullptr);
}

} // namespace fringe
