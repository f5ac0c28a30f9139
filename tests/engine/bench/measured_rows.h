// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"
#include "engine/job/job_control.h"

#include <map>
#include <sstream>
#include <utility>
#include <vector>

namespace fringe::test {

/// A benchmark with lists of values by key: {"size", "160x90,64x48"}.
inline BenchChoice choiceOf(const std::string& name,
                            const std::map<std::string, std::string>& texts = {}) {
    BenchChoice choice{.names = {name}};
    for (const BenchAxis& axis : benchAxes())
        if (const auto found = texts.find(axis.info.key); found != texts.end()) {
            std::istringstream parts(found->second);
            for (std::string part; std::getline(parts, part, ',');)
                choice.values[axis.info.key].push_back(axis.read(axis.info, part));
        }
    return choice;
}

/// What a choice finds on the cpu.
inline std::vector<BenchRow> measured(const BenchChoice& choice) {
    const ComputeDevice device = ComputeDevice::open("cpu");
    JobControl control;
    std::vector<BenchRow> rows;
    measureBenchmarks(
        {choice, device, {}, control, [&](BenchRow row) { rows.push_back(std::move(row)); }});
    return rows;
}

} // namespace fringe::test
