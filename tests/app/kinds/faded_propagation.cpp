// SPDX-License-Identifier: GPL-3.0-or-later
// A propagation that only the tests know: light that stays where it is and fades.
#include "engine/propagation/propagation.h"
#include "kernels/device.h"

namespace fringe {
namespace {

ParameterInfo shareParameter() {
    ParameterInfo info;
    info.key = "share";
    info.kind = ValueKind::Number;
    info.label = "Share";
    info.help = "Of the amplitude that is left.";
    info.initial = 0.5;
    info.least = 0;
    info.most = 1;
    info.option = "faded-share";
    return info;
}

void fade(Buffer& field, const PropagationStep& step, Device& device, JobControl&) {
    const auto given = step.values.find("share");
    const auto share =
        static_cast<float>(given == step.values.end() ? 0.5 : std::get<double>(given->second));
    for (Complex& sample : device.hostSamples(field))
        sample *= share;
}

} // namespace

extern const Propagation faded_propagation{
    .info = {"faded", "Faded", "Light that stays where it is.", {shareParameter()}},
    .carry = fade,
    .sampling = [](const PlaneSampling& before, Shape, Length) { return before; },
    .work = [](Shape) { return 0.0; },
};

} // namespace fringe
