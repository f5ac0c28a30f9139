// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/case_rows.h"
#include "engine/bench/point_row.h"
#include "engine/bench/published_points.h"

#include <set>
#include <utility>

namespace fringe {
namespace {

std::vector<BenchRow> published(const BenchChoice&) {
    return publishedTableRows();
}

/// The holograms of the tables are of cosines: only the real part is asked for.
std::vector<BenchCase> casesOf(const BenchChoice& choice) {
    std::vector<BenchCase> cases;
    std::set<std::pair<std::int64_t, std::int64_t>> seen; ///< samples, points
    for (const BenchRow& theirs : publishedTableRows())
        if (seen.emplace(theirs.what.size.count(), theirs.what.count).second)
            for (const std::string& method : chosenMethods(choice))
                for (const double tolerance : orElse(choice.tolerances, {1e-4})) {
                    BenchCase one{method, theirs.what.count, theirs.what.size, tolerance};
                    one.realPart = true;
                    cases.push_back(one);
                }
    return cases;
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    measurePointRows("tables", casesOf(choice), run);
}

} // namespace

extern const Benchmark bench_tables{
    "tables", FRINGE_MARK("Tables of two papers"),
    FRINGE_MARK("the tables of Shimobaba et al. (2010) and of Kwon et al. "
                "(2014), recomputed by every method"),
    &measure, &published};

} // namespace fringe
