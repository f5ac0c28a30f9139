// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/sum_choice.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

namespace fringe {
namespace {

constexpr double leastTolerance = 2e-5, leastWithoutWindow = 1e-4;

Value valueIn(const ParameterValues& values, const ParameterInfo& info) {
    const auto found = values.find(info.key);
    return found == values.end() ? info.initial : found->second;
}

} // namespace

ParameterInfo windowParameter() {
    ParameterInfo info;
    info.key = "window";
    info.kind = ValueKind::Toggle;
    info.label = FRINGE_MARK("Sampling window");
    info.help =
        FRINGE_MARK("Leave out the part of each point's wave that the pixel pitch cannot sample.");
    info.initial = true;
    info.option = "window";
    info.advanced = true;
    return info;
}

ParameterInfo toleranceParameter() {
    ParameterInfo info;
    info.key = "tolerance";
    info.kind = ValueKind::Number;
    info.label = FRINGE_MARK("Tolerance");
    info.help = FRINGE_MARK(
        "Error that the sum may have, relative to the whole hologram; a larger one is faster.");
    info.initial = 1e-4;
    info.least = leastTolerance;
    info.most = 0.1;
    info.option = "tolerance";
    return info;
}

PointSumChoice pointSumChoice(PointForm form, const ParameterValues& values) {
    return {form, std::get<bool>(valueIn(values, windowParameter())),
            std::get<double>(valueIn(values, toleranceParameter()))};
}

std::optional<Message> refusalOf(const PointSumChoice& choice) {
    if (choice.window || choice.tolerance >= leastWithoutWindow)
        return std::nullopt;
    return message(
        FRINGE_MARK("Without the sampling window a tolerance below {0} is not kept; give "
                    "at least that, or use the window."),
        formatNumber(leastWithoutWindow));
}

} // namespace fringe
