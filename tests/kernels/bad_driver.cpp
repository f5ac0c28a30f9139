// SPDX-License-Identifier: GPL-3.0-or-later
// An OpenCL driver that is no good: what it does when it is loaded is in FRINGE_BAD_DRIVER.
#include <csignal>
#include <cstdlib>
#include <string_view>
#include <unistd.h>

namespace {

void say(const char* text, std::size_t length) {
    for (const int file : {STDOUT_FILENO, STDERR_FILENO})
        if (::write(file, text, length) < 0)
            return;
}

__attribute__((constructor)) void load() {
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
