// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_algorithm.h"

namespace fringe {

/// The design on the middle of its plate: a quarter of each side, or half or all of it where that
/// would leave fewer than 128 pixels a spot. Spots that lie several λf/width of the middle apart
/// are still apart there, and what their phases make of the light is much the same, at a fraction
/// of the work.
SpotDesign rehearsalDesign(const SpotDesign& design);

/// Replaces the phases by those that weighted GS reaches from them in `start.rehearsalRounds`
/// rounds of the rehearsal design. May throw `Cancelled`.
void rehearse(SpotState& state, const SpotOptics& optics);

} // namespace fringe
