// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/job/job_control.h"

#include <algorithm>
#include <iterator>

namespace fringe {
namespace {

std::vector<const Benchmark*> chosenBenchmarks(const std::vector<std::string>& names) {
    if (names.empty())
        return allBenchmarks();
    std::string known;
    for (const Benchmark* benchmark : allBenchmarks())
        known += (known.empty() ? "" : ", ") + std::string(benchmark->name);
    std::vector<const Benchmark*> chosen;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(allBenchmarks(), name, &Benchmark::name);
        if (found == allBenchmarks().end())
            throw badInput(FRINGE_MARK("There is no benchmark \"{0}\"; there are: {1}."), name,
                           known);
        chosen.push_back(*found);
    }
    return chosen;
}

} // namespace

double BenchCloud::distance() const {
    return points->bounds().value_or(Box{}).centre()[2];
}

void measureBenchmarks(const BenchChoice& choice, const BenchRun& run) {
    const std::vector<const Benchmark*> chosen = chosenBenchmarks(choice.names);
    const double count = static_cast<double>(chosen.size());
    double done = 0;
    for (const Benchmark* benchmark : chosen) {
        const JobShare share(run.control, done / count, (done + 1) / count);
        benchmark->measure(choice, run);
        ++done;
    }
}

std::vector<BenchRow> publishedFigures(const BenchChoice& choice) {
    std::vector<BenchRow> rows;
    for (const Benchmark* benchmark : chosenBenchmarks(choice.names))
        if (benchmark->published)
            std::ranges::copy(benchmark->published(choice), std::back_inserter(rows));
    return rows;
}

} // namespace fringe
