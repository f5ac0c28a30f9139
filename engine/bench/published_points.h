// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

namespace fringe {

/// Times of point-cloud holograms that others have published, with their hardware.
std::vector<BenchRow> publishedPointRows();

} // namespace fringe
