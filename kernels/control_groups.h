// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

namespace fringe {

/// Calls `visit` for each folder of control groups that bounds a process in what a controller
/// ("memory", "cpu") shares out: those of its groups, of versions 1 and 2, and of the groups that
/// they lie in. Some may not be there.
/// groups: as /proc/self/cgroup; mounted: of version 2, or the folder with "memory", … of
/// version 1.
void forEachControlGroup(
    std::string_view controller, const std::filesystem::path& groups,
    const std::filesystem::path& mounted,
    const std::function<void(const std::filesystem::path& group, bool isUnified)>& visit);

} // namespace fringe
