// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/memory_budget.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

#include <fstream>
#include <string>
#include <unistd.h>

namespace fringe {
namespace {

/// What takes most of the memory.
Message remedyFor(const MemoryNeed& use) {
    if (use.pointBytes > 0.5 * static_cast<double>(use.bytes))
        return message(FRINGE_MARK("fewer points: the {0} given take {1} of it"), use.points,
                       formatBytes(static_cast<std::uint64_t>(use.pointBytes)));
    if (use.planes > 1 && use.padding > 1)
        return {FRINGE_MARK("fewer pixels, fewer wavelengths or less zero padding")};
    if (use.planes > 1)
        return {FRINGE_MARK("fewer pixels or fewer wavelengths")};
    if (use.padding > 1)
        return {FRINGE_MARK("fewer pixels or less zero padding")};
    return {FRINGE_MARK("fewer pixels")};
}

} // namespace

std::optional<Message> memoryRefusal(const MemoryNeed& use, std::uint64_t budget) {
    const std::uint64_t most = budget > 0 ? budget : availableMemory();
    if (use.bytes <= most)
        return std::nullopt;
    const char* pattern =
        budget > 0
            ? FRINGE_MARK("{0} x {1} pixels need {2} of memory and {3} are allowed; allow "
                          "more, or choose {4}.")
            : FRINGE_MARK("{0} x {1} pixels need {2} of memory and {3} are free; choose {4}.");
    return message(pattern, use.shape.cols, use.shape.rows, formatBytes(use.bytes),
                   formatBytes(most), remedyFor(use));
}

std::uint64_t availableMemory() {
    std::ifstream file("/proc/meminfo");
    std::string word;
    while (file >> word)
        if (std::uint64_t kibibytes = 0; word == "MemAvailable:" && file >> kibibytes)
            return kibibytes * 1024;
    return physicalMemory();
}

std::uint64_t physicalMemory() {
    return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES))
           * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
}

} // namespace fringe
