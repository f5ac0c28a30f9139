// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/plan.h"

#include <vector>

namespace fringe {

/// Adds that a phase pattern may be designed for light that is summed, where that is better and the
/// device turns phases, how long it takes, and the settings that do: as is usual for the sources,
/// see `SourceKind::designed`, of one wavelength in free space. Finding and fix have their paths in
/// the design.
void adviseOnDesigning(const Design& design, const PlanLimits& limits, Findings& findings);

/// Refuses a start that what is wanted does not have.
void checkStart(const std::vector<SourceInput>& inputs, Findings& findings);

} // namespace fringe
