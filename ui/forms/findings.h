// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/planner.h"
#include "ui/forms/finding_line.h"

#include <string>

namespace fringe {

/// The gravest finding of a plan about a parameter ("plate.pitch_x") or about any parameter of a
/// section ("plate"). Null if there is none.
const Finding* worstFinding(const Plan& plan, const std::string& path);

/// The first note whose first fix sets this path. Null if there is none.
const Finding* noteThatSets(const Plan& plan, const std::string& path);

/// Section of a parameter's path: "plate", of a numbered source "image.2".
std::string sectionOf(const std::string& path);

} // namespace fringe
