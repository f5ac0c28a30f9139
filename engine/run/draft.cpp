// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/run/draft.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr std::int64_t fewestSamples = 128; ///< along the longer side of the coarsest plate
constexpr std::int64_t fewIterations = 3;
constexpr double leastGrowth = 1.5; ///< of the time from one draft to the next finer one

bool hasPixels(const Design& design) {
    return design.setup.beam.kind == Beam::Kind::Picture
           || (design.isDesigned() && design.start.kind == Start::Kind::Given);
}

int coarsest(const Design& design) {
    const Shape size = design.setup.plate.size;
    int coarseness = 1;
    if (!hasPixels(design))
        while (std::max(size.rows, size.cols) >> coarseness >= fewestSamples)
            ++coarseness;
    return coarseness;
}

/// With the extent of the plate, but of a pattern for a lens, whose places would be others.
void coarsen(Design& design, int halvings) {
    Plate& plate = design.setup.plate;
    const auto fewer = [&](std::int64_t samples) {
        return std::max<std::int64_t>((samples + (1 << halvings) - 1) >> halvings, 1);
    };
    const Shape size{fewer(plate.size.rows), fewer(plate.size.cols)};
    if (!design.isDesigned() || !lensOf(design)) {
        const auto share = [](std::int64_t all, std::int64_t left) {
            return static_cast<double>(all) / static_cast<double>(left);
        };
        plate.pitchX = plate.pitchX * share(plate.size.cols, size.cols);
        plate.pitchY = plate.pitchY * share(plate.size.rows, size.rows);
    }
    plate.size = size;
}

} // namespace

Design draftOf(const Design& design, int coarseness) {
    Design draft = design;
    if (coarseness == 0)
        return draft;
    if (draft.isDesigned()) {
        draft.solver = {"gs", {}};
        draft.stop = {.iterations = std::min(draft.stop.iterations, fewIterations)};
    }
    coarsen(draft, std::min(coarseness, coarsest(design)) - 1);
    const double share = static_cast<double>(draft.setup.plate.size.count())
                         / static_cast<double>(design.setup.plate.size.count());
    for (const std::size_t number : lightSources(design)) {
        Source& source = draft.sources[number];
        if (const auto kind = sourceKindOf(source.kind.key).draft)
            kind(draft, source, share);
    }
    return draft;
}

Draft finestDraft(const Design& design, const DraftLimits& limits) {
    const int last = coarsest(design);
    const auto planned = [&](int coarseness) {
        PlanLimits of = limits.plan;
        if (coarseness > 0)
            of.pace = limits.pace;
        return Draft{coarseness, plan(draftOf(design, coarseness), of)};
    };
    Draft draft = planned(std::clamp(limits.about, 0, last));
    while (draft.plan.runnable() && draft.plan.seconds > limits.seconds && draft.coarseness < last)
        draft = planned(draft.coarseness + 1);
    while (draft.coarseness > 0 && draft.coarseness <= limits.about
           && leastGrowth * draft.plan.seconds <= limits.seconds) {
        Draft finer = planned(draft.coarseness - 1);
        if (!finer.plan.runnable() || finer.plan.seconds > limits.seconds)
            break;
        draft = std::move(finer);
    }
    return draft;
}

} // namespace fringe
