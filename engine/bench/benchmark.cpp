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

std::vector<BenchRow> measureBenchmarks(const BenchChoice& choice, const ComputeDevice& device,
                                        const MachinePeaks& peaks, JobControl& control) {
    const std::vector<const Benchmark*> chosen = chosenBenchmarks(choice.names);
    std::vector<BenchRow> rows;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const double count = static_cast<double>(chosen.size());
        const JobShare share(control, static_cast<double>(i) / count,
                             static_cast<double>(i + 1) / count);
        const std::vector<BenchRow> more = chosen[i]->measure(choice, device, peaks, control);
        rows.insert(rows.end(), more.begin(), more.end());
    }
    return rows;
}

std::vector<BenchRow> publishedFigures(const BenchChoice& choice) {
    std::vector<BenchRow> rows;
    for (const Benchmark* benchmark : chosenBenchmarks(choice.names))
        if (benchmark->published)
            std::ranges::copy(benchmark->published(), std::back_inserter(rows));
    return rows;
}

} // namespace fringe
