// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/atomic_file.h"

#include "engine/io/file_fault.h"
#include "engine/job/job_control.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstdint>
#include <cstdio>
#include <fcntl.h>
#include <iterator>
#include <map>
#include <mutex>
#include <random>
#include <set>
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

/// Mark of what gives processes their numbers: the host, and on Linux the namespace in it.
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

/// Looks through a folder in a fiftieth of the time at most: at each of the files that are written
/// there it would take one that grows with their square.
void removeLeftOversWhereDue(const fs::path& folder) {
    using Clock = std::chrono::steady_clock;
    constexpr int share = 50;
    static std::mutex guard;
    static std::map<fs::path, Clock::time_point> due;
    std::error_code ignored;
    const std::lock_guard lock(guard);
    Clock::time_point& next = due[fs::absolute(folder, ignored)];
    const Clock::time_point begun = Clock::now();
    if (begun < next)
        return;
    removeLeftOvers(folder);
    next = Clock::now() + share * (Clock::now() - begun);
}

int retryOpen(const fs::path& path, int flags, mode_t mode = 0) {
    int descriptor = -1;
    do {
        descriptor = ::open(path.c_str(), flags | O_CLOEXEC, mode);
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

/// Mode of a regular file.
std::optional<mode_t> modeOf(const fs::path& path) {
    struct stat about {};
    if (::stat(path.c_str(), &about) != 0 || !S_ISREG(about.st_mode))
        return std::nullopt;
    return about.st_mode & 0777;
}

/// Nothing for those who may not enter the folder.
mode_t modeOfNew(const fs::path& folder) {
    struct stat about {};
    mode_t mode = 0666;
    if (::stat(folder.c_str(), &about) != 0)
        return mode;
    for (const mode_t enter : {S_IXGRP, S_IXOTH})
        if ((about.st_mode & enter) == 0)
            mode &= ~(7 * enter);
    return mode;
}

thread_local FileGroup* innermost = nullptr;

} // namespace

/// ".fringe-<host>-<process>-<any>"
fs::path hiddenName(const fs::path& folder, const std::string& suffix) {
    static thread_local std::random_device entropy;
    std::array<char, 64> name{};
    std::snprintf(name.data(), name.size(), ".fringe-%08x-%d-%08x", markOfHost(),
                  static_cast<int>(::getpid()), entropy());
    removeLeftOversWhereDue(folder);
    return folder / (name.data() + suffix);
}

bool isInside(const fs::path& folder, const fs::path& path) {
    std::error_code error;
    const fs::path real = fs::canonical(folder, error);
    const fs::path there = error ? path : fs::weakly_canonical(fs::absolute(path), error);
    return !error && std::ranges::mismatch(real, there).in1 == real.end();
}

fs::path writtenPath(const fs::path& path) {
    std::error_code error;
    if (!fs::is_symlink(path, error))
        return path;
    const fs::path target = fs::canonical(path, error);
    if (error)
        return path; // it leads nowhere: then it is itself what is replaced
    if (!isInside(folderOf(path), target))
        throw badInput(FRINGE_MARK("{0} is a link that leads out of its folder, to {1}; give that "
                                   "name, or another one."),
                       path.string(), target.string());
    return target;
}

AtomicFile::AtomicFile(std::filesystem::path target, const JobControl* control)
    : target_(writtenPath(target)), control_(control), mode_(modeOf(target_)) {
    const mode_t mode = mode_ ? S_IRUSR | S_IWUSR : modeOfNew(folderOf(target_));
    for (int attempt = 0; attempt < kNameAttempts; ++attempt) {
        temporary_ = hiddenName(folderOf(target_), target_.extension().string());
        descriptor_ = retryOpen(temporary_, O_RDWR | O_CREAT | O_EXCL, mode);
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

void AtomicFile::takeModeOf(const fs::path& other) {
    if (!mode_)
        mode_ = modeOf(other);
}

void AtomicFile::commit(bool overwrite) {
    sync();
    close();
    if (mode_ && ::chmod(temporary_.c_str(), *mode_) != 0)
        throw writeFault(target_, errno);
    FileGroup group;
    group.ready_.push_back({temporary_, target_, overwrite});
    committed_ = true;
    group.commit();
}

void AtomicFile::close() {
    if (descriptor_ >= 0)
        ::close(descriptor_);
    descriptor_ = -1;
}

FileGroup::FileGroup() : outer_(std::exchange(innermost, this)) {}

FileGroup::~FileGroup() {
    innermost = outer_;
    for (const Ready& file : ready_)
        ::unlink(file.temporary.c_str());
}

fs::path FileGroup::placeOf(const fs::path& target) {
    const fs::path written = writtenPath(target);
    for (const FileGroup* group = innermost; group != nullptr; group = group->outer_)
        for (const Ready& file : group->ready_)
            if (file.target == written)
                return file.temporary;
    return target;
}

void FileGroup::commit() {
    if (outer_ != nullptr) {
        std::ranges::move(std::exchange(ready_, {}), std::back_inserter(outer_->ready_));
        return;
    }
    for (std::size_t i = 0; i < ready_.size(); ++i)
        if (const int error = move(ready_[i]); error != 0) {
            std::for_each_n(ready_.begin(), i, takeBack);
            throw writeFault(ready_[i].target, error);
        }
    std::set<fs::path> folders;
    for (const Ready& file : ready_)
        folders.insert(folderOf(file.target));
    std::ranges::for_each(folders, syncFolder);
}

/// 0, or the number of the error.
int FileGroup::move(Ready& file) {
    const char* const from = file.temporary.c_str();
    const char* const to = file.target.c_str();
    const int error = renameWithoutReplacing(file.temporary, file.target);
    if (error != EEXIST || !file.overwrite)
        return error;
    if (std::error_code ignored; fs::is_directory(fs::symlink_status(file.target, ignored)))
        return EISDIR;
    file.isSwapped = ::renameat2(AT_FDCWD, from, AT_FDCWD, to, RENAME_EXCHANGE) == 0;
    return file.isSwapped || ::rename(from, to) == 0 ? 0 : errno;
}

void FileGroup::takeBack(const Ready& file) {
    ::renameat2(AT_FDCWD, file.target.c_str(), AT_FDCWD, file.temporary.c_str(),
                file.isSwapped ? RENAME_EXCHANGE : 0);
}

void syncFolder(const std::filesystem::path& folder) {
    const int error = syncPath(folder, O_RDONLY | O_DIRECTORY);
    // Some network file systems refuse to sync a folder and keep its entries safe on their own.
    if (error != 0 && error != EINVAL && error != EACCES)
        throw writeFault(folder, error);
}

} // namespace fringe
