// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/benchmark.h"

#include "engine/job/job_control.h"
#include "engine/model/units.h"

#include <algorithm>

namespace fringe {
namespace {

std::vector<const Benchmark*> chosenBenchmarks(const std::vector<std::string>& names) {
    if (names.empty())
        return allBenchmarks();
    std::vector<const Benchmark*> chosen;
    for (const std::string& name : names) {
        const auto found = std::ranges::find(allBenchmarks(), name, &Benchmark::name);
        if (found == allBenchmarks().end())
            throw badInput(FRINGE_MARK("There is no benchmark \"{0}\"; there are: {1}."), name,
                           joined(allBenchmarks(), &Benchmark::name));
        chosen.push_back(*found);
    }
    return chosen;
}

/// Each case with each value of an axis.
std::vector<BenchCase> multiplied(const std::vector<BenchCase>& cases, const BenchAxis& axis,
                                  const BenchChoice& choice) {
    const auto chosen = choice.values.find(axis.info.key);
    std::vector<BenchCase> all;
    for (const BenchCase& one : cases)
        for (const Value& value : chosen == choice.values.end() ? axis.values : chosen->second)
            all.emplace_back(one)[axis.info.key] = value;
    return all;
}

/// The cases of a benchmark. A cloud has its number of points and its distance already.
std::vector<BenchCase> casesOf(const Benchmark& benchmark, const BenchChoice& choice) {
    BenchCase first;
    if (const auto& [name, points] = choice.cloud; benchmark.takesCloud && points)
        first = {{"cloud", name},
                 {"points", std::ssize(points->points)},
                 {"distance", points->bounds().value_or(Box{}).centre()[2]}};
    std::vector<BenchCase> cases{first};
    for (const BenchAxis& axis : benchmark.axes())
        if (!axis.isCompared && !first.contains(axis.info.key))
            cases = multiplied(cases, axis, choice);
    return cases;
}

/// The run of one case of a benchmark, whose rows then say of what they are.
BenchRun runOf(const Benchmark& benchmark, const BenchCase& one, const BenchRun& run) {
    BenchRun own = run;
    own.found = [&](BenchRow row) {
        row.benchmark = benchmark.name;
        row.device = run.device.info().id;
        row.what.insert(one.begin(), one.end());
        run.found(std::move(row));
    };
    own.compared = {one};
    for (const BenchAxis& axis : benchmark.axes())
        if (axis.isCompared)
            own.compared = multiplied(own.compared, axis, run.choice);
    return own;
}

} // namespace

std::vector<BenchAxis> benchAxes(const std::vector<std::string>& names) {
    std::vector<BenchAxis> all;
    for (const Benchmark* benchmark : chosenBenchmarks(names))
        for (BenchAxis& axis : benchmark->axes())
            if (std::ranges::none_of(
                    all, [&](const auto& other) { return other.info.key == axis.info.key; }))
                all.push_back(std::move(axis));
    return all;
}

std::vector<std::string> benchmarksWith(std::string_view key) {
    std::vector<std::string> names;
    for (const Benchmark* benchmark : allBenchmarks())
        if ((key == "cloud" && benchmark->takesCloud)
            || std::ranges::any_of(benchmark->axes(),
                                   [&](const BenchAxis& axis) { return axis.info.key == key; }))
            names.emplace_back(benchmark->name);
    return names;
}

void inShares(JobControl& control, std::size_t count,
              const std::function<void(std::size_t)>& measure) {
    const auto all = static_cast<double>(count);
    for (std::size_t i = 0; i < count; ++i) {
        control.checkpoint();
        const JobShare share(control, static_cast<double>(i) / all,
                             static_cast<double>(i + 1) / all);
        measure(i);
    }
}

void measureBenchmarks(const BenchRun& run) {
    const std::vector<const Benchmark*> chosen = chosenBenchmarks(run.choice.names);
    inShares(run.control, chosen.size(), [&](std::size_t i) {
        const std::vector<BenchCase> cases = casesOf(*chosen[i], run.choice);
        inShares(run.control, cases.size(), [&](std::size_t at) {
            chosen[i]->measure(cases[at], runOf(*chosen[i], cases[at], run));
        });
    });
}

std::vector<BenchRow> publishedFigures(const BenchChoice& choice) {
    std::vector<BenchRow> rows;
    for (const Benchmark* benchmark : chosenBenchmarks(choice.names)) {
        if (!benchmark->published)
            continue;
        const std::vector<BenchCase> cases = casesOf(*benchmark, choice);
        for (BenchRow& row : benchmark->published()) {
            const auto isOfAsMany = [&](const BenchCase& one) {
                return !row.what.contains("points") || !one.contains("points")
                       || one.at("points") == row.what.at("points");
            };
            row.benchmark = benchmark->name;
            row.published = true;
            if (std::ranges::any_of(cases, isOfAsMany))
                rows.push_back(std::move(row));
        }
    }
    return rows;
}

} // namespace fringe
