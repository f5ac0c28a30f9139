// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/job/job_control.h"

#include <algorithm>

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

std::vector<BenchRow> measureBenchmarks(const std::vector<std::string>& names,
                                        const ComputeDevice& device, const MachinePeaks& peaks,
                                        JobControl& control) {
    const std::vector<const Benchmark*> chosen = chosenBenchmarks(names);
    std::vector<BenchRow> rows;
    for (std::size_t i = 0; i < chosen.size(); ++i) {
        const double count = static_cast<double>(chosen.size());
        const JobShare share(control, static_cast<double>(i) / count,
                             static_cast<double>(i + 1) / count);
        const std::vector<BenchRow> more = chosen[i]->measure(device, peaks, control);
        rows.insert(rows.end(), more.begin(), more.end());
    }
    return rows;
}

} // namespace fringe
