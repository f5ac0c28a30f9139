// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/planner.h"

#include "engine/run/outcome.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

using PlanPtr = std::shared_ptr<const Estimate>;

/// As it was seen before, if it is still the same.
std::optional<SeenSource> seenBefore(const Design& design, std::size_t number,
                                     const PlanPtr& before) {
    if (!before || number >= before->design->sources.size()
        || before->design->sources[number].kind != design.sources[number].kind
        || before->design->setup.plate != design.setup.plate)
        return std::nullopt;
    const auto found = std::ranges::find(before->seen, number, &SeenSource::number);
    return found == before->seen.end() ? std::nullopt : std::optional(*found);
}

std::optional<SeenSource> seenNow(const Source& source, std::size_t number) {
    const SourceKind& kind = sourceKindOf(source.kind.key);
    const auto cloud = kind.glyphs != nullptr ? kind.glyphs(source) : nullptr;
    const auto bounds = cloud ? cloud->bounds() : std::nullopt;
    if (!bounds)
        return std::nullopt;
    const auto box = kind.around != nullptr ? kind.around(source) : std::nullopt;
    return SeenSource{number, cloud, box.value_or(uprightBox(*bounds)),
                      kind.surface != nullptr ? kind.surface(source) : std::nullopt};
}

std::vector<SeenSource> seenSources(const Design& design, const PlanPtr& before) {
    std::vector<SeenSource> all;
    for (const std::size_t number : visibleSources(design)) {
        auto seen = seenBefore(design, number, before);
        if (!seen)
            seen = seenNow(onPlate(design.sources[number], design.setup.plate), number);
        if (seen)
            all.push_back(std::move(*seen));
    }
    return all;
}

std::optional<Box> boundsOf(const std::vector<SeenSource>& seen) {
    std::optional<Box> all;
    for (const SeenSource& source : seen) {
        const Box box = source.cloud->bounds().value();
        if (all)
            all->include(box);
        else
            all = box;
    }
    return all;
}

} // namespace

std::size_t Estimate::pointsSeen() const {
    std::size_t count = 0;
    for (const SeenSource& source : seen)
        count += source.cloud->size();
    return count;
}

Planner::Planner(Runner& runner, DevicePool& devices, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("plan")), devices_(devices) {
    connect(&work_, &NewestWins::idle, this, &Planner::idle);
}

void Planner::follow(const DesignPtr& design, const PlanLimits& limits, const std::string& device,
                     const Findings& known) {
    const auto next = std::make_shared<Estimate>();
    const auto work = [next, design, limits, device, known, &devices = devices_,
                       before = estimate_](JobControl& control) {
        PlanLimits here = limits;
        here.device = devices.capabilities(device);
        here.control = &control;
        auto seen = outcomeOf([&] { return seenSources(*design, before); });
        Plan made = seen.error ? refusedPlan(design, *seen.error) : plan(design, here);
        made.findings.insert(made.findings.end(), known.begin(), known.end());
        auto shown = std::move(seen.value).value_or(std::vector<SeenSource>());
        const auto bounds = boundsOf(shown);
        *next = {design, device, std::move(made), std::move(shown), bounds, lensOf(*design)};
    };
    work_.request(work, [this, next] {
        estimate_ = next;
        emit changed();
    });
}

} // namespace fringe
