// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/live.h"

#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/methods/sum_choice.h"
#include "engine/spots/spot_draft.h"
#include "engine/targets/targets.h"

#include <QCoreApplication>

#include <algorithm>

namespace fringe {
namespace {

struct LiveTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::LiveTask)
};

constexpr double hurriedTolerance = 1e-2; ///< of a sum over points: nobody sees it

DesignPtr hurried(const Design& draft) {
    Design design = draft;
    design.spots.settings = draftOf(std::move(design.spots.settings));
    design.method.values["tolerance"] =
        std::max(pointSumChoice({}, draft.method.values).tolerance, hurriedTolerance);
    return std::make_shared<const Design>(std::move(design));
}

bool isShort(const Design& draft, const ComputeDevice& device, double pace,
             const JobControl& control) {
    PlanLimits limits;
    limits.pace = pace;
    limits.device = device.abilities();
    limits.reconstructing = false;
    limits.control = &control;
    const auto plan = outcomeOf([&] { return planDesign(draft, limits); });
    return plan.finished() && !Live::isTooLong(*plan.value);
}

} // namespace

Live::Live(Studio& studio, QObject* parent)
    : QObject(parent), studio_(studio), work_(studio.runner(), queues::compute()) {
    connect(&studio.planner(), &Planner::changed, this, &Live::follow);
    connect(&studio.jobs(), &Jobs::busyChanged, this, &Live::follow);
    connect(&studio.document(), &Document::replaced, &work_, &NewestWins::cancel);
    connect(&studio.document(), &Document::drafted, this, &Live::followDraft);
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
    const ResultStore& results = studio_.results();
    const bool mayStart = on_ || (results.hasHologram() && results.hologram().provisional);
    if (!mayStart || !results.isWanting() || studio_.jobs().isBusy() || studio_.document().draft())
        return false;
    return outlook && outlook->design == design && outlook->plan.runnable()
           && !isTooLong(outlook->plan);
}

/// A scene of points is followed if it was expected to take no longer than edits may before it was
/// dragged.
bool Live::canFollowDrafts() const {
    const auto outlook = studio_.planner().outlook();
    switch (studio_.document().design()->target) {
    case Target::Spots:
        return true;
    case Target::Points:
        return outlook && outlook->plan.runnable() && !isTooLong(outlook->plan);
    case Target::Picture:
        break;
    }
    return false;
}

void Live::follow() {
    if (!isWanted())
        return sayWhatIsLeft();
    said_ = false;
    compute(studio_.document().design(), false);
}

/// Once, until something shorter has been asked for.
void Live::sayWhatIsLeft() {
    const auto outlook = studio_.planner().outlook();
    if (!outlook || outlook->design != studio_.document().design() || !outlook->plan.runnable())
        return;
    const bool isLeft = isTooLong(outlook->plan);
    said_ = said_ && on_ && isLeft;
    if (said_ || !on_ || !isLeft || !studio_.results().isWanting() || studio_.jobs().isBusy())
        return;
    said_ = true;
    const QString time = durationText(outlook->plan.seconds);
    studio_.notices().post(
        {Notice::Kind::Information,
         //: a time that computing takes
         LiveTask::tr("This takes about %1, too long for computing while editing; press Compute "
                      "when it is wanted.")
             .arg(time)});
}

void Live::followDraft() {
    const DesignPtr& draft = studio_.document().draft();
    if (!draft)
        return follow();
    if (canFollowDrafts() && !studio_.jobs().isBusy())
        compute(hurried(*draft), true);
}

void Live::compute(const DesignPtr& design, bool provisional) {
    const auto outcome = std::make_shared<Outcome<Computed>>();
    SolverRun run;
    run.judges = !provisional; // nobody waits for exact figures
    const auto work = [outcome, design, run, provisional, device = studio_.devices().id(),
                       pace = studio_.devices().pace(workOf(*design))](JobControl& control) {
        *outcome = withDevice(device, [&](const ComputeDevice& opened) {
            return !provisional || isShort(*design, opened, pace, control)
                       ? computed(design, opened, control, run)
                       : Outcome<Computed>();
        });
    };
    const auto use = [this, outcome, provisional, project = studio_.document().project(),
                      revision = studio_.document().revision()] {
        if (outcome->error && !provisional)
            studio_.notices().post({Notice::Kind::Failure, localised(*outcome->error)});
        if (!outcome->finished() || studio_.document().project() != project)
            return;
        outcome->value->result.provisional = provisional;
        outcome->value->result.revision = revision;
        if (provisional)
            outcome->value->pace.reset();
        keepComputed(studio_, *std::move(outcome->value));
        if (provisional)
            follow();
    };
    work_.request(work, use);
}

} // namespace fringe
