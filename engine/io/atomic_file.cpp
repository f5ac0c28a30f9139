// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"

#include "engine/io/file_fault.h"
#include "engine/job/job_control.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <random>
#include <string>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>
#include <utility>

namespace fringe {

namespace {

namespace fs = std::filesystem;

constexpr int kNameAttempts = 100;
constexpr std::size_t kLargestPiece = 1 << 22; ///< [bytes] between checkpoints
constexpr std::uint64_t kLeastRoom = 65536;    ///< [bytes] that a library may hold back

fs::path folderOf(const fs::path& file) {
    const fs::path folder = file.parent_path();
    return folder.empty() ? fs::path(".") : folder;
}

/// Of what gives processes their numbers: the host, and on Linux the namespace in it.
std::uint32_t markOfHost() {
    std::array<char, 256> host{}, space{};
    ::gethostname(host.data(), host.size() - 1);
    if (::readlink("/proc/self/ns/pid", space.data(), space.size() - 1) < 0)
        space[0] = '\0';
    std::uint32_t mark = 0x811c9dc5U; // FNV-1a
    for (const char* text : {host.data(), space.data()})
        for (; *text != '\0'; ++text)
            mark = (mark ^ static_cast<unsigned char>(*text)) * 0x01000193U;
    return mark;
}

/// Whether it is a `hiddenName` of a process of this host that has ended.
bool isLeftOver(const std::string& name) {
    unsigned host = 0, any = 0;
    int process = 0, read = 0;
    const int found =
        std::sscanf(name.c_str(), ".fringe-%8x-%d-%8x%n", &host, &process, &any, &read);
    const bool isOurs = found == 3
                        && (name[static_cast<std::size_t>(read)] == '\0'
                            || name[static_cast<std::size_t>(read)] == '.');
    return isOurs && host == markOfHost() && process > 0 && ::kill(process, 0) != 0
           && errno == ESRCH;
}

/// What killed programs have left in the folder; what cannot be removed only takes room.
void removeLeftOvers(const fs::path& folder) {
    std::error_code ignored;
    for (fs::directory_iterator entry(folder, ignored), end; !ignored && entry != end;
         entry.increment(ignored))
        if (std::error_code kept; isLeftOver(entry->path().filename().string()))
            fs::remove_all(entry->path(), kept);
}

int retryOpen(const fs::path& path, int flags) {
    int descriptor = -1;
    do {
        descriptor = ::open(path.c_str(), flags | O_CLOEXEC, 0666);
    } while (descriptor < 0 && errno == EINTR);
    return descriptor;
}

/// 0, or the number of the error.
int syncDescriptor(int descriptor) {
    while (::fsync(descriptor) != 0)
        if (errno != EINTR)
            return errno;
    return 0;
}

/// A library may have put a new file in the place of the one that was opened.
bool isSameFile(int descriptor, const fs::path& path) {
    struct stat opened {};
    struct stat named {};
    return ::fstat(descriptor, &opened) == 0 && ::stat(path.c_str(), &named) == 0
           && opened.st_ino == named.st_ino && opened.st_dev == named.st_dev;
}

int syncPath(const fs::path& path, int flags) {
    const int descriptor = retryOpen(path, flags);
    if (descriptor < 0)
        return errno;
    const int error = syncDescriptor(descriptor);
    ::close(descriptor);
    return error;
}

int renameWithoutReplacing(const fs::path& from, const fs::path& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) == 0)
        return 0;
    if (errno != EINVAL && errno != ENOSYS)
        return errno;
    if (::link(from.c_str(), to.c_str()) != 0)
        return errno;
    ::unlink(from.c_str());
    return 0;
}

int moveIntoPlace(const fs::path& from, const fs::path& to, bool overwrite) {
    if (!overwrite)
        return renameWithoutReplacing(from, to);
    return ::rename(from.c_str(), to.c_str()) == 0 ? 0 : errno;
}

} // namespace

/// ".fringe-<host>-<process>-<any>"
fs::path hiddenName(const fs::path& folder, const std::string& suffix) {
    static thread_local std::random_device entropy;
    std::array<char, 64> name{};
    std::snprintf(name.data(), name.size(), ".fringe-%08x-%d-%08x", markOfHost(),
                  static_cast<int>(::getpid()), entropy());
    removeLeftOvers(folder);
    return folder / (name.data() + suffix);
}

fs::path writtenPath(const fs::path& path) {
    std::error_code error;
    if (!fs::is_symlink(path, error))
        return path;
    const fs::path target = fs::canonical(path, error);
    if (error)
        return path; // it leads nowhere: then it is itself what is replaced
    const fs::path folder = fs::canonical(folderOf(path));
    if (std::ranges::mismatch(folder, target).in1 != folder.end())
        throw badInput(FRINGE_MARK("{0} is a link that leads out of its folder, to {1}; give that "
                                   "name, or another one."),
                       path.string(), target.string());
    return target;
}

AtomicFile::AtomicFile(std::filesystem::path target, const JobControl* control)
    : target_(writtenPath(target)), control_(control) {
    for (int attempt = 0; attempt < kNameAttempts; ++attempt) {
        temporary_ = hiddenName(folderOf(target_), target_.extension().string());
        descriptor_ = retryOpen(temporary_, O_RDWR | O_CREAT | O_EXCL);
        if (descriptor_ >= 0)
            return;
        if (errno != EEXIST)
            break;
    }
    throw writeFault(target_, errno);
}

AtomicFile::~AtomicFile() {
    close();
    if (!committed_)
        ::unlink(temporary_.c_str());
}

void AtomicFile::checkpoint() const {
    if (control_ != nullptr)
        control_->checkpoint();
}

void AtomicFile::write(std::span<const std::byte> bytes) {
    while (!bytes.empty()) {
        checkpoint();
        const ssize_t written =
            ::write(descriptor_, bytes.data(), std::min(bytes.size(), kLargestPiece));
        if (written < 0 && errno != EINTR)
            throw writeFault(target_, errno);
        if (written == 0)
            throw writeFault(target_, ENOSPC);
        if (written > 0)
            bytes = bytes.subspan(static_cast<std::size_t>(written));
    }
}

void AtomicFile::requireRoom() const {
    struct statvfs disk {};
    if (::fstatvfs(descriptor_, &disk) == 0 && disk.f_bavail * disk.f_frsize < kLeastRoom)
        throw writeFault(target_, ENOSPC);
    struct rlimit limit {};
    struct stat status {};
    if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY
        && ::stat(temporary_.c_str(), &status) == 0
        && static_cast<rlim_t>(status.st_size) + kLeastRoom > limit.rlim_cur)
        throw writeFault(target_, EFBIG);
}

void AtomicFile::sync() {
    int error = syncDescriptor(descriptor_);
    if (error == 0 && !isSameFile(descriptor_, temporary_))
        error = syncPath(temporary_, O_RDONLY);
    if (error != 0)
        throw writeFault(target_, error);
}

void AtomicFile::commit(bool overwrite) {
    sync();
    close();
    if (const int error = moveIntoPlace(temporary_, target_, overwrite); error != 0)
        throw writeFault(target_, error);
    committed_ = true;
    syncFolder(folderOf(target_));
}

void AtomicFile::close() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
    descriptor_ = -1;
}

void syncFolder(const std::filesystem::path& folder) {
    const int error = syncPath(folder, O_RDONLY | O_DIRECTORY);
    // Some network file systems refuse to sync a folder and keep its entries safe on their own.
    if (error != 0 && error != EINVAL && error != EACCES)
        throw writeFault(folder, error);
}

} // namespace fringe
