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

const Advice* worstAdvice(const Plan& plan, const std::string& path) {
    const Advice* worst = nullptr;
    for (const Advice& advice : plan.advice)
        if ((advice.parameter == path || sectionOf(advice.parameter) == path)
            && (!worst || advice.severity > worst->severity))
            worst = &advice;
    return worst;
}

std::string sectionOf(const std::string& path) {
    const std::size_t end = path.find('.');
    const std::size_t next = path.find_first_not_of("0123456789", end + 1);
    const bool isNumbered = end < path.size() && next > end + 1 && next < path.size();
    return path.substr(0, isNumbered && path[next] == '.' ? next : end);
}

} // namespace fringe
