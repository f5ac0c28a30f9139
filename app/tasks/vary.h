// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fringe {

class Studio;

inline constexpr std::size_t mostVaried = 100; ///< states at once

/// Makes a state of the design for each value at the path, a row of the history each, and queues
/// what there is no result of. All but the value is as it is now. Values that a design refuses are
/// said by the checks and by their jobs.
void startVary(Studio& studio, const std::string& path, const std::vector<Value>& values);

/// As many values of a number, evenly from the first to the last; those of a count are whole.
std::vector<Value> valuesBetween(const ParameterInfo& info, double first, double last, int count);

} // namespace fringe
