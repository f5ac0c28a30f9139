// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/scratch.h"
#include "engine/job/job_control.h"
#include "engine/run/compute_device.h"

#include <cstdint>
#include <optional>

namespace fringe {

/// By what means a job computes, on its ONE thread.
struct Job {
    const ComputeDevice& device;
    JobControl& control;
    std::uint64_t memory = 0; ///< [bytes]; 0: the machine's free memory
    /// Outlives what comes of it; null: what memory does not hold is refused before any work.
    Scratch* scratch = nullptr;
    /// How what is left of an earlier run in that folder is cut, where no plan says it.
    std::optional<FolderTiles> left{};

    Device& kernels() const { return device.kernels(); }
};

} // namespace fringe
