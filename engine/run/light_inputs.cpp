// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/job/job_control.h"
#include "engine/propagation/propagation.h"
#include "engine/run/plan.h"

#include <algorithm>
#include <map>

namespace fringe {
namespace {

bool hides(const Source& source) {
    const SourceKind& kind = sourceKindOf(source.kind.key);
    return kind.hides != nullptr && kind.hides(source);
}

} // namespace

std::optional<Length> lensOf(const Design& design) {
    const Lens& lens = design.setup.lens;
    return lens.on && mayHaveLens(design) ? std::optional(lens.focalLength) : std::nullopt;
}

std::optional<Choice> carriedBy(const Design& design) {
    const auto visible = lightSources(design);
    const bool isCarried = std::ranges::any_of(visible, [&](std::size_t number) {
        const Source& source = design.sources[number];
        const auto isOwn = sourceKindOf(source.kind.key).isCarried;
        return (isOwn != nullptr && isOwn(source)) || hides(source);
    });
    return isCarried ? std::optional(convolutionOf(design.propagation)) : std::nullopt;
}

std::vector<SourceInput> inputsOf(const Design& design, const PlanLimits& limits) {
    const Capabilities device = limits.device ? *limits.device : cpuCapabilities();
    std::vector<SourceInput> inputs;
    const auto visible = lightSources(design);
    const bool hiding = std::ranges::any_of(
        visible, [&](std::size_t number) { return hides(design.sources[number]); });
    std::map<std::string, std::size_t> alike, numbered; // by kind
    for (const std::size_t number : visible)
        ++alike[design.sources[number].kind.key];
    for (const std::size_t number : visible) {
        if (limits.control != nullptr)
            limits.control->checkpoint();
        const Source& source = design.sources[number];
        SourceInput input{design,          source,           device,        limits.memory,
                          limits.realPart, limits.comparing, limits.control};
        input.hiding = hiding;
        if (alike[source.kind.key] > 1)
            input.number = ++numbered[source.kind.key];
        inputs.push_back(std::move(input));
    }
    return inputs;
}

std::vector<SourceInput> inputsOf(const Plan& made, const Capabilities& device) {
    PlanLimits limits;
    limits.device = device;
    limits.realPart = made.realPart;
    return inputsOf(*made.design, limits);
}

} // namespace fringe
