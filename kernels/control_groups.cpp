// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/control_groups.h"

#include <fstream>
#include <string>

namespace fringe {

/// Source: cgroups(7), lines "hierarchy:controllers:path".
void forEachControlGroup(
    std::string_view controller, const std::filesystem::path& groups,
    const std::filesystem::path& mounted,
    const std::function<void(const std::filesystem::path& group, bool isUnified)>& visit) {
    std::ifstream lines(groups);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t name = line.find(':') + 1, path = line.find(':', name) + 1;
        if (name == 0 || path == 0)
            continue;
        const std::string named = ',' + line.substr(name, path - name - 1) + ',';
        const bool isUnified = named == ",,";
        if (!isUnified && named.find(',' + std::string(controller) + ',') == std::string::npos)
            continue;
        const std::filesystem::path root = isUnified ? mounted : mounted / controller;
        // Within a container the group's path is often that of the host, and the group the root.
        for (auto group = root / std::filesystem::path(line.substr(path)).relative_path();;
             group = group.parent_path()) {
            visit(group, isUnified);
            if (group == root || !group.has_relative_path())
                break;
        }
    }
}

} // namespace fringe
