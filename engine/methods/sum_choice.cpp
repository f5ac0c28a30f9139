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
    return {.key = "window",
            .kind = ValueKind::Toggle,
            .label = FRINGE_MARK("Sampling window"),
            .help = FRINGE_MARK(
                "Leave out the part of each point's wave that the pixel pitch cannot sample."),
            .initial = true,
            .option = "window",
            .advanced = true};
}

ParameterInfo toleranceParameter() {
    return {.key = "tolerance",
            .kind = ValueKind::Number,
            .label = FRINGE_MARK("Tolerance"),
            .help = FRINGE_MARK("Error that the sum may have, relative to a whole hologram whose "
                                "waves do not cancel one another; a larger one is faster."),
            .initial = 1e-4,
            .least = leastTolerance,
            .most = 0.1,
            .option = "tolerance"};
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
