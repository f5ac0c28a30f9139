// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <optional>
#include <span>
#include <string>
#include <sys/types.h>
#include <vector>

namespace fringe {

class JobControl;

/// A file that is complete or absent: written beside its final name, synced, moved into place by
/// one rename, the folder synced. If `commit` is not reached, nothing is left; a process that is
/// killed leaves at most a hidden `.fringe-*` file, which files that are made in that folder on
/// the same host later remove. What is replaced keeps its permissions; a new file in a
/// folder that others may not enter is for its owner alone. One thread at a time.
///
/// Faults (full disk, no permission, a failing sync) throw `Error` (Failed) that names the final
/// path and the remedy.
class AtomicFile {
  public:
    /// target: what is written is its `writtenPath`. control: whose checkpoints writing passes;
    /// null: none. Outlives the file.
    explicit AtomicFile(std::filesystem::path target, const JobControl* control = nullptr);
    ~AtomicFile();
    AtomicFile(const AtomicFile&) = delete;
    AtomicFile& operator=(const AtomicFile&) = delete;

    const std::filesystem::path& target() const { return target_; }

    /// Where to write: a name in the target's folder with the target's suffix. Libraries that want
    /// a path write here, and have closed it before `commit`; `write` appends to the same file.
    const std::filesystem::path& temporary() const { return temporary_; }
    void write(std::span<const std::byte> bytes);

    /// Checkpoint of the control, if there is one. Throws `Cancelled`.
    void checkpoint() const;

    /// Throws if the disk or the largest size of a file is used up: for libraries that do not say
    /// why they failed.
    void requireRoom() const;

    /// Syncs what was written, so that a full disk is found before `commit`.
    void sync();

    /// The permissions of another file, where that is there and no target is.
    void takeModeOf(const std::filesystem::path& other);

    /// Syncs and renames; while this thread has a `FileGroup`, only syncs. overwrite false: fails
    /// if the target has come to exist.
    void commit(bool overwrite);

  private:
    void close();

    std::filesystem::path target_;
    std::filesystem::path temporary_;
    const JobControl* control_;
    std::optional<mode_t> mode_; ///< of what is replaced
    int descriptor_ = -1;
    bool committed_ = false;
};

/// Files that are there together or not at all: while it lives, what its thread commits waits for
/// `commit`, and is dropped without it. Groups nest; the outermost moves all files into place.
class FileGroup {
  public:
    FileGroup();
    ~FileGroup();
    FileGroup(const FileGroup&) = delete;
    FileGroup& operator=(const FileGroup&) = delete;

    /// Where the bytes lie that this thread has committed to `target`: there, or beside it while
    /// they wait for a group.
    static std::filesystem::path placeOf(const std::filesystem::path& target);

    /// Moves all into place. Where one cannot be, those before it are taken back, and `Error`
    /// (Failed) says why.
    void commit();

  private:
    friend class AtomicFile;
    struct Ready {
        std::filesystem::path temporary, target;
        bool overwrite;
        bool isSwapped = false; ///< what was at the target has the temporary name
    };
    static int move(Ready& file);
    static void takeBack(const Ready& file);

    FileGroup* outer_;
    std::vector<Ready> ready_;
};

/// A new hidden name in the folder for what is to be gone with this process. What stands there
/// under such names of processes of this host that have ended is removed, in a fiftieth of the time
/// at most.
std::filesystem::path hiddenName(const std::filesystem::path& folder, const std::string& suffix);

/// Whether what is at `path`, as far as there is anything, lies in the folder, wherever links lead.
bool isInside(const std::filesystem::path& folder, const std::filesystem::path& path);

/// What is replaced in the place of `path`: itself, or, if it is a symbolic link to a file below
/// its folder, that file. Throws `Error` (BadInput) for a link that leads out of the folder.
std::filesystem::path writtenPath(const std::filesystem::path& path);

/// Makes the entries of a folder durable. Throws `Error` (Failed).
void syncFolder(const std::filesystem::path& folder);

} // namespace fringe
