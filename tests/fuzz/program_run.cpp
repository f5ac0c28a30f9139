// SPDX-License-Identifier: GPL-3.0-or-later
#include "program_run.h"

#include "tests/support/scratch_folder.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <sstream>
#include <sys/wait.h>
#include <unistd.h>

namespace fringe::test {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds longestRun{4000}, untilStopped{3000};
constexpr int done = 0, badInput = 2, interrupted = 130;

void redirect(int descriptor, const fs::path& path) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC, 0600);
    ::dup2(file, descriptor);
    ::close(file);
}

pid_t start(const std::string& program, const std::vector<std::string>& words,
            const fs::path& folder, const fs::path& said) {
    const pid_t child = ::fork();
    if (child != 0)
        return child;
    fs::current_path(folder);
    redirect(STDOUT_FILENO, said / "out");
    redirect(STDERR_FILENO, said / "err");
    std::vector<char*> arguments{const_cast<char*>("fringe")};
    for (const std::string& word : words)
        arguments.push_back(const_cast<char*>(word.c_str()));
    arguments.push_back(nullptr);
    ::execv(program.c_str(), arguments.data());
    ::_exit(127);
}

/// Whether the child has ended in time.
bool hasEnded(pid_t child, int& status, std::chrono::milliseconds time) {
    for (const auto begin = Clock::now(); Clock::now() - begin < time; ::usleep(2000))
        if (::waitpid(child, &status, WNOHANG) == child)
            return true;
    return false;
}

/// Lines that are neither warnings nor notes.
std::vector<std::string> errorsIn(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);)
        if (!line.starts_with("fringe: warning: ") && !line.starts_with("fringe: note: "))
            lines.push_back(line);
    return lines;
}

std::string faultOf(int status, const std::vector<std::string>& errors, bool hasWritten) {
    const std::string first = errors.empty() ? "" : errors.front();
    if (status < 0 || (status > badInput && status != interrupted))
        return "the program ends with status " + std::to_string(status) + ": " + first;
    if (status == done)
        return errors.empty() ? "" : "the program is done, and says " + first;
    if (errors.size() != 1 || !first.starts_with("fringe: "))
        return "the program says " + std::to_string(errors.size()) + " sentences: " + first;
    if (first.find("should not") != first.npos || !(first.ends_with('.') || first.ends_with('?')))
        return "the program says " + first;
    return hasWritten && status != interrupted ? "an output is left behind: " + first : "";
}

} // namespace

ProgramRun runOf(const std::string& program, const std::vector<std::string>& words,
                 const fs::path& folder) {
    const ScratchFolder said;
    auto all = words;
    if (words.front() != "compare")
        all.insert(all.end(), {"--device", "cpu", "--threads", "1", "--progress", "none"});
    const pid_t child = start(program, all, folder, said.path());
    int status = 0;
    if (!hasEnded(child, status, longestRun)) {
        ::kill(child, SIGINT);
        if (!hasEnded(child, status, untilStopped)) {
            ::kill(child, SIGKILL);
            ::waitpid(child, &status, 0);
            return {-1, "", "the program hangs"};
        }
    }
    const int ended = WIFEXITED(status) ? WEXITSTATUS(status) : -WTERMSIG(status);
    const std::vector<std::string> errors = errorsIn(contentsOf(said / "err"));
    return {ended, errors.empty() ? "" : errors.front(),
            faultOf(ended, errors, !fs::is_empty(folder / "out"))};
}

} // namespace fringe::test
