// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"

#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// What a person is told of a CGH method, and its parameter table.
struct MethodInfo {
    std::string key;   ///< "exact", as `--method` takes it
    const char* label; ///< FRINGE_MARKed
    const char* help;  ///< FRINGE_MARKed: when to choose it, one sentence
    std::vector<ParameterInfo> parameters;
};

/// All methods in the order of their keys. Defined where the methods are, `engine/methods`.
const std::vector<const MethodInfo*>& methodInfos();

/// The row's value in `values`, or its default.
const Value& valueOf(const MethodInfo& info, const ParameterValues& values, std::string_view key);

} // namespace fringe
