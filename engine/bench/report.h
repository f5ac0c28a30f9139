// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/bench/benchmark.h"

#include <nlohmann/json.hpp>

#include <string>
#include <vector>

namespace fringe {

/// What was measured, for programs: the peaks, and an object a row in which null is a figure that
/// is not known. The same from the command line and from the window.
nlohmann::ordered_json benchJson(const std::vector<BenchRow>& rows, const MachinePeaks& peaks);

/// The rows as a table with a header, numbers with a point, an empty cell for what is not known.
std::string benchCsv(const std::vector<BenchRow>& rows);

} // namespace fringe
