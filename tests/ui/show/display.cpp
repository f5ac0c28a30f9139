// SPDX-License-Identifier: GPL-3.0-or-later
#include "display.h"

#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe::test {
namespace {

[[noreturn]] void become(const std::vector<std::string>& words) {
    std::vector<char*> arguments;
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execvp(arguments[0], arguments.data());
    ::_exit(127);
}

void silence() {
    const int nothing = ::open("/dev/null", O_WRONLY);
    ::dup2(nothing, STDOUT_FILENO);
    ::dup2(nothing, STDERR_FILENO);
}

/// The line that a server writes once it can be connected to; empty: it ended before.
std::string lineOf(int descriptor) {
    std::string line;
    for (char next = 0; ::read(descriptor, &next, 1) == 1 && next != '\n';)
        line += next;
    return line;
}

} // namespace

bool isInstalled(const std::string& program) {
    return runLine("command -v " + program + " >/dev/null") == 0;
}

pid_t startProgram(const std::vector<std::string>& words, bool isQuiet) {
    const pid_t child = ::fork();
    if (child == 0) {
        if (isQuiet)
            silence();
        become(words);
    }
    return child;
}

void endProgram(pid_t process) {
    if (process <= 0)
        return;
    ::kill(process, SIGTERM);
    ::waitpid(process, nullptr, 0);
}

int runLine(const std::string& line) {
    const int status = std::system(line.c_str());
    return WIFEXITED(status) ? WEXITSTATUS(status) : 128;
}

std::vector<std::string> TestDisplay::virtualServer() {
    return {"Xvfb", "-noreset", "-nolisten", "tcp", "-screen", "0", "3200x1200x24"};
}

TestDisplay::TestDisplay(const std::vector<std::string>& words) {
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0)
        return;
    server_ = ::fork();
    if (server_ == 0) {
        ::prctl(PR_SET_PDEATHSIG, SIGTERM); // it outlives no test
        silence();
        const int number = ::fcntl(ends[1], F_DUPFD, 10); // without O_CLOEXEC
        std::vector<std::string> all = words;
        all.insert(all.end(), {"-displayfd", std::to_string(number)});
        become(all);
    }
    ::close(ends[1]);
    const std::string number = lineOf(ends[0]);
    if (!number.empty()) {
        name_ = ":" + number;
        ::setenv("DISPLAY", name_.c_str(), 1);
        ::unsetenv("XDG_SESSION_TYPE");
    }
    ::close(ends[0]);
}

TestDisplay::~TestDisplay() {
    endProgram(server_);
    ::unsetenv("DISPLAY");
}

void placePanel(int width, int height, int x, int y) {
    ASSERT_EQ(runLine("xrandr --setmonitor SLM " + std::to_string(width) + "/16x"
                      + std::to_string(height) + "/13+" + std::to_string(x) + "+"
                      + std::to_string(y) + " none"),
              0);
}

void placeMonitors(int width, int height) {
    runLine("xrandr --delmonitor SLM >/dev/null 2>&1; xrandr --delmonitor DESK >/dev/null 2>&1");
    ASSERT_EQ(runLine("xrandr --setmonitor '*DESK' 1280/340x1024/270+0+0 screen"), 0);
    placePanel(width, height, 1280, 0);
}

} // namespace fringe::test
