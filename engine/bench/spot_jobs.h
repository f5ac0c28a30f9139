// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "engine/run/run.h"

#include <string>
#include <vector>

namespace fringe {

/// A design of one source of spots to be measured: time, light and evenness over seeds.
struct SpotJob {
    std::string subject;
    Design design;
    std::int64_t seeds = 20;
    SolverRun run{};
};

/// Finds a row a job that the device can do: seconds are the median of the seeds; the remark has
/// the median and, in brackets, the worst of efficiency, uniformity and σ of the patterns that were
/// kept; the error is that of amplitudes at spots against the reference. Throws as
/// `measureBenchmarks`.
void measureSpotJobs(const std::vector<SpotJob>& jobs, const BenchRun& run);

/// A row of others.
BenchRow publishedSpotRow(const std::string& subject, const char* remark);

} // namespace fringe
