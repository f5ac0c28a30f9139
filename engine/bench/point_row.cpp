// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/point_row.h"

#include "engine/accuracy/point_error.h"
#include "engine/bench/case_rows.h"
#include "engine/bench/median_time.h"
#include "engine/bench/peak_memory.h"
#include "engine/bench/random_cloud.h"
#include "engine/job/job_control.h"
#include "engine/model/units.h"
#include "engine/run/run.h"

#include <optional>

namespace fringe {
namespace {

constexpr double mostSeconds = 20; ///< a row that is expected to take longer is left out

Design designOf(const BenchCase& one) {
    const Plate plate{.size = one.size};
    return pointDesign(one, plate,
                       one.cloud ? std::make_shared<PointCloud>(*one.cloud.points)
                                 : randomCloud(one.count, plate, {0.5, 0.01}));
}

/// Real multiply-adds that a pair stands for: four of a complex product, two where its real part
/// alone is wanted; none that can be told where transforms do the work.
double multiplyAddsPerPair(const std::string& method, bool realPart) {
    if (method == "nufft" || method == "wrp")
        return 0;
    return realPart ? 2 : 4;
}

bool isDirect(const std::string& method) {
    return method == "exact" || method == "fresnel-direct";
}

/// The processor with nothing that other rows have left: what it keeps for later sums would be
/// missing in the peak.
ComputeDevice freshCpu() {
    return ComputeDevice::open("cpu");
}

} // namespace

BenchRow pointRow(const BenchCase& one, const BenchRun& shared) {
    const bool isCpu = shared.device.info().backend == "cpu";
    const std::optional<ComputeDevice> fresh = isCpu ? std::optional(freshCpu()) : std::nullopt;
    const BenchRun run{fresh ? *fresh : shared.device, shared.peaks, shared.control, shared.found};
    const PeakMemory peak;
    const Design design = designOf(one);
    const Plan planned = plan(
        design,
        {.device = run.device.capabilities(), .reconstructing = false, .realPart = one.realPart});
    const ComputeDeviceInfo info = run.device.info();
    BenchRow row;
    row.subject = caseText(one);
    row.what = one;
    row.direct = isDirect(one.method);
    row.device = info.id;
    if (!planned.runnable())
        return leftOut(row, planned.findings.front().message);
    row.memory = planned.bytes;
    row.forecast = planned.seconds;
    const double multiplyAdds = multiplyAddsPerPair(planned.method().key, one.realPart);
    row.unit = multiplyAdds > 0 ? FRINGE_MARK("pairs") : FRINGE_MARK("eff. pairs");
    if (planned.seconds > mostSeconds)
        return leftOut(row, message(FRINGE_MARK("about {0}"), formatSeconds(planned.seconds)));
    const bool hasShare = info.backend == "cpu" && multiplyAdds > 0;
    Hologram hologram;
    std::vector<double> rates;
    const TimedRuns time = medianTime(
        [&] {
            hologram = {};
            hologram = computedFor(planned, run);
            if (row.peak == 0) // later runs find memory that earlier ones have left
                row.peak = peak.bytes();
        },
        [&] {
            if (hasShare)
                rates.push_back(multiplyAddRate(0.05));
        });
    row.runs = time.runs;
    row.seconds = time.median;
    row.rate = planned.pairs / time.median;
    const PointError error =
        errorOf(hologram, design, {planned.method().key, one.realPart}, run.control);
    row.error = error.relative;
    row.errorOf = error.of;
    if (hasShare) {
        row.multiplyAdds = medianOf(rates);
        row.share = row.rate * multiplyAdds / row.multiplyAdds;
    }
    row.remark = toleranceKept(one, planned.method().key);
    return row;
}

void measurePointRows(const char* benchmark, const std::vector<BenchCase>& cases,
                      const BenchRun& run) {
    const double all = static_cast<double>(cases.size());
    double done = 0;
    for (const BenchCase& one : cases) {
        const JobShare share(run.control, done / all, (done + 1) / all);
        BenchRow row = pointRow(one, run);
        row.benchmark = benchmark;
        run.found(std::move(row));
        ++done;
    }
}

} // namespace fringe
