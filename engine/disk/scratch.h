// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"

#include <functional>
#include <utility>

namespace fringe {

/// The scratch files of a job, in a folder that is made once they are wanted. ONE thread.
class Scratch {
  public:
    struct Place {
        std::filesystem::path parent{}; ///< as of a `JobFolder`
        /// Job that can go on with them, so that its folder stays until `remove`; nothing: whoever
        /// asks for a folder has one of their own, which goes with the next, or with this.
        std::optional<ScratchJob> job{};
        std::uint64_t beside = 0; ///< files that come beside those that are asked for [bytes]
        std::function<void(const Message&)> tell{}; ///< is told what is to be known of the folder
    };

    explicit Scratch(Place place) : place_(std::move(place)) {}
    /// In a job's folder that is open.
    explicit Scratch(std::shared_ptr<JobFolder> folder) : folder_(std::move(folder)) {}

    /// With room for so many bytes when it is made. Throws like `openJobFolder`.
    JobFolder& folder(std::uint64_t bytes = 0);
    /// The job's; null: none was wanted, or there is no such job.
    const std::shared_ptr<JobFolder>& opened() const { return folder_; }
    /// Removes that, which can still be read where it is open.
    void remove();

  private:
    Place place_;
    std::shared_ptr<JobFolder> folder_;
    std::unique_ptr<OwnFolder> own_;
};

} // namespace fringe
