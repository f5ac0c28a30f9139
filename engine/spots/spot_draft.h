// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/spots/spot_designer.h"

namespace fringe {

/// The same spots by the fastest way to a fair pattern, for while they are dragged.
SpotSettings draftOf(SpotSettings settings);

/// How drafts are run: nobody waits for exact figures.
SpotRun draftRun();

} // namespace fringe
