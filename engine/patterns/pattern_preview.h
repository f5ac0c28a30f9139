// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/patterns/phase_pattern.h"
#include "engine/preview/preview.h"

namespace fringe {

/// A small picture of a pattern: the phase of one pixel in each square block, 0 where the aperture
/// stops the light.
Preview patternPreview(const PatternLight& light, const PhasePattern& pattern);

} // namespace fringe
