// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/findings.h"

#include <algorithm>

namespace fringe {

const Finding* worstFinding(const Plan& plan, const std::string& path) {
    const Finding* worst = nullptr;
    for (const Finding& finding : plan.findings)
        if ((finding.parameter == path || sectionOf(finding.parameter) == path)
            && (!worst || finding.severity > worst->severity))
            worst = &finding;
    return worst;
}

const Finding* noteThatSets(const Plan& plan, const std::string& path) {
    const auto found = std::ranges::find_if(plan.findings, [&](const Finding& finding) {
        return finding.severity == Severity::Note && !finding.fixes.empty()
               && finding.fixes.front().settings.front().path == path;
    });
    return found == plan.findings.end() ? nullptr : &*found;
}

std::string sectionOf(const std::string& path) {
    const std::size_t end = path.find('.');
    const std::size_t next = path.find_first_not_of("0123456789", end + 1);
    const bool isNumbered = end < path.size() && next > end + 1 && next < path.size();
    return path.substr(0, isNumbered && path[next] == '.' ? next : end);
}

} // namespace fringe
