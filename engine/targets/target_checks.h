// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/plan.h"

/// What plans of phase patterns have in common, whatever the patterns make.
namespace fringe {

/// Refuses several wavelengths, and encodings other than phase.
void checkPatternConditions(Plan& plan, const Design& design);

/// Memory of a reconstruction of the result; refuses what does not fit.
void addReconstruction(Plan& plan, const Design& design, const PlanLimits& limits);

} // namespace fringe
