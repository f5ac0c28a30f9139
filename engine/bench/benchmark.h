// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

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
    std::string name;
    std::shared_ptr<const PointCloud> points; ///< null: random ones

    explicit operator bool() const { return points != nullptr; }
    double distance() const; ///< of their middle [m]
};

/// What to measure of what there is; empty lists for all.
struct BenchChoice {
    std::vector<std::string> names{}; ///< of benchmarks
    /// "points", "tables", "choice", "errors": keys of methods
    std::vector<std::string> methods{};
    std::vector<std::int64_t> points{}; ///< "points", "choice", "spots": how many
    std::vector<Shape> sizes{};       ///< "points", "choice", "propagation", "fft": of the hologram
    std::vector<double> tolerances{}; ///< "points", "choice": that methods are to keep
    std::vector<double> distances{};  ///< "choice", "errors": of the points' middle [m]
    std::vector<double> pitches{};    ///< "errors": of the pixels [m]
    std::vector<double> depths{};     ///< "errors": of the points, over their distance
    bool realPart = false;            ///< "points": only that of the field, as for amplitudes
    BenchCloud cloud{};               ///< "points": instead of random ones
    std::uint64_t memory = 0;         ///< "fft": that it may take [bytes]; 0: little
};

/// What a row is of, for those who sort rows; what its benchmark does not vary is empty or 0.
struct BenchCase {
    /// Key of a method; of others' rows their name for it, of transforms how, FRINGE_MARKed.
    std::string method;
    std::int64_t count = 0; ///< points
    Shape size;             ///< of the hologram
    double tolerance = 0;
    double distance = 0;   ///< [m]
    double pitch = 0;      ///< [m]
    double depth = 0;      ///< over the distance
    bool realPart = false; ///< only that of the field is wanted
    BenchCloud cloud{};
};

/// One measurement on one device, or a figure that others have published, or one left out.
struct BenchRow {
    std::string benchmark; ///< "points"
    std::string subject;   ///< "exact, 1024 points, 1920x1024"
    std::string device;
    int runs = 0;             ///< 0 for a row that was not measured here
    double seconds = 0;       ///< median of the runs
    double rate = 0;          ///< in `unit` per second
    std::string unit;         ///< FRINGE_MARKed: "pairs", "samples"
    double error = 0;         ///< relative L2 against the double-precision reference
    std::string errorOf;      ///< where the error was measured
    std::uint64_t memory = 0; ///< planned peak [bytes]
    std::uint64_t peak = 0;   ///< measured peak of the process, above what it held [bytes]
    /// Share of the machine's peak, at the work that the rate stands for by its definition: methods
    /// that need less can do more than 1; 0: unknown.
    double share = 0;
    double multiplyAdds = 0; ///< that peak where it was measured between the runs; 0: it was not
    double forecast = 0;     ///< planned time [s]; 0: not told
    double overFastest = 0;  ///< time over that of the fastest method of the case; 0: not compared
    Message remark{};        ///< why it was not measured, or what to know of it
    BenchCase what{};
    bool direct = false;    ///< pairs are summed one by one: what faster methods compare with
    bool published = false; ///< a figure of others
};

/// Where benchmarks are run, and where their rows go.
struct BenchRun {
    const ComputeDevice& device;
    const MachinePeaks& peaks;
    JobControl& control;
    std::function<void(BenchRow)> found; ///< is given each row as soon as it is measured
};

/// A named group of measurements, found by its file `bench/bench_<name>.cpp`.
struct Benchmark {
    const char* name;
    const char* title;   ///< FRINGE_MARKed: "Spot designs"
    const char* subject; ///< FRINGE_MARKed: one phrase
    void (*measure)(const BenchChoice& choice, const BenchRun& run);
    /// Rows of others for comparison, which run nothing; null for none.
    std::vector<BenchRow> (*published)(const BenchChoice& choice) = nullptr;
};

const std::vector<const Benchmark*>& allBenchmarks();

/// Measures what was chosen on a device; progress and cancel through `control`. Throws `Error`
/// (BadInput) that lists what there is for an unknown name; `Cancelled`.
void measureBenchmarks(const BenchChoice& choice, const BenchRun& run);

/// Figures that others have published, for the benchmarks chosen.
std::vector<BenchRow> publishedFigures(const BenchChoice& choice);

} // namespace fringe
