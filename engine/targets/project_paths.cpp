// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/project_paths.h"

#include <utility>

namespace fringe {

ProjectPaths::ProjectPaths(const std::string& algorithm,
                           const std::map<std::string, std::string>& others)
    : algorithm_(algorithm), paths_{{"algorithm", algorithm + ".name"},
                                    {"start", algorithm + ".start"},
                                    {"iterations", algorithm + ".rounds"}} {
    paths_.insert(others.begin(), others.end());
}

std::string ProjectPaths::of(const std::string& parameter) const {
    const auto found = paths_.find(parameter);
    if (found != paths_.end())
        return found->second;
    return parameter.find('.') == std::string::npos ? algorithm_ + "." + parameter : parameter;
}

void ProjectPaths::addFindings(Plan& plan, std::vector<Advice> findings) const {
    for (Advice& finding : findings) {
        finding.parameter = of(finding.parameter);
        plan.advice.push_back(std::move(finding));
    }
}

} // namespace fringe
