// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/point_row.h"
#include "engine/bench/published_points.h"
#include "engine/job/job_control.h"

#include <set>

namespace fringe {
namespace {

/// The tables' sizes and numbers of points. Their holograms are of cosines: only the real part is
/// asked for.
void measure(const BenchCase& one, const BenchRun& run) {
    std::set<BenchCase> seen;
    for (const BenchRow& theirs : publishedTableRows()) {
        BenchCase full = one;
        full["points"] = theirs.what.at("points");
        full["size"] = theirs.what.at("size");
        full["real_part"] = true;
        if (run.control.checkpoint(); seen.insert(full).second)
            run.found(pointRow(full, {}, run));
    }
}

} // namespace

extern const Benchmark bench_tables{
    "tables",
    FRINGE_MARK("Tables of two papers"),
    FRINGE_MARK("the tables of Shimobaba et al. (2010) and of Kwon et al. "
                "(2014), recomputed by every method"),
    measure,
    [] {
        return std::vector{axes::method(), axes::tolerance()};
    },
    publishedTableRows};

} // namespace fringe
