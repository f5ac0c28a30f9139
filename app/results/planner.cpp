// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/planner.h"

#include "engine/model/placement.h"
#include "engine/run/outcome.h"
#include "engine/targets/targets.h"

#include <map>
#include <utility>

namespace fringe {
namespace {

using OutlookPtr = std::shared_ptr<const Outlook>;

std::shared_ptr<const PointCloud> placedCloud(const Design& design, const OutlookPtr& before) {
    if (!design.scene.cloud || design.target != Target::Points)
        return nullptr;
    if (before && before->placed && before->design->scene == design.scene)
        return before->placed;
    return std::make_shared<const PointCloud>(placed(design.scene));
}

} // namespace

/// What the devices that were planned for can do. Each is opened once, as that may take long.
class Planner::KnownDevices {
  public:
    std::optional<Abilities> abilitiesOf(const std::string& device) {
        const auto [place, isNew] = known_.try_emplace(device);
        if (isNew)
            place->second =
                outcomeOf([&] { return ComputeDevice::open(device).abilities(); }).value;
        return place->second;
    }

  private:
    std::map<std::string, std::optional<Abilities>> known_;
};

Planner::Planner(Runner& runner, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("plan")),
      devices_(std::make_shared<KnownDevices>()) {
    connect(&work_, &NewestWins::idle, this, &Planner::idle);
}

void Planner::follow(const std::shared_ptr<const Design>& design, const PlanLimits& limits,
                     const std::string& device) {
    const auto next = std::make_shared<Outlook>();
    const auto work = [next, design, limits, device, devices = devices_,
                       before = outlook_](JobControl& control) {
        PlanLimits known = limits;
        known.device = devices->abilitiesOf(device);
        known.control = &control;
        *next = {design, planDesign(*design, known), placedCloud(*design, before), lensOf(*design)};
    };
    work_.request(work, [this, next] {
        outlook_ = next;
        emit changed();
    });
}

} // namespace fringe
