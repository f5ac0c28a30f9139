// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/sum_choice.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

namespace fringe {
namespace {

constexpr double leastTolerance = 2e-5, leastWithoutWindow = 1e-4;

Precision precisionOf(const std::string& key) {
    if (key == "tf32")
        return Precision::Tf32;
    return key == "tf32-corrected" ? Precision::Tf32Corrected : Precision::Single;
}

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

ParameterInfo precisionParameter() {
    return {.key = "precision",
            .kind = ValueKind::Choice,
            .label = FRINGE_MARK("Precision of products"),
            .help = FRINGE_MARK("How matrix products multiply: TF32 is faster on NVIDIA GPUs and "
                                "rounds more; the default is single."),
            .initial = std::string("single"),
            .choices = {{"single", FRINGE_MARK("Single precision")},
                        {"tf32", FRINGE_MARK("TF32, one product")},
                        {"tf32-corrected", FRINGE_MARK("TF32, corrected by three products")}},
            .option = "precision",
            .advanced = true};
}

PointSumChoice pointSumChoice(PointForm form, const ParameterValues& values) {
    return {form, std::get<bool>(valueIn(values, windowParameter())),
            std::get<double>(valueIn(values, toleranceParameter())),
            precisionOf(std::get<std::string>(valueIn(values, precisionParameter())))};
}

std::optional<Message> refusalOf(const PointSumChoice& choice, const Capabilities& device) {
    if (choice.precision != Precision::Single && !device.offersReduced)
        return message(FRINGE_MARK("The device {0} does not multiply in TF32; choose a CUDA device "
                                   "of compute capability 8.0 or later, or single precision."),
                       device.device);
    const double rounding = productRounding(choice.precision);
    if (rounding >= choice.tolerance)
        return message(
            FRINGE_MARK("TF32 without correction rounds by up to {0}, which does not keep "
                        "a tolerance of {1}; give a larger tolerance, or choose another "
                        "precision."),
            formatRounded(rounding), formatRounded(choice.tolerance));
    if (choice.window || choice.tolerance >= leastWithoutWindow)
        return std::nullopt;
    return message(
        FRINGE_MARK("Without the sampling window a tolerance below {0} is not kept; give "
                    "at least that, or use the window."),
        formatNumber(leastWithoutWindow));
}

std::optional<Message> precisionNote(Precision precision) {
    if (precision == Precision::Single)
        return std::nullopt;
    return message(FRINGE_MARK("Of the tolerance, rounding in TF32 takes up to {0}."),
                   formatRounded(productRounding(precision)));
}

} // namespace fringe
