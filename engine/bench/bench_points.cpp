// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/median_time.h"
#include "engine/bench/peak_memory.h"
#include "engine/bench/point_error.h"
#include "engine/bench/published_points.h"
#include "engine/methods/method.h"
#include "engine/methods/snapped_cloud.h"
#include "engine/model/units.h"
#include "engine/run/run.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <random>

namespace fringe {
namespace {

constexpr double mostSeconds = 20; ///< a row that is expected to take longer is left out

/// One row to be.
struct PointCase {
    std::string method;
    std::int64_t points = 0;
    Shape size;
    double tolerance = 1e-4;
};

std::string textOf(const PointCase& one) {
    return one.method + ", " + std::to_string(one.points) + " points, "
           + std::to_string(one.size.cols) + 'x' + std::to_string(one.size.rows);
}

/// Uniform in a box 10 mm deep about 0.5 m in front of the plate and nine tenths as wide as it; the
/// same on every machine.
std::shared_ptr<const PointCloud> randomCloud(std::int64_t count, const Plate& plate) {
    std::mt19937_64 random(20240229);
    const auto uniform = [&random](double low, double high) {
        return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
    };
    const double x = 0.45 * static_cast<double>(plate.size.cols) * plate.pitchX.si();
    const double y = 0.45 * static_cast<double>(plate.size.rows) * plate.pitchY.si();
    auto cloud = std::make_shared<PointCloud>();
    for (std::int64_t i = 0; i < count; ++i)
        cloud->points.push_back({uniform(-x, x), uniform(-y, y), uniform(0.495, 0.505),
                                 static_cast<float>(uniform(0.1, 1)),
                                 static_cast<float>(uniform(0, 6.28))});
    return cloud;
}

/// The cloud as the method nlut takes it.
std::shared_ptr<const PointCloud> onPixelsAndPlanes(const Design& design) {
    constexpr std::size_t planes = 256;
    const Plate& plate = design.plate;
    const PlaneGrid grid{plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const DepthPlanes depths(PlacedPoints(design.scene, design.illumination.wavelengths, 0),
                             planes);
    auto cloud = std::make_shared<PointCloud>(*design.scene.cloud);
    for (Point& point : cloud->points)
        point =
            movedTo(point, nearestPixel(point, grid), depths.depth(depths.nearest(point.z)), grid);
    return cloud;
}

Design designOf(const PointCase& one) {
    Design design;
    design.plate.size = one.size;
    design.method = {one.method, {{"tolerance", one.tolerance}}};
    design.scene.cloud = randomCloud(one.points, design.plate);
    if (one.method == "nlut")
        design.scene.cloud = onPixelsAndPlanes(design);
    return design;
}

Hologram computed(const Design& design, const ComputeDevice& device, JobControl& control) {
    Outcome<Hologram> outcome = computeHologram(design, device, control, {.reconstructing = false});
    if (outcome.error)
        throw *outcome.error;
    if (!outcome.finished())
        throw Cancelled();
    return std::move(*outcome.value);
}

/// Real multiply-adds that a pair takes at least: those of a complex product where pairs are summed
/// one by one, three by Karatsuba's rule in products of matrices, none that can be told where
/// transforms do the work.
double multiplyAddsPerPair(const std::string& method) {
    if (method == "spectral" || method == "wrp")
        return 0;
    return method == "fresnel" || method == "tiles" ? 3 : 4;
}

BenchRow leftOut(BenchRow row, std::string why) {
    row.remark = "left out: " + std::move(why);
    return row;
}

BenchRow rowOf(const PointCase& one, const ComputeDevice& device, const MachinePeaks& peaks,
               JobControl& control) {
    const PeakMemory peak;
    const Design design = designOf(one);
    const Plan planned = plan(design, {.device = device.abilities(), .reconstructing = false});
    const ComputeDeviceInfo info = device.info();
    BenchRow row;
    row.benchmark = "points";
    row.subject = textOf(one);
    row.device = info.id;
    if (!planned.runnable())
        return leftOut(row, planned.advice.front().message.english());
    row.memory = planned.bytes;
    row.unit = multiplyAddsPerPair(planned.method) > 0 ? "pairs" : "eff. pairs";
    if (planned.seconds > mostSeconds)
        return leftOut(row, "about " + std::to_string(std::lround(planned.seconds)) + " s");
    Hologram hologram;
    const TimedRuns time = medianTime([&] {
        hologram = {};
        hologram = computed(design, device, control);
    });
    row.peak = peak.bytes();
    row.runs = time.runs;
    row.seconds = time.median;
    row.rate = planned.pairs / time.median;
    const PointError error = errorOf(hologram, design, planned.method);
    row.error = error.relative;
    row.errorOf = error.of;
    if (info.backend == "cpu")
        row.share = row.rate * multiplyAddsPerPair(planned.method) / peaks.multiplyAdds;
    row.remark = "tolerance " + formatRounded(one.tolerance)
                 + (planned.method == one.method ? "" : ", by " + planned.method);
    return row;
}

std::vector<PointCase> casesOf(const BenchChoice& choice) {
    std::vector<std::string> methods = choice.methods;
    for (const std::string& key : methods)
        methodOf(key);
    if (methods.empty())
        std::ranges::transform(allMethods(), std::back_inserter(methods),
                               [](const Method* method) { return method->info.key; });
    const auto orElse = [](auto list, decltype(list) initial) {
        return list.empty() ? initial : list;
    };
    std::vector<PointCase> cases;
    for (const Shape size : orElse(choice.sizes, {{1024, 1920}, {2160, 3840}}))
        for (const std::string& method : methods)
            for (const std::int64_t points :
                 orElse(choice.points, {512, 1024, 10'000, 65'000, 1'000'000}))
                for (const double tolerance : orElse(choice.tolerances, {1e-4}))
                    cases.push_back({method, points, size, tolerance});
    return cases;
}

std::vector<BenchRow> measure(const BenchChoice& choice, const ComputeDevice& device,
                              const MachinePeaks& peaks, JobControl& control) {
    const std::vector<PointCase> cases = casesOf(choice);
    const double all = static_cast<double>(cases.size());
    std::vector<BenchRow> rows;
    for (const PointCase& one : cases) {
        const double done = static_cast<double>(rows.size());
        const JobShare share(control, done / all, (done + 1) / all);
        rows.push_back(rowOf(one, device, peaks, control));
    }
    return rows;
}

const Benchmark entry{"points", "holograms of random points, by every method", &measure,
                      &publishedPointRows};

} // namespace

const Benchmark& bench_points_entry() {
    return entry;
}

} // namespace fringe
