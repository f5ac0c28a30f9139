// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/designed_instead.h"

#include "engine/encodings/encoding.h"
#include "engine/model/parameter_rows.h"
#include "engine/model/units.h"

#include <algorithm>

namespace fringe {
namespace {

/// What is usual for all of its light; nothing where that is not the same.
std::optional<Solving> usualDesignOf(const std::vector<SourceInput>& inputs) {
    std::optional<Solving> usual;
    for (const SourceInput& input : inputs) {
        const auto& own = sourceKindOf(input.source.kind.key).designed;
        if (!own || (usual && *usual != *own))
            return std::nullopt;
        usual = own;
    }
    return usual;
}

Design designedBy(const Solving& solving, Design design) {
    const std::int64_t seed = design.start.seed;
    static_cast<Solving&>(design) = solving;
    design.start.seed = seed;
    return design;
}

Settings settingsOf(const Design& designed) {
    Settings settings;
    if (!encodingOf(designed.encoding.key).offersPhases)
        settings.push_back({"encoding.kind", std::string("phase")});
    for (const DesignParameter& row : solverRows(designed))
        if (row.applies(designed))
            settings.push_back({row.info.key, row.get(designed)});
    return settings;
}

} // namespace

void adviseOnDesigning(const Design& design, const PlanLimits& limits, Findings& findings) {
    if (design.isDesigned() || design.setup.wavelengths.size() != 1 || design.setup.lens.on
        || encodingOf(design.encoding.key).modulation != Modulation::Phase)
        return;
    const std::vector<SourceInput> inputs = inputsOf(design, limits);
    const auto usual = usualDesignOf(inputs);
    const bool isOffered = std::ranges::all_of(inputs, [](const SourceInput& input) {
        return sourceKindOf(input.source.kind.key).isOfferedDesigned;
    });
    if (!usual || !isOffered)
        return;
    const Design designed = designedBy(*usual, design);
    double seconds = 0;
    for (const SourceInput& input : inputsOf(designed, limits)) {
        const SourceCost cost = sourceKindOf(input.source.kind.key).wantedCost(input);
        if (std::ranges::any_of(cost.findings, [](const Finding& item) {
                return item.severity == Severity::Refusal;
            }))
            return;
        seconds += cost.seconds;
    }
    findings.push_back(
        {Severity::Note,
         "encoding.kind",
         message(
             FRINGE_MARK("A phase pattern that iterations find shows depth truer than the phase "
                         "of the sum, and needs no stop; it takes about {0}."),
             formatSeconds(seconds)),
         {{settingsOf(designed), message(FRINGE_MARK("Optimise"))}}});
}

void checkStart(const std::vector<SourceInput>& inputs, Findings& findings) {
    const Design& design = inputs.front().design;
    if (design.start.kind != Start::Kind::Summed)
        return;
    const auto usual = usualDesignOf(inputs);
    if (!usual || usual->start.kind != Start::Kind::Summed || design.setup.lens.on)
        findings.push_back({Severity::Refusal, "solver.start",
                            message(FRINGE_MARK("Only depth pictures and layers in free space have "
                                                "summed light to start with; choose another "
                                                "start."))});
}

} // namespace fringe
