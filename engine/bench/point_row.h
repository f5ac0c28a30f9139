// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

#include <vector>

namespace fringe {

/// Measures one case, of its cloud or of random points, 0.5 m away and 10 mm deep: time, error
/// against the reference, and memory beside what was planned. Left out, and said so, where the case
/// is refused or would take long. Throws what its job ended with.
BenchRow pointRow(const BenchCase& one, const BenchRun& run);

/// A row for each case, given to `run` as soon as it is measured, under the name of a benchmark.
void measurePointRows(const char* benchmark, const std::vector<BenchCase>& cases,
                      const BenchRun& run);

} // namespace fringe
