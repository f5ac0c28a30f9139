// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/live.h"

#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"
#include "app/text/numbers.h"
#include "engine/run/plan.h"

#include <QCoreApplication>

#include <algorithm>

namespace fringe {
namespace {

struct LiveTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::LiveTask)
};

bool canHurry(const Design& design) {
    return std::ranges::all_of(visibleSources(design), [&](std::size_t number) {
        return sourceKindOf(design.sources[number].kind.key).hurry != nullptr;
    });
}

DesignPtr hurried(const Design& draft) {
    Design design = draft;
    for (const std::size_t number : visibleSources(draft)) {
        Source& source = design.sources[number];
        sourceKindOf(source.kind.key).hurry(design, source);
    }
    return std::make_shared<const Design>(std::move(design));
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

/// A sum is followed if it was expected to take no longer than edits may before it was dragged.
bool Live::canFollowDrafts() const {
    const DesignPtr design = studio_.document().design();
    if (!canHurry(*design))
        return false;
    const auto outlook = studio_.planner().outlook();
    return design->isDesigned()
           || (outlook && outlook->plan.runnable() && !isTooLong(outlook->plan));
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
                       pace = studio_.devices().pace(paceKey(*design))](JobControl& control) {
        *outcome = withDevice(device, [&](const ComputeDevice& opened) {
            PlanLimits limits{.pace = pace, .device = opened.abilities(), .control = &control};
            limits.reconstructing = !provisional;
            auto made = outcomeOf([&] { return plan(*design, limits); });
            if (!made.finished() || (provisional && isTooLong(*made.value)))
                return Outcome<Computed>();
            return computed(design, *made.value, opened, control, run);
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
