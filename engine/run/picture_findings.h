// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/plan.h"

namespace fringe {

/// What is to be known of where the picture of summed light is seen, each finding and fix with its
/// path in the design: whether anything is in focus where one looks, and whether what an encoding
/// sends aside comes free of the zero order.
Findings findingsOnPicture(const Design& design, const PlanLimits& limits);

/// A far field, of the source at "source.", has light between the samples that it is designed on.
Finding noteOnLightBetween();

} // namespace fringe
