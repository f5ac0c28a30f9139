// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/preview/preview.h"
#include "engine/solvers/phase_pattern.h"

namespace fringe {

/// A small picture of a pattern: the phase of one pixel in each square block, 0 where the aperture
/// stops the light.
Preview patternPreview(const Setup& setup, const PhasePattern& pattern);

} // namespace fringe
