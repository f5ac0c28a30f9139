// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/planner.h"

#include "engine/run/compute_device.h"
#include "engine/run/outcome.h"

#include <algorithm>
#include <map>
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

bool sameSources(const Design& a, const Design& b) {
    const auto shownA = visibleSources(a), shownB = visibleSources(b);
    return std::ranges::equal(shownA, shownB, [&](std::size_t one, std::size_t other) {
        return a.sources[one].kind == b.sources[other].kind;
    });
}

std::shared_ptr<const PointCloud> placedPoints(const Design& design, const PlanPtr& before) {
    if (before && sameSources(*before->design, design))
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

} // namespace

/// What the devices that were planned for can do. Each is opened once, as that may take long.
class Planner::KnownDevices {
  public:
    std::optional<Capabilities> capabilitiesOf(const std::string& device) {
        const auto [place, isNew] = known_.try_emplace(device);
        if (isNew)
            place->second =
                outcomeOf([&] { return ComputeDevice::open(device).capabilities(); }).value;
        return place->second;
    }

  private:
    std::map<std::string, std::optional<Capabilities>> known_;
};

Planner::Planner(Runner& runner, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("plan")),
      devices_(std::make_shared<KnownDevices>()) {
    connect(&work_, &NewestWins::idle, this, &Planner::idle);
}

void Planner::follow(const std::shared_ptr<const Design>& design, const PlanLimits& limits,
                     const std::string& device) {
    const auto next = std::make_shared<Estimate>();
    const auto work = [next, design, limits, device, devices = devices_,
                       before = estimate_](JobControl& control) {
        PlanLimits known = limits;
        known.device = devices->capabilitiesOf(device);
        known.control = &control;
        *next = {design, device, plan(*design, known), placedPoints(*design, before),
                 lensOf(*design)};
    };
    work_.request(work, [this, next] {
        estimate_ = next;
        emit changed();
    });
}

} // namespace fringe
