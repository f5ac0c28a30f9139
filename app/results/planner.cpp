// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/planner.h"

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

using PlanPtr = std::shared_ptr<const Estimate>;

/// Colours are kept where both have some.
std::shared_ptr<const PointCloud> together(PointCloud first, const PointCloud& second) {
    const bool areColoured = !first.colours.empty() && !second.colours.empty();
    first.points.insert(first.points.end(), second.points.begin(), second.points.end());
    if (areColoured)
        first.colours.insert(first.colours.end(), second.colours.begin(), second.colours.end());
    else
        first.colours.clear();
    return std::make_shared<const PointCloud>(std::move(first));
}

bool isSame(const Source& a, const Source& b) {
    return a.kind == b.kind;
}

std::shared_ptr<const PointCloud> placedPoints(const Design& design, const PlanPtr& before) {
    if (before && visibleSourcesMatch(*before->design, design, isSame))
        return before->placed;
    std::shared_ptr<const PointCloud> all;
    for (const std::size_t number : visibleSources(design)) {
        const Source& source = design.sources[number];
        const auto glyphs = sourceKindOf(source.kind.key).glyphs;
        const auto some = glyphs != nullptr ? glyphs(source) : nullptr;
        all = !all ? some : some ? together(*all, *some) : all;
    }
    return all;
}

std::optional<Box> boundsOf(const std::shared_ptr<const PointCloud>& placed,
                            const PlanPtr& before) {
    if (before && before->placed == placed)
        return before->bounds;
    return placed ? placed->bounds() : std::nullopt;
}

} // namespace

Planner::Planner(Runner& runner, DevicePool& devices, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("plan")), devices_(devices) {
    connect(&work_, &NewestWins::idle, this, &Planner::idle);
}

void Planner::follow(const std::shared_ptr<const Design>& design, const PlanLimits& limits,
                     const std::string& device) {
    const auto next = std::make_shared<Estimate>();
    const auto work = [next, design, limits, device, &devices = devices_,
                       before = estimate_](JobControl& control) {
        PlanLimits known = limits;
        known.device = devices.capabilities(device);
        known.control = &control;
        const auto placed = placedPoints(*design, before);
        *next = {design,         device, plan(*design, known), placed, boundsOf(placed, before),
                 lensOf(*design)};
    };
    work_.request(work, [this, next] {
        estimate_ = next;
        emit changed();
    });
}

} // namespace fringe
