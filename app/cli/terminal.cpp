// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/terminal.h"

#include "engine/model/showable_text.h"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <mutex>

namespace fringe {
namespace {

std::mutex mutex;
std::string standing;

void put(const std::string& text) {
    std::fwrite(text.data(), 1, text.size(), stderr);
    std::fflush(stderr);
}

} // namespace

void printErrorLine(const std::string& line) {
    const std::lock_guard lock(mutex);
    const std::string wipe = standing.empty() ? "" : "\r\x1b[K";
    put(wipe + showable(line, std::string::npos) + '\n' + standing);
}

void showBar(const std::string& bar) {
    const std::lock_guard lock(mutex);
    if (bar == standing)
        return;
    put("\r\x1b[K" + bar);
    standing = bar;
}

bool errorIsTerminal() {
    return ::isatty(STDERR_FILENO) == 1;
}

int errorColumns() {
    winsize size{};
    const bool known = ::ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;
    return known ? size.ws_col : 80;
}

} // namespace fringe
