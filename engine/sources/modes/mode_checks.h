// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/finding.h"
#include "engine/sources/modes/mode_wave.h"
#include "engine/sources/source_kind.h"

namespace fringe {

/// Adds what the plate cuts off of modes, and what its pixels are too coarse for.
void checkModes(const ModeList& modes, const SourceInput& input, Findings& findings);

/// As `SourceKind::purityOfCut`, from some samples of the plate.
double purityOfCut(const ModeList& modes, const SourceInput& input, double power);

} // namespace fringe
