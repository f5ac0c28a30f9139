// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/point_row.h"
#include "engine/bench/published_points.h"
#include "engine/model/parameter_rows.h"

namespace fringe {
namespace {

BenchAxis realPart() {
    return {.info = table::withOption(
                table::named("real_part", ValueKind::Toggle, FRINGE_MARK("Real part"),
                             FRINGE_MARK("Only the real part of the field, as for amplitudes")),
                "real"),
            .values = {false}};
}

void measure(const BenchCase& one, const BenchRun& run) {
    run.found(pointRow(one, run.choice.cloud, run));
}

} // namespace

extern const Benchmark bench_points{
    "points",
    FRINGE_MARK("Speed of point methods"),
    FRINGE_MARK("holograms of random points or of a cloud, by every method"),
    measure,
    [] {
        return std::vector{axes::size({"1920x1024", "3840x2160"}), axes::method(),
                           axes::points({512, 1024, 10'000, 65'000, 1'000'000}), axes::tolerance(),
                           realPart()};
    },
    publishedPointRows,
    true};

} // namespace fringe
