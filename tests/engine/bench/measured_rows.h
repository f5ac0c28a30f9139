// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "engine/job/job_control.h"

#include <utility>
#include <vector>

namespace fringe::test {

/// What a choice of benchmarks finds on the cpu.
inline std::vector<BenchRow> measured(const BenchChoice& choice) {
    const ComputeDevice device = ComputeDevice::open("cpu");
    JobControl control;
    std::vector<BenchRow> rows;
    measureBenchmarks(choice,
                      {device, {}, control, [&](BenchRow row) { rows.push_back(std::move(row)); }});
    return rows;
}

} // namespace fringe::test
