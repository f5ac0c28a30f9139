// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/median_time.h"
#include "engine/model/method_info.h"
#include "engine/run/run.h"
#include "kernels/reference/operations.h"

#include <array>
#include <cmath>
#include <random>

namespace fringe {
namespace {

constexpr Shape plate{1024, 1920};
constexpr std::array<std::int64_t, 3> judgedRows{17, 512, 901};

/// Uniform in a box as wide as the plate, 0.1 m to 0.3 m in front of it; the same on every machine.
std::shared_ptr<const PointCloud> randomCloud(int count) {
    std::mt19937_64 random(20240229);
    const auto uniform = [&random](double low, double high) {
        return low + (high - low) * static_cast<double>(random() >> 11) * 0x1p-53;
    };
    auto cloud = std::make_shared<PointCloud>();
    for (int i = 0; i < count; ++i)
        cloud->points.push_back({uniform(-7e-3, 7e-3), uniform(-4e-3, 4e-3), uniform(0.1, 0.3),
                                 static_cast<float>(uniform(0.1, 1)),
                                 static_cast<float>(uniform(0, 6.28))});
    return cloud;
}

Design designOf(const std::string& method, int count) {
    Design design;
    design.plate.size = plate;
    design.method.key = method;
    design.scene.cloud = randomCloud(count);
    return design;
}

reference::Plane referenceRows(const Design& design) {
    PointSourcesArgs args{.points = design.scene.cloud->points,
                          .grid = {plate, design.plate.pitchX.si(), design.plate.pitchY.si()},
                          .wavelength = design.illumination.wavelengths.front().si(),
                          .model =
                              design.method.key == "exact" ? WaveModel::Exact : WaveModel::Fresnel,
                          .rowCount = 1};
    reference::Plane plane(plate);
    for (const std::int64_t row : judgedRows) {
        args.firstRow = row;
        reference::addPointSources(plane, args);
    }
    return plane;
}

double errorOf(const Hologram& hologram, const Design& design) {
    const reference::Plane right = referenceRows(design);
    double wrong = 0, whole = 0;
    for (const std::int64_t row : judgedRows)
        for (std::int64_t i = row * plate.cols; i < (row + 1) * plate.cols; ++i) {
            const auto at = static_cast<std::size_t>(i);
            wrong += std::norm(reference::Sample(hologram.planes.front().samples[at])
                               - right.samples[at]);
            whole += std::norm(right.samples[at]);
        }
    return std::sqrt(wrong / whole);
}

Hologram computed(const Design& design, const ComputeDevice& device, JobControl& control) {
    Outcome<Hologram> outcome = computeHologram(design, device, control);
    if (outcome.error)
        throw *outcome.error;
    if (!outcome.finished())
        throw Cancelled();
    return std::move(*outcome.value);
}

BenchRow rowOf(const std::string& method, int count, const ComputeDevice& device,
               const MachinePeaks& peaks, JobControl& control) {
    const Design design = designOf(method, count);
    const Plan planned = plan(design);
    Hologram hologram;
    const TimedRuns time = medianTime([&] { hologram = computed(design, device, control); });
    const ComputeDeviceInfo info = device.info();
    const double rate = planned.pairs / time.median;
    constexpr double multiplyAddsPerPair = 4; // one complex multiply-add
    return {.benchmark = "points",
            .subject = method + ", " + std::to_string(count) + " points, 1920x1024",
            .device = info.id,
            .runs = time.runs,
            .seconds = time.median,
            .rate = rate,
            .unit = "pairs",
            .error = errorOf(hologram, design),
            .errorOf = "3 rows",
            .memory = planned.bytes,
            .share = info.backend == "cpu" ? rate * multiplyAddsPerPair / peaks.multiplyAdds : 0};
}

std::vector<BenchRow> measure(const ComputeDevice& device, const MachinePeaks& peaks,
                              JobControl& control) {
    constexpr std::array counts{512, 1024, 10'000};
    const std::vector<const MethodInfo*>& methods = methodInfos();
    const double all = static_cast<double>(counts.size() * methods.size());
    std::vector<BenchRow> rows;
    for (const MethodInfo* method : methods)
        for (const int count : counts) {
            const double done = static_cast<double>(rows.size());
            const JobShare share(control, done / all, (done + 1) / all);
            rows.push_back(rowOf(method->key, count, device, peaks, control));
        }
    return rows;
}

const Benchmark entry{"points", "holograms of random points, by every method", &measure};

} // namespace

const Benchmark& bench_points_entry() {
    return entry;
}

} // namespace fringe
