// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/memory_budget.h"

#include "engine/model/error.h"
#include "engine/model/units.h"
#include "kernels/control_groups.h"
#include "kernels/parallel.h"

#include <algorithm>
#include <fstream>
#include <limits>
#include <string>
#include <sys/resource.h>
#include <unistd.h>

#ifdef __GLIBC__
#include <malloc.h>
#endif

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

/// The number that a file holds; nothing where it holds a word or is not there.
std::optional<std::uint64_t> numberIn(const std::filesystem::path& path) {
    std::uint64_t number = 0;
    if (std::ifstream(path) >> number)
        return number;
    return std::nullopt;
}

/// Memory of files, which a group gives back before it refuses memory; of version 1 with the groups
/// in it.
std::uint64_t cachedIn(const std::filesystem::path& statistics) {
    std::ifstream file(statistics);
    std::string word;
    std::uint64_t own = 0, total = 0;
    for (std::uint64_t number = 0; file >> word >> number;) {
        if (word == "inactive_file" || word == "active_file")
            own += number;
        if (word == "total_inactive_file" || word == "total_active_file")
            total += number;
    }
    return std::max(own, total);
}

/// Memory of this process, in bytes. Source: proc(5).
struct OwnMemory {
    std::uint64_t size = 0, resident = 0, shared = 0, text = 0, library = 0, data = 0;
};

OwnMemory ownMemory() {
    OwnMemory own;
    std::ifstream file("/proc/self/statm");
    for (std::uint64_t* number :
         {&own.size, &own.resident, &own.shared, &own.text, &own.library, &own.data})
        if (file >> *number)
            *number *= static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
    return own;
}

/// What `ulimit -v` and `ulimit -d` leave of the address space beside the stacks of threads; the
/// largest number without them.
std::uint64_t memoryLeftInLimits() {
    constexpr std::uint64_t stack = 8 << 20, threads = 16; // beside those that compute
    const OwnMemory own = ownMemory();
    const std::uint64_t stacks = stack * (threads + static_cast<std::uint64_t>(threadsToUse()));
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    for (const auto& [limited, used] :
         {std::pair(RLIMIT_AS, own.size), std::pair(RLIMIT_DATA, own.data)})
        if (struct rlimit limit{};
            ::getrlimit(limited, &limit) == 0 && limit.rlim_cur != RLIM_INFINITY)
            least = std::min(least, limit.rlim_cur
                                        - std::min<std::uint64_t>(limit.rlim_cur, used + stacks));
    return least;
}

std::uint64_t memoryLeft() {
    return std::min(memoryLeftInGroups("/proc/self/cgroup", "/sys/fs/cgroup"),
                    memoryLeftInLimits());
}

} // namespace

std::optional<Message> memoryRefusal(const MemoryNeed& use, std::uint64_t budget) {
    const std::uint64_t most = memoryWithin(budget);
    if (use.bytes <= most)
        return std::nullopt;
    const char* pattern =
        budget > 0 && most == budget
            ? FRINGE_MARK("{0} x {1} pixels need {2} of memory and {3} are allowed; allow "
                          "more, or choose {4}.")
            : FRINGE_MARK("{0} x {1} pixels need {2} of memory and {3} are free; choose {4}.");
    return message(pattern, use.shape.cols, use.shape.rows, formatBytes(use.bytes),
                   formatBytes(most), remedyFor(use));
}

std::uint64_t memoryLeftInGroups(const std::filesystem::path& groups,
                                 const std::filesystem::path& mounted) {
    std::uint64_t least = std::numeric_limits<std::uint64_t>::max();
    forEachControlGroup("memory", groups, mounted, [&](const auto& group, bool isUnified) {
        const auto used =
            numberIn(group / (isUnified ? "memory.current" : "memory.usage_in_bytes"));
        for (const char* most : {"memory.max", "memory.high", "memory.limit_in_bytes"})
            if (const auto limit = numberIn(group / most); limit && used) {
                const std::uint64_t kept = *used - std::min(*used, cachedIn(group / "memory.stat"));
                least = std::min(least, *limit - std::min(*limit, kept));
            }
    });
    return least;
}

std::uint64_t availableMemory() {
    std::uint64_t available = physicalMemory();
    std::ifstream file("/proc/meminfo");
    std::string word;
    while (file >> word)
        if (std::uint64_t kibibytes = 0; word == "MemAvailable:" && file >> kibibytes)
            available = kibibytes * 1024;
    return std::min(available, memoryLeft());
}

std::uint64_t memoryWithin(std::uint64_t budget) {
    return budget > 0 ? std::min(budget, memoryLeft()) : availableMemory();
}

std::uint64_t residentMemory() {
    return ownMemory().resident;
}

void releaseFreeMemory() {
#ifdef __GLIBC__
    ::malloc_trim(0);
#endif
}

std::uint64_t physicalMemory() {
    return static_cast<std::uint64_t>(sysconf(_SC_PHYS_PAGES))
           * static_cast<std::uint64_t>(sysconf(_SC_PAGE_SIZE));
}

} // namespace fringe
