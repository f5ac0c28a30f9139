// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/tasks/benchmark.h"
#include "ui/plots/grouped_bars.h"

#include <vector>

namespace fringe {

enum class SpeedQuantity { Rate, Time };

/// The rows about point clouds as bars: a group for each number of points and size, methods that
/// sum pair by pair pale, figures of others hatched behind those measured. Without such rows those
/// about transforms, a group for each size.
BarChart speedChart(const std::vector<BenchRow>& rows, SpeedQuantity quantity);

} // namespace fringe
