// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/scratch.h"

#include <cstdint>
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
    /// The scratch files of a job; says what is to be known of their folder. beside: as of a
    /// `Scratch::Place`.
    Scratch of(const ScratchJob& job, const Session& session, std::uint64_t beside = 0) const;
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
/// `--resume`, else removes them.
template <class Work> auto withScratch(Scratch& scratch, const Session& session, Work&& work) {
    try {
        auto result = work();
        scratch.remove();
        return result;
    } catch (...) {
        if (scratch.opened())
            sayKept(*scratch.opened(), session);
        throw;
    }
}

} // namespace fringe
