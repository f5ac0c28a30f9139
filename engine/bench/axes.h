// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter.h"
#include "kernels/shape.h"

#include <string>
#include <string_view>
#include <vector>

namespace fringe {

/// What a row of a benchmark is of, by key: {"method", "nufft"}, {"size", "1920x1024"}. What it has
/// not is empty, 0 or false.
struct BenchCase : ParameterValues {
    using ParameterValues::ParameterValues;

    template <class T> T of(std::string_view key) const {
        const auto found = find(key);
        return found == end() ? T{} : std::get<T>(found->second);
    }
    std::string text(std::string_view key) const { return of<std::string>(key); }
    double number(std::string_view key) const { return of<double>(key); }
    std::int64_t points() const { return of<std::int64_t>("points"); }
    bool isRealPart() const { return of<bool>("real_part"); }
    Shape shape() const; ///< by its "size"
};

/// What a benchmark varies, as a row of a parameter table, and which values of it are measured
/// where none are chosen.
struct BenchAxis {
    ParameterInfo info;
    std::vector<Value> values;
    std::vector<Value> quick{};  ///< what the studio begins with; empty: all
    const char* type = "NUMBER"; ///< of a value on the command line
    /// Text to value; throws `Error` (BadInput).
    Value (*read)(const ParameterInfo&, std::string_view) = parseValue;
    bool isCompared = false; ///< all its values belong to one case
};

/// What several benchmarks vary; the key is the function's name.
namespace axes {

inline std::vector<BenchAxis> none() {
    return {};
}
BenchAxis size(std::vector<Value> values);   ///< of the hologram, "1920x1024"
BenchAxis method(bool isCompared = false);   ///< of points; all of them
BenchAxis points(std::vector<Value> values); ///< how many, or how many spots
BenchAxis tolerance(std::vector<Value> values = {1e-4}, bool isCompared = false);
BenchAxis distance(std::vector<Value> values); ///< of the points' middle [m]

} // namespace axes
} // namespace fringe
