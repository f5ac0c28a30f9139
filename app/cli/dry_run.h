// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "engine/run/plan.h"

#include <string>

namespace fringe {

/// --dry-run: the plan of the work, or its refusal, but no work and no file.
void declareDryRun(CLI::App& app, bool& isDry);

/// What a plan for the device says, with the estimate of every method where the plan compares them.
Report forecastReport(const Plan& plan, const std::string& device);

} // namespace fringe
