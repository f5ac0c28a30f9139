// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/live.h"

#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"

namespace fringe {

Live::Live(Studio& studio, QObject* parent)
    : QObject(parent), studio_(studio), work_(studio.runner(), queues::compute()) {
    connect(&studio.planner(), &Planner::changed, this, &Live::follow);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &Live::follow);
    connect(&studio.document(), &Document::replaced, &work_, &NewestWins::cancel);
    connect(&work_, &NewestWins::idle, this, &Live::idle);
}

void Live::setOn(bool on) {
    on_ = on;
    if (!on)
        work_.cancel();
    follow();
}

bool Live::isWanted() const {
    const auto outlook = studio_.planner().outlook();
    const auto design = studio_.document().design();
    if (!on_ || studio_.jobs().isBusy() || !outlook || outlook->design != design)
        return false;
    if (studio_.results().hasHologram() && !studio_.results().isStale())
        return false;
    return outlook->plan.runnable() && outlook->plan.seconds < patience;
}

void Live::follow() {
    if (!isWanted())
        return;
    const auto outcome = std::make_shared<Outcome<Computed>>();
    const auto work = [outcome, design = studio_.document().design(),
                       device = studio_.devices().id()](JobControl& control) {
        *outcome = withDevice(device, [&](const ComputeDevice& opened) {
            return computeDesign(design, opened, control);
        });
    };
    work_.request(work, [this, outcome, project = studio_.document().project()] {
        if (outcome->error)
            studio_.notices().post({Notice::Kind::Failure, localised(*outcome->error)});
        if (outcome->finished() && studio_.document().project() == project)
            keepComputed(studio_, *std::move(outcome->value));
    });
}

} // namespace fringe
