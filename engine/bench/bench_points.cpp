// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/case_rows.h"
#include "engine/bench/point_row.h"
#include "engine/bench/published_points.h"

#include <algorithm>

namespace fringe {
namespace {

std::vector<std::int64_t> countsOf(const BenchChoice& choice) {
    if (choice.cloud)
        return {std::ssize(choice.cloud.points->points)};
    return orElse(choice.points, {512, 1024, 10'000, 65'000, 1'000'000});
}

std::vector<BenchCase> casesOf(const BenchChoice& choice) {
    std::vector<BenchCase> cases;
    for (const Shape size : orElse(choice.sizes, {{1024, 1920}, {2160, 3840}}))
        for (const std::string& method : chosenMethods(choice))
            for (const std::int64_t points : countsOf(choice))
                for (const double tolerance : orElse(choice.tolerances, {1e-4})) {
                    BenchCase one{method, points, size, tolerance};
                    one.realPart = choice.realPart;
                    one.cloud = choice.cloud;
                    one.distance = choice.cloud ? choice.cloud.distance() : 0;
                    cases.push_back(one);
                }
    return cases;
}

void measure(const BenchChoice& choice, const BenchRun& run) {
    measurePointRows("points", casesOf(choice), run);
}

/// Published rows of as many points as are measured.
std::vector<BenchRow> published(const BenchChoice& choice) {
    const std::vector<std::int64_t> counts = countsOf(choice);
    std::vector<BenchRow> rows = publishedPointRows();
    std::erase_if(rows, [&](const BenchRow& row) {
        return std::ranges::find(counts, row.what.count) == counts.end();
    });
    return rows;
}

} // namespace

extern const Benchmark bench_points{
    "points", FRINGE_MARK("Speed of point methods"),
    FRINGE_MARK("holograms of random points or of a cloud, by every method"), &measure, &published};

} // namespace fringe
