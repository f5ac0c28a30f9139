// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

namespace fringe {

/// Measures one case, of a cloud or, where there is none, of random points, 0.5 m away and 10 mm
/// deep: time, error against the reference, and memory beside what was planned. Left out, and said
/// so, where the case is refused or would take long. Throws what its job ended with.
BenchRow pointRow(const BenchCase& one, const BenchCloud& cloud, const BenchRun& run);

} // namespace fringe
