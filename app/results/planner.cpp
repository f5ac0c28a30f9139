// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/results/planner.h"

#include "engine/model/placement.h"
#include "engine/targets/targets.h"

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

Planner::Planner(Runner& runner, QObject* parent)
    : QObject(parent), work_(runner, QStringLiteral("plan")) {
    connect(&work_, &NewestWins::idle, this, &Planner::idle);
}

void Planner::follow(const std::shared_ptr<const Design>& design, const PlanLimits& limits) {
    const auto next = std::make_shared<Outlook>();
    const auto work = [next, design, limits, before = outlook_](JobControl& control) {
        PlanLimits known = limits;
        known.control = &control;
        *next = {design, planDesign(*design, known), placedCloud(*design, before), lensOf(*design)};
    };
    work_.request(work, [this, next] {
        outlook_ = next;
        emit changed();
    });
}

} // namespace fringe
