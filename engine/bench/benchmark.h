// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/run/compute_device.h"

#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

class JobControl;

/// What this machine's processor does at best, measured, so that rows of different machines
/// compare.
struct MachinePeaks {
    double multiplyAdds = 0; ///< single-precision fused multiply-adds per second, all cores
    double copyBytes = 0;    ///< bytes read plus bytes written per second by a large copy
};

/// Half a second; uses as many threads as the process may.
MachinePeaks measurePeaks();

/// One measurement on one device.
struct BenchRow {
    std::string benchmark; ///< "points"
    std::string subject;   ///< "exact, 1024 points, 1920x1024"
    std::string device;
    int runs = 0;
    double seconds = 0;       ///< median of the runs
    double rate = 0;          ///< in `unit` per second
    std::string unit;         ///< "pairs", "samples"
    double error = 0;         ///< relative L2 against the double-precision reference
    std::string errorOf;      ///< where the error was measured
    std::uint64_t memory = 0; ///< planned peak [bytes]
    double share = 0; ///< of the machine's peak at the least work the rate stands for; 0: unknown
};

/// A named group of measurements, found by its file `bench/bench_<name>.cpp`.
struct Benchmark {
    const char* name;
    const char* subject; ///< one phrase
    std::vector<BenchRow> (*measure)(const ComputeDevice& device, const MachinePeaks& peaks,
                                     JobControl& control);
};

const std::vector<const Benchmark*>& allBenchmarks();

/// Measures the groups `names`, or all if that is empty, on a device; progress and cancel through
/// `control`. Throws `Error` (BadInput) that lists the groups for an unknown name; `Cancelled`.
std::vector<BenchRow> measureBenchmarks(const std::vector<std::string>& names,
                                        const ComputeDevice& device, const MachinePeaks& peaks,
                                        JobControl& control);

} // namespace fringe
