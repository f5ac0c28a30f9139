// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/planner.h"
#include "app/results/result_store.h"

#include <QString>

#include <optional>

namespace fringe {

/// What computing is expected to take: point-pixel pairs, memory, the time where the speed is
/// known, and the error that it may have.
QString estimateText(const Plan& plan);

/// What the result took, and its error where that has been measured.
QString measuredText(const HologramResult& result, std::optional<double> error);

} // namespace fringe
