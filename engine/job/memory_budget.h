// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"
#include "kernels/shape.h"

#include <cstdint>
#include <filesystem>
#include <optional>

namespace fringe {

/// What work on a plane holds at its peak, and what that is for.
struct MemoryNeed {
    Shape shape;
    std::uint64_t bytes = 0;  ///< of all
    int planes = 1;           ///< wavelengths, if the user can choose fewer
    std::int64_t padding = 1; ///< of the plane that most are for, along an axis
    std::uint64_t points = 0; ///< given by the user; 0 where the work is about none
    double pointBytes = 0;    ///< of `bytes`, for those
};

/// What is wrong if work takes more than `budget` [bytes], which is the machine's free memory where
/// it is 0, and less of what would help; nothing if it fits.
std::optional<Message> memoryRefusal(const MemoryNeed& use, std::uint64_t budget);

/// Memory that a new job may use without pushing others out, as the kernel estimates it, within
/// what control groups (containers, batch systems) and the process's limits leave [bytes].
std::uint64_t availableMemory();

/// A budget, or as much of it as groups and limits leave; of 0 `availableMemory()` [bytes].
std::uint64_t memoryWithin(std::uint64_t budget);

/// What the limits of a process's control groups, and of those they lie in, leave; the largest
/// number where there is none. groups: as /proc/self/cgroup; mounted: of version 2, or the folder
/// with "memory" of version 1.
std::uint64_t memoryLeftInGroups(const std::filesystem::path& groups,
                                 const std::filesystem::path& mounted);

std::uint64_t physicalMemory(); ///< of the machine [bytes]
std::uint64_t residentMemory(); ///< that this process holds now, libraries counted [bytes]

/// Gives the system what this process has freed and its heap keeps. Any thread; milliseconds.
void releaseFreeMemory();

} // namespace fringe
