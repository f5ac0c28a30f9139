// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace fringe {

class Session;

/// Where a command keeps what memory does not hold: `--scratch`.
class ScratchFiles {
  public:
    explicit ScratchFiles(CLI::App& app);

    const std::string& folder() const { return folder_; } ///< empty if not given
    /// See `openJobFolder`. Says what is to be known of the folder.
    std::unique_ptr<JobFolder> open(const ScratchJob& job, std::uint64_t bytes,
                                    const Session& session) const;
    /// How what is left of a job that is resumed is cut; nothing where nothing is, or the job is
    /// begun anew. Throws `Error` (BadInput) where another device left something.
    std::optional<FolderTiles> left(const ScratchJob& job) const;
    /// What `left` gives; says where a job is resumed and nothing is left.
    std::optional<FolderTiles> goneOnFrom(const ScratchJob& job, const Session& session) const;
    /// Says that there was nothing to go on from, and what another build left.
    void sayNothingLeft(const ScratchJob& job, const Session& session) const;

  private:
    std::string folder_;
};

/// Says where the files of a job are that was cut off.
void sayKept(const JobFolder& folder, const Session& session);

/// Does the work; where it is cut off while there is a folder, says that its files stay for
/// `--resume`, else removes them. folder: null where memory holds all; the work may open it.
template <class Work>
auto withScratch(const std::unique_ptr<JobFolder>& folder, const Session& session, Work&& work) {
    try {
        auto result = work();
        if (folder)
            folder->remove();
        return result;
    } catch (...) {
        if (folder)
            sayKept(*folder, session);
        throw;
    }
}

} // namespace fringe
