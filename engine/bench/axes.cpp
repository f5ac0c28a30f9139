// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/bench/axes.h"

#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/units.h"

#include <cmath>

namespace fringe {
namespace {

using table::between, table::named, table::positive, table::withOption;

/// A row of the design's table, under the name of its option.
ParameterInfo designRow(const char* path, const char* help) {
    ParameterInfo info = designParameter(designFor("points"), path).info;
    info.key = info.option;
    info.help = help;
    return info;
}

/// "1920x1024", of "1920 × 1024" too.
Value readSize(const ParameterInfo&, std::string_view text) {
    std::string plain(text);
    if (const std::size_t sign = plain.find("×"); sign != plain.npos)
        plain.replace(sign, std::string_view("×").size(), "x");
    const std::size_t cross = plain.find('x');
    if (cross == plain.npos)
        throw badInput(FRINGE_MARK("Give WIDTHxHEIGHT, such as 1920x1080."));
    const auto side = [](const char* path, const std::string& digits) {
        const ParameterInfo info = designParameter({}, path).info;
        return formatValue(info, parseValue(info, digits));
    };
    return side("plate.columns", plain.substr(0, cross)) + 'x'
           + side("plate.rows", plain.substr(cross + 1));
}

/// Whole numbers, as "1e4" too.
Value readCount(const ParameterInfo& info, std::string_view text) {
    const double number = parseNumber(text);
    if (number != std::round(number) || number < 1 || number > info.most)
        throw badInput(FRINGE_MARK("{0} is no number of points; give one from 1 to 1e8."),
                       std::string(text));
    return static_cast<std::int64_t>(number);
}

} // namespace

Shape BenchCase::shape() const {
    const std::string size = text("size");
    const std::size_t cross = size.find('x');
    return size.empty() ? Shape{} : Shape{std::stoll(size.substr(cross + 1)), std::stoll(size)};
}

BenchAxis axes::size(std::vector<Value> values) {
    return {withOption(named("size", ValueKind::Text, FRINGE_MARK("Pixels"),
                             FRINGE_MARK("Sizes of the hologram")),
                       "size"),
            std::move(values),
            {"1920x1024"},
            "WxH",
            readSize};
}

BenchAxis axes::method(bool isCompared) {
    BenchAxis axis{designRow("method.name", FRINGE_MARK("Methods, all if none is given")),
                   {},
                   {},
                   "METHOD",
                   parseValue,
                   isCompared};
    for (const ParameterChoice& choice : axis.info.choices)
        axis.values.emplace_back(choice.key);
    return axis;
}

BenchAxis axes::points(std::vector<Value> values) {
    return {withOption(between(named("points", ValueKind::Count, FRINGE_MARK("Points"),
                                     FRINGE_MARK("Numbers of points or of spots")),
                               1, 1e8),
                       "points"),
            std::move(values),
            {1024, 9944},
            "N",
            readCount}; // others have published those
}

BenchAxis axes::tolerance(std::vector<Value> values, bool isCompared) {
    return {designRow("method.tolerance", FRINGE_MARK("Tolerances that the methods are to keep")),
            std::move(values),
            {1e-4},
            "NUMBER",
            parseValue,
            isCompared};
}

BenchAxis axes::distance(std::vector<Value> values) {
    return {withOption(positive(named("distance", ValueKind::Length, FRINGE_MARK("Distance"),
                                      FRINGE_MARK("Distances of the points"))),
                       "distance"),
            std::move(values),
            {},
            "LENGTH"};
}

} // namespace fringe
