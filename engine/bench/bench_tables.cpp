// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/point_row.h"
#include "engine/bench/published_points.h"
#include "engine/job/job_control.h"

#include <set>

namespace fringe {
namespace {

/// The tables' sizes and numbers of points, each by all methods. Their holograms are of cosines:
/// only the real part is asked for.
void measure(const BenchCase&, const BenchRun& run) {
    std::set<BenchCase> seen;
    const std::vector<BenchRow> rows = publishedTableRows();
    inShares(run.control, rows.size(), [&](std::size_t i) {
        for (BenchCase one : run.compared) {
            one["points"] = rows[i].what.at("points");
            one["size"] = rows[i].what.at("size");
            one["real_part"] = true;
            if (run.control.checkpoint(); seen.insert(one).second)
                run.found(pointRow(one, {}, run));
        }
    });
}

} // namespace

extern const Benchmark bench_tables{
    "tables",
    FRINGE_MARK("Tables of two papers"),
    FRINGE_MARK("the tables of Shimobaba et al. (2010) and of Kwon et al. "
                "(2014), recomputed by every method"),
    measure,
    [] {
        return std::vector{axes::method(true), axes::tolerance({1e-4}, true)};
    },
    publishedTableRows};

} // namespace fringe
