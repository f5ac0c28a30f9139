// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/plan.h"

#include <map>
#include <string>
#include <vector>

namespace fringe {

/// Where a project has what the checks of its phase pattern speak of.
class ProjectPaths {
  public:
    /// algorithm: the group of its parameters. others: beside what all algorithms have.
    ProjectPaths(const std::string& algorithm, const std::map<std::string, std::string>& others);

    /// What is neither known nor a path is a parameter of the algorithm.
    std::string of(const std::string& parameter) const;

    /// Adds the findings to the plan, each with its path.
    void addFindings(Plan& plan, std::vector<Advice> findings) const;

  private:
    std::string algorithm_;
    std::map<std::string, std::string> paths_;
};

} // namespace fringe
