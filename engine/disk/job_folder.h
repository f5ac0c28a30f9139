// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/folder_facts.h"
#include "engine/disk/folder_lock.h"
#include "engine/model/message.h"

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fringe {

/// TMPDIR, else /var/tmp (/tmp is memory on some systems).
std::filesystem::path scratchFolder();

struct ScratchJob {
    std::uint64_t mark; ///< of what decides its bits, besides device and build
    std::string device; ///< id
    bool isResumed;

    std::uint64_t fullMark() const; ///< of device and build, too
};

/// A folder for the scratch files of one job, named by what decides their bits, so that the job can
/// go on with them after it was cut off. They stay until `remove`. One process at a time.
class JobFolder {
  public:
    /// The folder `fringe-<mark>` in `parent`, which is made; empty: in `scratchFolder()`. What a
    /// job of the same mark left there is kept for `isResumed`, else removed. Throws `Error`:
    /// BadInput while another process works there, Failed where nothing can be written.
    JobFolder(const std::filesystem::path& parent, std::uint64_t mark, bool isResumed);
    /// The folder of a job, which says what that is.
    JobFolder(const std::filesystem::path& parent, const ScratchJob& job);
    ~JobFolder();
    JobFolder(const JobFolder&) = delete;
    JobFolder& operator=(const JobFolder&) = delete;

    const std::filesystem::path& path() const { return path_; }
    std::uint64_t mark() const { return mark_; }
    /// What is to be known of whoever else may work there; usually nothing.
    std::optional<Message> note() const;
    bool isEmpty() const;
    /// Says how planes are cut in the files. Throws `Error` (BadInput) where what lies there
    /// already is cut in another way, which stays as it is.
    void fix(const FolderTiles& tiles);
    /// Removes the files, which can still be read where they are open, but those whose names begin
    /// like that.
    void clear(const std::string& but = {});
    /// The folder and all in it, likewise.
    void remove();

    /// Moves the files into another parent, where they can still be read while they are open.
    /// Throws `Error` (Failed) and leaves them where they are if there is no room or no right.
    void moveTo(const std::filesystem::path& parent);

    /// What is there is wanted longer than by whoever has the folder.
    void stay() { stays_ = true; }
    bool stays() const { return stays_; }

  private:
    std::filesystem::path path_;
    std::uint64_t mark_;
    FolderFacts facts_;
    std::unique_ptr<FolderLock> lock_;
    bool stays_ = false;
};

/// The folder of a job in `parent`, with room for files of so many bytes, those that are there
/// already counted. Throws like `JobFolder`, and `Error` (BadInput) where there is no room.
std::unique_ptr<JobFolder> openJobFolder(const std::filesystem::path& parent, const ScratchJob& job,
                                         std::uint64_t bytes);

/// Whether a job left anything that it can go on from, on this device by this build.
bool hasLeft(const std::filesystem::path& parent, const ScratchJob& job);

/// How what a job left is cut; nothing where it left nothing that is.
std::optional<FolderTiles> tilesLeft(const std::filesystem::path& parent, const ScratchJob& job);

/// What another device left of the same job, or else another build of the program.
std::optional<FolderFacts> leftByOther(const std::filesystem::path& parent, const ScratchJob& job);

/// A folder likewise for files that are to be gone with this process: no other has its mark. It is
/// removed with the object.
class OwnFolder : public JobFolder {
  public:
    OwnFolder(const std::filesystem::path& parent, std::uint64_t bytes);
    ~OwnFolder() { remove(); }
};

/// What a job left in the folder for scratch files, or has there.
struct LeftFolder {
    std::filesystem::path path;
    std::uint64_t mark;   ///< full
    std::uint64_t bytes;  ///< of its files
    std::int64_t changed; ///< when the last of them was, in seconds since 1970
    bool isInUse;         ///< by a job or a result that there is, of any process
    std::string file{};   ///< one of them, whose name tells of what they are
};

/// Folders of this user that hold anything, the newest first; none where `parent`, as a `JobFolder`
/// takes it, cannot be read.
std::vector<LeftFolder> leftFolders(const std::filesystem::path& parent);

/// Folders that no job and no result uses.
struct LeftScratch {
    int folders = 0;
    std::uint64_t bytes = 0;
    /// More than 1 GB, or 5 % of the disk that they lie on.
    bool isMuch = false;
};
LeftScratch leftScratch(const std::filesystem::path& parent);

/// Removes a job's folder, unless it is in use.
void removeLeft(const std::filesystem::path& parent, std::uint64_t mark);

/// Bytes that a user may still write there.
std::uint64_t freeBytes(const std::filesystem::path& folder);

} // namespace fringe
