// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/planner.h"

#include <QString>

namespace fringe {

/// What computing takes: memory, point-pixel pairs, and the time where the speed is known.
QString estimateText(const Plan& plan);

} // namespace fringe
