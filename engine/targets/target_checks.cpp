// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/target_checks.h"

#include "engine/optics/refocuser.h"
#include "engine/run/memory_budget.h"

#include <algorithm>

namespace fringe {

void checkPatternConditions(Plan& plan, const Design& design) {
    if (design.illumination.wavelengths.size() > 1)
        plan.advice.push_back(
            {Severity::Refusal, "illumination.wavelengths",
             message(FRINGE_MARK("A phase pattern is designed for one wavelength; give one."))});
    if (design.encoding.kind != EncodingKind::Phase)
        plan.advice.push_back(
            {Severity::Refusal, "encoding.kind",
             message(FRINGE_MARK("The pattern is designed for a device that turns the phase; "
                                 "choose the encoding \"Phase\"."))});
}

void addReconstruction(Plan& plan, const Design& design, const PlanLimits& limits) {
    const double bytes = refocusBytes(plan.shape, 1, design.reconstruction.padding);
    const auto padded = static_cast<std::uint64_t>(std::min(bytes, 9e18));
    const std::int64_t padding = padded > plan.bytes ? design.reconstruction.padding : 1;
    plan.bytes = std::max(plan.bytes, padded);
    if (auto reason = memoryRefusal({.shape = plan.shape, .bytes = plan.bytes, .padding = padding},
                                    limits.memory))
        plan.advice.push_back({Severity::Refusal, "plate.columns", std::move(*reason)});
}

} // namespace fringe
