// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/bench/peak_memory.h"
#include "engine/bench/point_error.h"
#include "engine/bench/published_points.h"
#include "engine/bench/random_cloud.h"
#include "engine/model/units.h"
#include "engine/run/run.h"

namespace fringe {
namespace {

constexpr double mostSeconds = 20; ///< a row that is expected to take longer is left out

Design designOf(const BenchCase& one) {
    Design design;
    design.plate.size = one.size;
    design.method = {one.method, {{"tolerance", one.tolerance}}};
    design.scene.cloud = randomCloud(one.count, design.plate, {0.5, 0.01});
    if (one.method == "nlut")
        design.scene.cloud = onPixelsAndPlanes(design);
    return design;
}

/// Real multiply-adds that a pair stands for: four of a complex product, two where its real part
/// alone is wanted; none that can be told where transforms do the work.
double multiplyAddsPerPair(const std::string& method, bool realPart) {
    if (method == "spectral" || method == "wrp")
        return 0;
    return realPart ? 2 : 4;
}

bool isDirect(const std::string& method) {
    return method == "exact" || method == "fresnel-direct";
}

BenchRow rowOf(const BenchCase& one, const BenchRun& run) {
    const PeakMemory peak;
    const Design design = designOf(one);
    const Plan planned =
        plan(design,
             {.device = run.device.abilities(), .reconstructing = false, .realPart = one.realPart});
    const ComputeDeviceInfo info = run.device.info();
    BenchRow row;
    row.benchmark = "points";
    row.subject = caseText(one);
    row.what = one;
    row.direct = isDirect(one.method);
    row.device = info.id;
    if (!planned.runnable())
        return leftOut(row, planned.advice.front().message);
    row.memory = planned.bytes;
    row.forecast = planned.seconds;
    const double multiplyAdds = multiplyAddsPerPair(planned.method, one.realPart);
    row.unit = multiplyAdds > 0 ? FRINGE_MARK("pairs") : FRINGE_MARK("eff. pairs");
    if (planned.seconds > mostSeconds)
        return leftOut(row, message(FRINGE_MARK("about {0}"), formatSeconds(planned.seconds)));
    Hologram hologram;
    const TimedRuns time = medianTime([&] {
        hologram = {};
        hologram = computedFor(design, run, one.realPart);
        if (row.peak == 0) // later runs find memory that earlier ones have left
            row.peak = peak.bytes();
    });
    row.runs = time.runs;
    row.seconds = time.median;
    row.rate = planned.pairs / time.median;
    const PointError error = errorOf(hologram, design, {planned.method, one.realPart});
    row.error = error.relative;
    row.errorOf = error.of;
    if (info.backend == "cpu")
        row.share = row.rate * multiplyAdds / run.peaks.multiplyAdds;
    row.remark = toleranceKept(one, planned.method);
    return row;
}

std::vector<BenchCase> casesOf(const BenchChoice& choice) {
    std::vector<BenchCase> cases;
    for (const Shape size : orElse(choice.sizes, {{1024, 1920}, {2160, 3840}}))
        for (const std::string& method : chosenMethods(choice))
            for (const std::int64_t points :
                 orElse(choice.points, {512, 1024, 10'000, 65'000, 1'000'000}))
                for (const double tolerance : orElse(choice.tolerances, {1e-4})) {
                    BenchCase one{method, points, size, tolerance};
                    one.realPart = choice.realPart;
                    cases.push_back(one);
                }
    return cases;
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    const std::vector<BenchCase> cases = casesOf(choice);
    const double all = static_cast<double>(cases.size());
    double done = 0;
    for (const BenchCase& one : cases) {
        const JobShare share(run.control, done / all, (done + 1) / all);
        run.found(rowOf(one, run));
        ++done;
    }
}

const Benchmark entry{"points", FRINGE_MARK("Speed of point methods"),
                      FRINGE_MARK("holograms of random points, by every method"), &measure,
                      &publishedPointRows};

} // namespace

const Benchmark& bench_points_entry() {
    return entry;
}

} // namespace fringe
