// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/axes.h"
#include "engine/model/message.h"
#include "engine/model/point_cloud.h"
#include "engine/run/compute_device.h"

#include <cstdint>
#include <functional>
#include <memory>
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

/// The most fused multiply-adds per second that all cores reach within so long [s]. A processor's
/// clock follows its load, its warmth and its neighbours: a share of the peak is of one that was
/// measured beside.
double multiplyAddRate(double seconds);

/// Points to be measured, in metres in front of the plate.
struct BenchCloud {
    std::string name{};
    std::shared_ptr<const PointCloud> points{}; ///< null: none
};

/// What to measure of what there is.
struct BenchChoice {
    std::vector<std::string> names{}; ///< of benchmarks; empty: all
    /// Values by key of what is varied; what is absent is as the benchmark has it.
    std::map<std::string, std::vector<Value>, std::less<>> values{};
    BenchCloud cloud{};       ///< of benchmarks that take one, instead of random points
    std::uint64_t memory = 0; ///< that planes on the disk may take [bytes]; 0: little
};

/// One measurement on one device, or a figure that others have published, or one left out. Which
/// benchmark and device it is of, and the values of its case, `measureBenchmarks` fills in.
struct BenchRow {
    std::string benchmark{};  ///< "points"
    std::string subject{};    ///< "exact, 1024 points, 1920x1024"
    std::string device{};     ///< id, or what others had
    int runs = 0;             ///< 0 for a row that was not measured here
    double seconds = 0;       ///< median of the runs
    double rate = 0;          ///< in `unit` per second
    std::string unit{};       ///< FRINGE_MARKed: "pairs", "samples"
    double error = 0;         ///< relative L2 against the double-precision reference
    std::string errorOf{};    ///< where the error was measured
    std::uint64_t memory = 0; ///< planned peak [bytes]
    std::uint64_t peak = 0;   ///< measured peak of the process, above what it held [bytes]
    /// Share of the machine's peak, at the work that the rate stands for by its definition: methods
    /// that need less can do more than 1; 0: unknown.
    double share = 0;
    double multiplyAdds = 0; ///< that peak where it was measured between the runs; 0: it was not
    double forecast = 0;     ///< planned time [s]; 0: not told
    double overFastest = 0;  ///< time over that of the fastest method of the case; 0: not compared
    Message remark{};        ///< why it was not measured, or what to know of it
    BenchCase what{};        ///< what it is of
    bool direct = false;     ///< pairs are summed one by one: what faster methods compare with
    bool published = false;  ///< a figure of others
};

/// Where benchmarks are run, and where their rows go.
struct BenchRun {
    const BenchChoice& choice;
    const ComputeDevice& device;
    const MachinePeaks& peaks;
    JobControl& control;
    std::function<void(BenchRow)> found; ///< is given each row as soon as it is measured
    /// The case with each of the values that are compared within it; `measureBenchmarks` fills in.
    std::vector<BenchCase> compared{};
};

/// A named group of measurements, found by its file `bench/bench_<name>.cpp`. What it varies is an
/// option of `fringe bench`, a field of the studio, a column and a key of files by being stated
/// here.
struct Benchmark {
    const char* name;
    const char* title;   ///< FRINGE_MARKed: "Spot designs"
    const char* subject; ///< FRINGE_MARKed: one phrase
    /// Measures a case, a value of each axis: a row, or a few that only make sense together.
    void (*measure)(const BenchCase& one, const BenchRun& run);
    std::vector<BenchAxis> (*axes)() = axes::none;
    /// Rows of others for comparison, which run nothing; null for none.
    std::vector<BenchRow> (*published)() = nullptr;
    bool takesCloud = false; ///< the case then has its "cloud", "points" and "distance"
};

const std::vector<const Benchmark*>& allBenchmarks();

/// What the benchmarks of these names vary, each key once; of all for none. Throws `Error`
/// (BadInput) that lists what there is for an unknown name.
std::vector<BenchAxis> benchAxes(const std::vector<std::string>& names = {});

/// Names of those benchmarks that vary what has this key, or take a cloud for the key "cloud".
std::vector<std::string> benchmarksWith(std::string_view key);

/// Calls `measure` with 0 … count − 1, each an equal share of the job, and a checkpoint before it.
void inShares(JobControl& control, std::size_t count,
              const std::function<void(std::size_t)>& measure);

/// Measures what is chosen on a device; progress and cancel through `control`. Throws as
/// `benchAxes`; `Cancelled`.
void measureBenchmarks(const BenchRun& run);

/// Figures that others have published, for the benchmarks chosen and as many points as these
/// measure.
std::vector<BenchRow> publishedFigures(const BenchChoice& choice);

} // namespace fringe
