// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/spot_target.h"

namespace fringe {

/// The same spots by the fastest way to a fair pattern, for while they are dragged.
SpotSettings draftOf(SpotSettings settings);

} // namespace fringe
