// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/error.h"

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>

namespace fringe {

/// A process that works in a folder, as the file "lock" there says.
struct Holder {
    std::string host;         ///< empty: an older program, which did not say
    std::int64_t process = 0; ///< its number on the host
    std::int64_t begun = 0;   ///< in ticks since the host started, for numbers are given again
    std::int64_t since = 0;   ///< it works there, in seconds since 1970
    std::string space{}; ///< where that number holds, a container may be; empty: an older program
};

/// Whether this host has such a process that has not ended.
bool isRunning(std::int64_t process);

/// Who holds a folder: whoever has its lock, or is named in it and lives on this host. Where the
/// file system has no locks also who is named and is on another host, or in another container of
/// this one, which nobody can see from here. Nothing: nobody does.
std::optional<Holder> holderOf(const std::filesystem::path& folder);

/// "2026-11-28 22:51", by the local clock.
std::string sinceText(const Holder& holder);

/// Where nothing can be written.
Error noScratchIn(const std::filesystem::path& folder, const std::string& reason);

/// Keeps a folder for one process at a time by its file "lock", which says who that is.
class FolderLock {
  public:
    /// Throws `Error`: BadInput, with the holder, while somebody has it; Failed where the file
    /// cannot be made.
    explicit FolderLock(const std::filesystem::path& folder);
    ~FolderLock();
    FolderLock(const FolderLock&) = delete;
    FolderLock& operator=(const FolderLock&) = delete;

    /// False where the file system has no locks, so that others only read who is there, and two
    /// that begin at one moment do not see each other.
    bool isKept() const { return isKept_; }

    static constexpr const char* name = "lock";

  private:
    void claim(const std::filesystem::path& folder);

    int file_ = -1;
    bool isKept_ = true;
};

} // namespace fringe
