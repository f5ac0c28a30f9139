// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reader_process.h"

#include <cerrno>
#include <csignal>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>
#include <utility>

namespace fringe {
namespace {

/// What the program starts with: its end of the pipe, nothing to read, and signals as usual.
class ChildStart {
  public:
    explicit ChildStart(int output) {
        ::posix_spawn_file_actions_init(&actions_);
        ::posix_spawn_file_actions_addopen(&actions_, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
        ::posix_spawn_file_actions_adddup2(&actions_, output, STDOUT_FILENO);
        ::posix_spawn_file_actions_addopen(&actions_, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
        ::posix_spawnattr_init(&attributes_);
        sigset_t none, all;
        ::sigemptyset(&none);
        ::sigfillset(&all);
        ::posix_spawnattr_setsigmask(&attributes_, &none);
        ::posix_spawnattr_setsigdefault(&attributes_, &all);
        ::posix_spawnattr_setflags(&attributes_, POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF);
    }
    ~ChildStart() {
        ::posix_spawn_file_actions_destroy(&actions_);
        ::posix_spawnattr_destroy(&attributes_);
    }
    ChildStart(const ChildStart&) = delete;
    ChildStart& operator=(const ChildStart&) = delete;

    /// The child's process, or -1.
    pid_t run(const std::string& program, const std::vector<std::string>& arguments) const {
        std::vector<char*> words{const_cast<char*>(program.c_str())};
        for (const std::string& argument : arguments)
            words.push_back(const_cast<char*>(argument.c_str()));
        words.push_back(nullptr);
        pid_t child = -1;
        const int fault = ::posix_spawn(&child, program.c_str(), &actions_, &attributes_,
                                        words.data(), ::environ);
        return fault == 0 ? child : -1;
    }

  private:
    posix_spawn_file_actions_t actions_{};
    posix_spawnattr_t attributes_{};
};

} // namespace

ReaderProcess::ReaderProcess(const std::filesystem::path& program,
                             const std::vector<std::string>& arguments,
                             std::function<void()> checkpoint, std::chrono::milliseconds patience)
    : checkpoint_(std::move(checkpoint)), deadline_(Clock::now() + patience) {
    int ends[2] = {-1, -1};
    if (::pipe2(ends, O_CLOEXEC) != 0) {
        fault_ = Fault::Absent;
        return;
    }
    output_ = ends[0];
    child_ = ChildStart(ends[1]).run(program.string(), arguments);
    ::close(ends[1]);
    if (child_ < 0)
        fault_ = Fault::Absent;
}

ReaderProcess::~ReaderProcess() {
    if (child_ >= 0) {
        ::kill(child_, SIGKILL);
        ::waitpid(child_, nullptr, 0);
    }
    ::close(output_);
}

ReaderProcess::Fault ReaderProcess::read(std::span<std::byte> into) {
    while (fault_ == Fault::None && !into.empty()) {
        waitForBytes();
        if (fault_ != Fault::None)
            break;
        const ssize_t got = ::read(output_, into.data(), into.size());
        if (got > 0)
            into = into.subspan(static_cast<std::size_t>(got));
        else if (got == 0 || errno != EINTR)
            fault_ = faultOfEnd();
    }
    return fault_;
}

void ReaderProcess::waitForBytes() {
    constexpr int interval = 20; // ms between checkpoints
    pollfd wanted{output_, POLLIN, 0};
    do {
        if (checkpoint_)
            checkpoint_();
        if (Clock::now() > deadline_) {
            fault_ = Fault::Late;
            return;
        }
    } while (::poll(&wanted, 1, interval) <= 0);
}

ReaderProcess::Fault ReaderProcess::faultOfEnd() {
    constexpr int loaderFailed = 127;
    int status = 0;
    ::kill(child_, SIGKILL); // it may have closed its output only
    ::waitpid(child_, &status, 0);
    child_ = -1;
    const bool isLoader = WIFEXITED(status) && WEXITSTATUS(status) == loaderFailed;
    return isLoader ? Fault::Unloadable : Fault::Ended;
}

} // namespace fringe
