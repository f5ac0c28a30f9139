// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

namespace fringe {

/// Every time that others have published for holograms of points.
std::vector<BenchRow> publishedPointRows();

/// The published rows of whole tables among them.
std::vector<BenchRow> publishedTableRows();

} // namespace fringe
