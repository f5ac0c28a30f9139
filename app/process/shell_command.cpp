// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/process/shell_command.h"

#include "engine/job/job_control.h"

#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <fstream>
#include <optional>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace fringe {
namespace {

/// Starts /bin/sh in a process group (0: one of its own); 0, or the number of the error.
int startShell(pid_t& child, const char* command, pid_t group,
               posix_spawn_file_actions_t& actions) {
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    sigset_t all;
    ::sigfillset(&all);
    ::posix_spawnattr_setsigdefault(&attributes, &all);
    ::posix_spawnattr_setpgroup(&attributes, group);
    ::posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF);
    const char* const words[] = {"sh", "-c", command, nullptr};
    const int fault = ::posix_spawn(&child, "/bin/sh", &actions, &attributes,
                                    const_cast<char* const*>(words), ::environ);
    ::posix_spawnattr_destroy(&attributes);
    return fault;
}

/// Ends a process group as soon as this process has ended, however that came: another process, in
/// the group, waits for the end of a pipe.
class Watchdog {
  public:
    explicit Watchdog(pid_t group) {
        int ends[2];
        if (::pipe2(ends, O_CLOEXEC) != 0)
            return;
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_adddup2(&actions, ends[0], STDIN_FILENO);
        ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        if (startShell(child_, "read -r line || kill -KILL 0", group, actions) != 0)
            child_ = -1; // the command has ended already
        ::posix_spawn_file_actions_destroy(&actions);
        ::close(ends[0]);
        pipe_ = ends[1];
    }
    /// The group is left as it is.
    ~Watchdog() {
        if (child_ > 0) {
            ::kill(child_, SIGKILL);
            ::waitpid(child_, nullptr, 0);
        }
        if (pipe_ >= 0)
            ::close(pipe_);
    }
    Watchdog(const Watchdog&) = delete;
    Watchdog& operator=(const Watchdog&) = delete;

  private:
    pid_t child_ = -1;
    int pipe_ = -1; ///< of which only this process has the end
};

/// A command in a process group of its own, which ends with the object, and with this process.
class ShellProcess {
  public:
    ShellProcess(const std::string& command, const std::filesystem::path& errors) {
        posix_spawn_file_actions_t actions;
        ::posix_spawn_file_actions_init(&actions);
        ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
        ::posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, errors.c_str(),
                                           O_WRONLY | O_CREAT | O_TRUNC, 0600);
        const int fault = startShell(child_, command.c_str(), 0, actions);
        ::posix_spawn_file_actions_destroy(&actions);
        if (fault != 0)
            throw failed(FRINGE_MARK("The command cannot be started: {0}."),
                         std::string(std::strerror(fault)));
        watchdog_.emplace(child_);
    }
    ~ShellProcess() {
        if (child_ < 0)
            return;
        ::kill(-child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    ShellProcess(const ShellProcess&) = delete;
    ShellProcess& operator=(const ShellProcess&) = delete;

    /// Whether it has ended, and with what.
    bool hasEnded(int& status) {
        int told = 0;
        if (::waitpid(child_, &told, WNOHANG) != child_)
            return false;
        child_ = -1;
        status = WIFEXITED(told) ? WEXITSTATUS(told) : 128 + WTERMSIG(told);
        return true;
    }

  private:
    pid_t child_ = -1; ///< -1: it has ended
    std::optional<Watchdog> watchdog_;
};

std::string lastLineOf(const std::filesystem::path& path) {
    std::ifstream file(path);
    std::string line, last;
    while (std::getline(file, line))
        if (line.find_first_not_of(" \t\r") != line.npos)
            last = line;
    return last;
}

} // namespace

ShellEnd runShell(const std::string& command, const std::filesystem::path& folder,
                  std::chrono::milliseconds patience, const JobControl& control) {
    constexpr std::chrono::milliseconds interval{10};
    const std::filesystem::path errors = folder / "errors";
    const auto deadline = std::chrono::steady_clock::now() + patience;
    ShellEnd end;
    ShellProcess process(command, errors);
    while (!process.hasEnded(end.status)) {
        control.checkpoint();
        if (std::chrono::steady_clock::now() > deadline) {
            end.isLate = true;
            break;
        }
        std::this_thread::sleep_for(interval);
    }
    end.says = lastLineOf(errors);
    return end;
}

std::string shellQuoted(const std::string& word) {
    std::string quoted = "'";
    for (const char c : word)
        quoted += c == '\'' ? "'\\''" : std::string(1, c);
    return quoted + "'";
}

} // namespace fringe
