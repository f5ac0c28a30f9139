// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/patterns/phase_pattern.h"
#include "engine/pictures/picture_design.h"

namespace fringe {

/// The pattern that the design's first round begins with, on its levels.
PhasePattern startPattern(const PictureDesign& design);

} // namespace fringe
