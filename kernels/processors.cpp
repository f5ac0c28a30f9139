// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/processors.h"

#include "kernels/control_groups.h"

#include <sched.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <fstream>
#include <limits>
#include <thread>
#include <vector>

namespace fringe {
namespace {

/// Processors that the first thread is bound to; the system knows how large a set it wants.
int boundProcessors() {
    constexpr std::size_t most = 1 << 12; // of 1024 each
    for (std::size_t size = 1; size <= most; size *= 2) {
        std::vector<cpu_set_t> set(size);
        if (::sched_getaffinity(::getpid(), size * sizeof(cpu_set_t), set.data()) == 0)
            return CPU_COUNT_S(size * sizeof(cpu_set_t), set.data());
        if (errno != EINVAL)
            break;
    }
    return static_cast<int>(std::thread::hardware_concurrency());
}

/// Processors' time over time that a group may take; infinite without a quota.
double quotaOf(const std::filesystem::path& group, bool isUnified) {
    double quota = 0, period = 0;
    if (isUnified) {
        std::ifstream(group / "cpu.max") >> quota >> period;
    } else {
        std::ifstream(group / "cpu.cfs_quota_us") >> quota;
        std::ifstream(group / "cpu.cfs_period_us") >> period;
    }
    return quota > 0 && period > 0 ? quota / period : std::numeric_limits<double>::infinity();
}

} // namespace

int processorsOfGroups(const std::filesystem::path& groups, const std::filesystem::path& mounted) {
    double least = std::numeric_limits<int>::max();
    forEachControlGroup("cpu", groups, mounted,
                        [&](const std::filesystem::path& group, bool isUnified) {
                            least = std::min(least, std::ceil(quotaOf(group, isUnified)));
                        });
    return static_cast<int>(least);
}

int processorsToUse() {
    static const int count = std::max(
        1, std::min(boundProcessors(), processorsOfGroups("/proc/self/cgroup", "/sys/fs/cgroup")));
    return count;
}

} // namespace fringe
