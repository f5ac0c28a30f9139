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

Design designOf(const BenchCase& one, const BenchCloud& cloud) {
    const Plate plate{.size = one.shape()};
    return pointDesign(one, plate,
                       cloud.points ? std::make_shared<PointCloud>(*cloud.points)
                                    : randomCloud(one.points(), plate, {0.5, 0.01}));
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

BenchRow pointRow(const BenchCase& one, const BenchCloud& cloud, const BenchRun& shared) {
    const bool isCpu = shared.device.info().backend == "cpu";
    const std::optional<ComputeDevice> fresh = isCpu ? std::optional(freshCpu()) : std::nullopt;
    const BenchRun run{shared.choice, fresh ? *fresh : shared.device, shared.peaks, shared.control,
                       shared.found};
    const bool realPart = one.isRealPart();
    const PeakMemory peak;
    const Design design = designOf(one, cloud);
    const Plan planned =
        plan(design,
             {.device = run.device.capabilities(), .reconstructing = false, .realPart = realPart});
    BenchRow row;
    row.subject = caseText(one);
    row.what = one;
    row.direct = isDirect(one.text("method"));
    if (!planned.runnable())
        return leftOut(row, planned.findings.front().message);
    row.memory = planned.bytes;
    row.forecast = planned.seconds;
    const double multiplyAdds = multiplyAddsPerPair(planned.method().key, realPart);
    row.unit = multiplyAdds > 0 ? FRINGE_MARK("pairs") : FRINGE_MARK("eff. pairs");
    if (planned.seconds > mostSeconds)
        return leftOut(row, message(FRINGE_MARK("about {0}"), formatSeconds(planned.seconds)));
    const bool hasShare = isCpu && multiplyAdds > 0;
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
    row = timed(row, time, planned.pairs);
    const PointError error =
        errorOf(hologram, design, {planned.method().key, realPart}, run.control);
    row.error = error.relative;
    row.errorOf = error.of;
    if (hasShare) {
        row.multiplyAdds = medianOf(rates);
        row.share = row.rate * multiplyAdds / row.multiplyAdds;
    }
    row.remark = toleranceKept(one, planned.method().key);
    return row;
}

} // namespace fringe
