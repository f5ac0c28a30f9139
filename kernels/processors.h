// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace fringe {

/// Processors that this process may keep busy: those that it is bound to (`taskset`, batch systems,
/// cpusets), within the quotas of its control groups; 1 at least. As found at the first call.
int processorsToUse();

/// As many as the quotas of a process's control groups, and of those they lie in, keep busy, a part
/// of one counted whole; the largest number without a quota. Folders as `forEachControlGroup`.
int processorsOfGroups(const std::filesystem::path& groups, const std::filesystem::path& mounted);

} // namespace fringe
