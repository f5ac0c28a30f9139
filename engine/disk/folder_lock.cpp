// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/folder_lock.h"

#include "engine/model/error.h"

#include <cerrno>
#include <chrono>
#include <ctime>
#include <fcntl.h>
#include <fstream>
#include <sstream>
#include <sys/file.h>
#include <system_error>
#include <thread>
#include <unistd.h>

namespace fringe {
namespace {

namespace fs = std::filesystem;

constexpr int opening = O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC;

std::string hostName() {
    char name[256] = {};
    ::gethostname(name, sizeof name - 1);
    return name;
}

/// Names the numbers that processes have for this one, see pid_namespaces(7).
std::string processSpace() {
    std::error_code none;
    return fs::read_symlink("/proc/self/ns/pid", none).string();
}

/// When a process of this host began; nothing: there is none, or one that has ended and is not
/// collected.
std::optional<std::int64_t> beginOf(std::int64_t process) {
    std::ifstream file("/proc/" + std::to_string(process) + "/stat");
    std::string text, word;
    if (!std::getline(file, text) || text.rfind(')') == std::string::npos)
        return std::nullopt;
    std::istringstream fields(text.substr(text.rfind(')') + 1));
    fields >> word;
    if (word == "Z" || word == "X")
        return std::nullopt;
    constexpr int between = 18; // fields after the state, see proc(5)
    std::int64_t begin = 0;
    for (int i = 0; i < between; ++i)
        fields >> word;
    return fields >> begin ? std::optional(begin) : std::nullopt;
}

Holder thisProcess() {
    const std::int64_t own = ::getpid();
    return {hostName(), own, beginOf(own).value_or(0), std::time(nullptr), processSpace()};
}

/// Whether its number means the same process here.
bool isSeen(const Holder& holder) {
    return holder.host == hostName() && (holder.space.empty() || holder.space == processSpace());
}

bool lives(const Holder& holder) {
    return isSeen(holder) && beginOf(holder.process) == holder.begun;
}

/// Who is named; nothing where the file does not say.
std::optional<Holder> namedIn(int file) {
    char text[512] = {};
    if (::pread(file, text, sizeof text - 1, 0) <= 0)
        return std::nullopt;
    Holder holder;
    std::istringstream words(text);
    if (!(words >> holder.host >> holder.process >> holder.begun >> holder.since))
        return std::nullopt;
    words >> holder.space;
    return holder;
}

enum class Locked { Here, Elsewhere, Never };

/// Tries to take the lock; `Never`: the file system has none.
Locked locked(int file, int how) {
    constexpr int notSupported = 524; // of the kernel, which NFS and others let out
    if (::flock(file, how | LOCK_NB) == 0)
        return Locked::Here;
    switch (errno) {
    case EWOULDBLOCK:
        return Locked::Elsewhere;
    case ENOLCK:
    case ENOSYS:
    case EOPNOTSUPP:
    case notSupported:
        return Locked::Never;
    default:
        throw std::system_error(errno, std::generic_category());
    }
}

/// Who has a file, by what became of its lock.
std::optional<Holder> holderBy(Locked lock, int file) {
    const std::optional<Holder> named = namedIn(file);
    if (lock == Locked::Elsewhere)
        return named ? named : Holder{};
    const bool isHeld = named && (isSeen(*named) ? lives(*named) : lock == Locked::Never);
    return isHeld ? named : std::nullopt;
}

Error heldBy(const Holder& holder, Locked lock, const fs::path& folder) {
    if (holder.host.empty())
        return badInput(FRINGE_MARK("{0}: another run is at this job there; wait for it, or name "
                                    "another folder."),
                        folder.string());
    if (lock == Locked::Never && !lives(holder))
        return badInput(
            FRINGE_MARK("{0}: the file system there has no locks, and its file \"lock\" names "
                        "process {1} on {2} since {3}, which cannot be seen from here; wait for "
                        "it, name another folder, or remove that file if it has ended."),
            folder.string(), holder.process, holder.host, sinceText(holder));
    return badInput(FRINGE_MARK("{0}: another run, process {1} on {2} since {3}, is at this job "
                                "there; wait for it, or name another folder."),
                    folder.string(), holder.process, holder.host, sinceText(holder));
}

} // namespace

Error noScratchIn(const fs::path& folder, const std::string& reason) {
    return failed(FRINGE_MARK("{0}: no scratch files can be written there ({1}); name another "
                              "folder, or make room."),
                  folder.string(), reason);
}

bool isRunning(std::int64_t process) {
    return beginOf(process).has_value();
}

std::optional<Holder> holderOf(const fs::path& folder) {
    const int file = ::open((folder / FolderLock::name).c_str(), opening);
    if (file < 0)
        return std::nullopt;
    std::optional<Holder> holder;
    try {
        holder = holderBy(locked(file, LOCK_SH), file);
    } catch (const std::system_error&) { // nobody knows
        holder = namedIn(file).value_or(Holder{});
    }
    ::close(file);
    return holder;
}

std::string sinceText(const Holder& holder) {
    const std::time_t since = holder.since;
    std::tm local{};
    char text[32] = {};
    if (::localtime_r(&since, &local) != nullptr)
        std::strftime(text, sizeof text, "%Y-%m-%d %H:%M", &local);
    return text;
}

FolderLock::FolderLock(const fs::path& folder) {
    file_ = ::open((folder / name).c_str(), opening | O_CREAT, 0600);
    if (file_ < 0)
        throw noScratchIn(folder, std::generic_category().message(errno));
    try {
        claim(folder);
    } catch (const std::system_error& error) {
        ::close(file_);
        throw noScratchIn(folder, error.code().message());
    } catch (...) {
        ::close(file_);
        throw;
    }
}

void FolderLock::claim(const fs::path& folder) {
    Locked lock = locked(file_, LOCK_EX);
    for (int more = 5; lock == Locked::Elsewhere && !namedIn(file_) && more > 0; --more) {
        std::this_thread::sleep_for(
            std::chrono::milliseconds(20)); // somebody only looks, see `holderOf`
        lock = locked(file_, LOCK_EX);
    }
    if (const auto holder = holderBy(lock, file_))
        throw heldBy(*holder, lock, folder);
    isKept_ = lock == Locked::Here;
    const auto [host, process, begun, since, space] = thisProcess();
    std::ostringstream words;
    words << host << ' ' << process << ' ' << begun << ' ' << since << ' ' << space << '\n';
    const std::string text = words.str();
    const bool isSaid =
        ::ftruncate(file_, 0) == 0
        && ::pwrite(file_, text.data(), text.size(), 0) == static_cast<ssize_t>(text.size());
    if (!isSaid && !isKept_) // a full disk is to be cleared nevertheless
        throw std::system_error(errno, std::generic_category());
}

FolderLock::~FolderLock() {
    [[maybe_unused]] const int ignored = ::ftruncate(file_, 0); // nobody is there
    ::close(file_);
}

} // namespace fringe
