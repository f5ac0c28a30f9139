// SPDX-License-Identifier: GPL-3.0-or-later
// An OpenCL driver that is no good: what it does when it is loaded is in FRINGE_BAD_DRIVER.
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string_view>
#include <unistd.h>

namespace {

void say(const char* text, std::size_t length) {
    for (const int file : {STDOUT_FILENO, STDERR_FILENO})
        if (::write(file, text, length) < 0)
            return;
}

/// A byte for each time that it was loaded.
void count() {
    const char* const file = std::getenv("FRINGE_BAD_DRIVER_LOADS");
    const int loads = file != nullptr ? ::open(file, O_WRONLY | O_CREAT | O_APPEND, 0600) : -1;
    if (loads >= 0 && ::write(loads, "+", 1) == 1)
        ::close(loads);
}

__attribute__((constructor)) void load() {
    count();
    const char* const wish = std::getenv("FRINGE_BAD_DRIVER");
    const std::string_view wanted = wish ? wish : "";
    if (wanted == "crash")
        std::raise(SIGSEGV);
    else if (wanted == "abort")
        std::abort();
    else if (wanted == "exit")
        std::exit(0);
    else if (wanted == "talk")
        say("CL ERROR: I am here\n", 20);
    while (wanted == "hang")
        ::pause();
}

} // namespace
