// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

namespace fringe {

/// Every time that others have published for holograms of points, as rows of "points".
std::vector<BenchRow> publishedPointRows();

/// Published rows of whole tables, as rows of "tables".
std::vector<BenchRow> publishedTableRows();

} // namespace fringe
