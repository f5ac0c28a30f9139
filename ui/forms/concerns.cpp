// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/forms/concerns.h"

namespace fringe {
Concern concernOf(Severity severity) {
    switch (severity) {
    case Severity::Refusal:
        return Concern::Refusal;
    case Severity::Warning:
        return Concern::Warning;
    case Severity::Note:
        return Concern::Note;
    }
    return Concern::None;
}

const Finding* worstFinding(const Plan& plan, const std::string& path) {
    const Finding* worst = nullptr;
    for (const Finding& finding : plan.findings)
        if ((finding.parameter == path || sectionOf(finding.parameter) == path)
            && (!worst || finding.severity > worst->severity))
            worst = &finding;
    return worst;
}

std::string sectionOf(const std::string& path) {
    const std::size_t end = path.find('.');
    const std::size_t next = path.find_first_not_of("0123456789", end + 1);
    const bool isNumbered = end < path.size() && next > end + 1 && next < path.size();
    return path.substr(0, isNumbered && path[next] == '.' ? next : end);
}

} // namespace fringe
