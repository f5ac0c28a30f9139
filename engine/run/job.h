// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/job_folder.h"
#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace fringe {

/// By what means a job computes, on its ONE thread.
struct Job {
    /// Gives a folder with room for so many bytes of scratch files, which outlives what comes of
    /// them. Computing asks for each plane, and is given the same one, see `scratchIn`.
    using Scratch = std::function<JobFolder&(std::uint64_t bytes)>;

    const ComputeDevice& device;
    JobControl& control;
    std::uint64_t memory = 0; ///< [bytes]; 0: the machine's free memory
    Scratch scratch{};        ///< empty: what memory does not hold is refused before any work
    /// How what is left of an earlier run in that folder is cut, where no plan says it.
    std::optional<FolderTiles> left{};

    Device& kernels() const { return device.kernels(); }
};

/// A folder that has been opened with the room that a plan says; null: there is none.
inline Job::Scratch scratchIn(JobFolder* folder) {
    if (folder == nullptr)
        return {};
    return [folder](std::uint64_t) -> JobFolder& { return *folder; };
}

} // namespace fringe
