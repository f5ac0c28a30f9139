// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/targets/target_checks.h"

#include "engine/encodings/encoding.h"
#include "engine/propagation/propagation.h"
#include "engine/propagation/refocuser.h"
#include "engine/run/memory_budget.h"
#include "engine/targets/targets.h"

#include <algorithm>

namespace fringe {

void checkPatternConditions(Plan& plan, const Design& design) {
    if (design.setup.wavelengths.size() > 1)
        plan.advice.push_back(
            {Severity::Refusal, "illumination.wavelengths",
             message(FRINGE_MARK("A phase pattern is designed for one wavelength; give one."))});
    if (!encodingOf(design.encoding.key).offersPhases)
        plan.advice.push_back(
            {Severity::Refusal, "encoding.kind",
             message(FRINGE_MARK("The pattern is designed for a device that turns the phase; "
                                 "choose the encoding \"Phase\"."))});
}

void addReconstruction(Plan& plan, const Design& design, const PlanLimits& limits) {
    const Plate& plate = design.setup.plate;
    const Sampling sampling{plate.pitchX, plate.pitchY, design.setup.wavelengths};
    if (limits.reconstructing && !lensOf(design))
        for (Advice& item : checkPropagation(sampling, plate.size, design.reconstruction.distance,
                                             design.propagation))
            if (item.severity == Severity::Refusal)
                plan.advice.push_back(
                    {item.severity, "reconstruction." + item.parameter, std::move(item.message)});
    const std::int64_t factor = paddingOf(design.propagation);
    const double bytes = refocusBytes(plan.shape, 1, factor);
    const auto padded = static_cast<std::uint64_t>(std::min(bytes, 9e18));
    const std::int64_t padding = padded > plan.bytes ? factor : 1;
    plan.bytes = std::max(plan.bytes, padded);
    if (auto reason = memoryRefusal({.shape = plan.shape, .bytes = plan.bytes, .padding = padding},
                                    limits.memory))
        plan.advice.push_back({Severity::Refusal, "plate.columns", std::move(*reason)});
}

} // namespace fringe
