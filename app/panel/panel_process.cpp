// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/panel/panel_process.h"

#include "app/panel/panel_packets.h"

#include <chrono>
#include <csignal>
#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

namespace fringe {
namespace {

/// Copies of descriptors with numbers that are in nobody's way.
class Lent {
  public:
    explicit Lent(int descriptor) : copy_(::fcntl(descriptor, F_DUPFD_CLOEXEC, 10)) {}
    ~Lent() { ::close(copy_); }
    Lent(const Lent&) = delete;
    Lent& operator=(const Lent&) = delete;
    operator int() const { return copy_; }

  private:
    int copy_;
};

} // namespace

int startPanelProcess(const std::filesystem::path& program, int socket, int memory) {
    const Lent lentSocket(socket), lentMemory(memory);
    posix_spawn_file_actions_t actions;
    ::posix_spawn_file_actions_init(&actions);
    ::posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0);
    ::posix_spawn_file_actions_adddup2(&actions, lentSocket, panelSocket);
    ::posix_spawn_file_actions_adddup2(&actions, lentMemory, panelMemory);
    posix_spawnattr_t attributes;
    ::posix_spawnattr_init(&attributes);
    sigset_t none, all;
    ::sigemptyset(&none);
    ::sigfillset(&all);
    ::posix_spawnattr_setsigmask(&attributes, &none);
    ::posix_spawnattr_setsigdefault(&attributes, &all);
    ::posix_spawnattr_setflags(&attributes,
                               POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSID);
    std::string name = program.string();
    char* const words[] = {name.data(), nullptr};
    pid_t child = -1;
    const int fault = ::posix_spawn(&child, name.c_str(), &actions, &attributes, words, ::environ);
    ::posix_spawnattr_destroy(&attributes);
    ::posix_spawn_file_actions_destroy(&actions);
    return fault == 0 ? child : -1;
}

void endPanelProcess(int process) {
    using namespace std::chrono_literals;
    const auto patience = std::chrono::steady_clock::now() + 1s;
    while (::waitpid(process, nullptr, WNOHANG) == 0) {
        if (std::chrono::steady_clock::now() > patience)
            ::kill(process, SIGKILL);
        std::this_thread::sleep_for(2ms);
    }
}

} // namespace fringe
