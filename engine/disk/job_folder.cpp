// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/disk/job_folder.h"

#include "engine/job/memory_budget.h"
#include "engine/model/build.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <optional>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <system_error>
#include <unistd.h>

namespace fringe {
namespace {

namespace fs = std::filesystem;

std::string nameOf(std::uint64_t mark) {
    char name[32];
    std::snprintf(name, sizeof name, "fringe-%016llx", static_cast<unsigned long long>(mark));
    return name;
}

/// Whether a name is that of a job's folder.
std::optional<std::uint64_t> markOf(const std::string& name) {
    unsigned long long mark = 0;
    if (std::sscanf(name.c_str(), "fringe-%16llx", &mark) != 1 || nameOf(mark) != name)
        return std::nullopt;
    return mark;
}

bool isOwn(const fs::path& folder) {
    struct stat about {};
    return ::lstat(folder.c_str(), &about) == 0 && S_ISDIR(about.st_mode)
           && about.st_uid == ::geteuid();
}

/// Whether a file is of the folder itself, rather than of the job's work.
bool isOfFolder(const std::string& name) {
    return name == FolderLock::name || name.starts_with(FolderFacts::name);
}

/// All but what is of the folder itself.
LeftFolder leftIn(const fs::path& folder, std::uint64_t mark) {
    LeftFolder left{folder, mark, 0, 0, holderOf(folder).has_value()};
    std::error_code fault;
    for (fs::recursive_directory_iterator i(folder, fault), end; !fault && i != end;
         i.increment(fault)) {
        struct stat about {};
        if (isOfFolder(i->path().filename().string()) || ::lstat(i->path().c_str(), &about) != 0
            || !S_ISREG(about.st_mode))
            continue;
        left.bytes += static_cast<std::uint64_t>(about.st_size);
        left.file = std::max(left.file, i->path().filename().string());
        left.changed = std::max<std::int64_t>(left.changed, about.st_mtime);
    }
    return left;
}

fs::path parentOr(const fs::path& parent) {
    return parent.empty() ? scratchFolder() : parent;
}

/// Folders that all may write to hold names that others made, links among them: what is emptied
/// and written to is a folder of this user.
void requireOwn(const fs::path& folder) {
    struct stat about {};
    if (::lstat(folder.c_str(), &about) != 0)
        throw noScratchIn(folder, std::generic_category().message(errno));
    if (!S_ISDIR(about.st_mode) || about.st_uid != ::geteuid())
        throw failed(
            FRINGE_MARK("{0}: this is another user's folder, or a link; name another folder "
                        "for scratch files."),
            folder.string());
}

} // namespace

std::uint64_t ScratchJob::fullMark() const {
    return mark ^ std::hash<std::string>()(device + '\n' + buildName());
}

fs::path scratchFolder() {
    const char* chosen = std::getenv("TMPDIR");
    return chosen && *chosen ? chosen : "/var/tmp";
}

JobFolder::JobFolder(const fs::path& parent, std::uint64_t mark, bool isResumed)
    : path_(parentOr(parent) / nameOf(mark)), mark_(mark), facts_{mark} {
    std::error_code fault;
    fs::create_directories(path_.parent_path(), fault);
    if (!fault && ::mkdir(path_.c_str(), 0700) != 0 && errno != EEXIST)
        fault = std::error_code(errno, std::generic_category());
    if (fault)
        throw noScratchIn(path_, fault.message());
    requireOwn(path_);
    lock_ = std::make_unique<FolderLock>(path_);
    if (!isResumed)
        clear();
    releaseFreeMemory(); // who needs the disk needs what earlier jobs left on the heap
}

JobFolder::JobFolder(const fs::path& parent, const ScratchJob& job)
    : JobFolder(parent, job.fullMark(), job.isResumed) {
    facts_ = {job.mark, job.device, buildName()};
    if (!factsIn(path_))
        writeFacts(path_, facts_);
}

JobFolder::~JobFolder() = default;

void JobFolder::fix(const FolderTiles& tiles) {
    const auto there = factsIn(path_);
    const bool isCut = there && there->tiles && there->tiles->isCutAs(tiles);
    if (isCut && (*there->tiles == tiles || !isEmpty()))
        return;
    if (there && there->tiles && !isCut && !isEmpty())
        throw badInput(FRINGE_MARK("{0}: what was finished there is cut in other tiles, which "
                                   "stay; go on with the memory that it was begun with, or begin "
                                   "anew."),
                       path_.string());
    facts_.tiles = tiles;
    writeFacts(path_, facts_);
}

std::optional<Message> JobFolder::note() const {
    if (lock_->isKept())
        return std::nullopt;
    return message(FRINGE_MARK("{0}: the file system there has no locks, so let no other machine "
                               "work at this job meanwhile."),
                   path_.string());
}

bool JobFolder::isEmpty() const {
    return std::ranges::all_of(fs::directory_iterator(path_), [](const fs::directory_entry& entry) {
        return isOfFolder(entry.path().filename().string());
    });
}

void JobFolder::clear(const std::string& but) {
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(path_))
        if (const std::string name = entry.path().filename().string();
            !isOfFolder(name) && (but.empty() || !name.starts_with(but)))
            fs::remove_all(entry.path(), ignored);
}

void JobFolder::moveTo(const fs::path& parent) {
    const fs::path there = parent / path_.filename();
    std::error_code fault;
    fs::create_directories(parent, fault);
    fs::rename(path_, there, fault);
    if (fault) { // another disk
        fault.clear();
        fs::copy(path_, there, fs::copy_options::recursive, fault);
        if (fault) {
            std::error_code ignored;
            fs::remove_all(there, ignored);
            throw noScratchIn(there, fault.message());
        }
        fs::remove(there / FolderLock::name, fault);
        lock_ = std::make_unique<FolderLock>(there);
        remove();
    }
    path_ = there;
}

void JobFolder::remove() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
}

namespace {

/// Removes the folder where there is no room, unless something lies there.
void requireRoom(JobFolder& folder, std::uint64_t bytes) {
    std::uint64_t room = freeBytes(folder.path());
    std::error_code ignored;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder.path()))
        if (entry.is_regular_file(ignored))
            room += entry.file_size(ignored);
    if (bytes <= room)
        return;
    if (folder.isEmpty())
        folder.remove();
    throw badInput(FRINGE_MARK("{0}: {1} of scratch files are needed there and {2} are free; make "
                               "room, name another folder, or choose fewer pixels."),
                   folder.path().parent_path().string(), formatBytes(bytes), formatBytes(room));
}

std::uint64_t ownMark() {
    static std::atomic<std::uint64_t> number{0};
    return static_cast<std::uint64_t>(::getpid()) << 32U | ++number;
}

} // namespace

OwnFolder::OwnFolder(const fs::path& parent, std::uint64_t bytes)
    : JobFolder(parent, ownMark(), false) {
    requireRoom(*this, bytes);
}

std::unique_ptr<JobFolder> openJobFolder(const fs::path& parent, const ScratchJob& job,
                                         std::uint64_t bytes) {
    auto folder = std::make_unique<JobFolder>(parent, job);
    requireRoom(*folder, bytes);
    return folder;
}

bool hasLeft(const fs::path& parent, const ScratchJob& job) {
    const fs::path folder = parentOr(parent) / nameOf(job.fullMark());
    return isOwn(folder) && leftIn(folder, job.fullMark()).bytes > 0;
}

std::optional<FolderTiles> tilesLeft(const fs::path& parent, const ScratchJob& job) {
    if (!hasLeft(parent, job))
        return std::nullopt;
    const auto facts = factsIn(parentOr(parent) / nameOf(job.fullMark()));
    return facts ? facts->tiles : std::nullopt;
}

std::optional<FolderFacts> leftByOther(const fs::path& parent, const ScratchJob& job) {
    std::optional<FolderFacts> found;
    for (const LeftFolder& left : leftFolders(parent))
        if (const auto facts = factsIn(parentOr(parent) / nameOf(left.mark));
            facts && facts->mark == job.mark && left.mark != job.fullMark()
            && (!found || facts->build == buildName()))
            found = facts;
    return found;
}

std::vector<LeftFolder> leftFolders(const fs::path& parent) {
    std::vector<LeftFolder> all;
    std::error_code fault;
    for (fs::directory_iterator i(parentOr(parent), fault), end; !fault && i != end;
         i.increment(fault)) {
        const auto mark = markOf(i->path().filename().string());
        if (!mark || !isOwn(i->path()))
            continue;
        const LeftFolder left = leftIn(i->path(), *mark);
        if (left.bytes > 0)
            all.push_back(left);
    }
    std::ranges::sort(all, std::greater(), &LeftFolder::changed);
    return all;
}

LeftScratch leftScratch(const fs::path& parent) {
    constexpr std::uint64_t much = 1'000'000'000, share = 20;
    LeftScratch left;
    for (const LeftFolder& folder : leftFolders(parent))
        if (!folder.isInUse) {
            ++left.folders;
            left.bytes += folder.bytes;
        }
    struct statvfs disk {};
    const bool isKnown = ::statvfs(parentOr(parent).c_str(), &disk) == 0;
    left.isMuch = left.bytes > much
                  || (isKnown && left.bytes > std::uint64_t{disk.f_blocks} * disk.f_frsize / share);
    return left;
}

void removeLeft(const fs::path& parent, std::uint64_t mark) {
    if (!isOwn(parentOr(parent) / nameOf(mark)))
        return;
    try {
        JobFolder(parent, mark, true).remove();
    } catch (const Error&) { // it is in use
    }
}

std::uint64_t freeBytes(const fs::path& folder) {
    struct statvfs there {};
    if (::statvfs(folder.c_str(), &there) != 0)
        throw noScratchIn(folder, std::generic_category().message(errno));
    return static_cast<std::uint64_t>(there.f_bavail) * there.f_frsize;
}

} // namespace fringe
