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

bool canPreview(const Design& design) {
    return std::ranges::all_of(visibleSources(design), [&](std::size_t number) {
        return sourceKindOf(design.sources[number].kind.key).draft != nullptr;
    });
}

DesignPtr inPreviewQuality(const Design& draft) {
    Design design = draft;
    for (const std::size_t number : visibleSources(draft)) {
        Source& source = design.sources[number];
        sourceKindOf(source.kind.key).draft(design, source);
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
    const auto estimate = studio_.planner().estimate();
    const auto design = studio_.document().design();
    const ResultStore& results = studio_.results();
    const bool mayStart = on_ || (results.hasHologram() && results.hologram().isPreview);
    if (!mayStart || !results.isWanting() || studio_.jobs().isBusy() || studio_.document().draft())
        return false;
    return estimate && estimate->design == design && estimate->plan.runnable()
           && !isTooLong(estimate->plan);
}

/// A sum is followed if it was expected to take no longer than edits may before it was dragged.
bool Live::canFollowDrafts() const {
    const DesignPtr design = studio_.document().design();
    if (!canPreview(*design))
        return false;
    const auto estimate = studio_.planner().estimate();
    return design->isDesigned()
           || (estimate && estimate->plan.runnable() && !isTooLong(estimate->plan));
}

void Live::follow() {
    if (!isWanted())
        return sayWhatIsLeft();
    said_ = false;
    compute(studio_.document().design(), false);
}

/// Once, until something shorter has been asked for.
void Live::sayWhatIsLeft() {
    const auto estimate = studio_.planner().estimate();
    if (!estimate || estimate->design != studio_.document().design() || !estimate->plan.runnable())
        return;
    const bool isLeft = isTooLong(estimate->plan);
    said_ = said_ && on_ && isLeft;
    if (said_ || !on_ || !isLeft || !studio_.results().isWanting() || studio_.jobs().isBusy())
        return;
    said_ = true;
    const QString time = durationText(estimate->plan.seconds);
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
        compute(inPreviewQuality(*draft), true);
}

void Live::compute(const DesignPtr& design, bool isPreview) {
    const auto outcome = std::make_shared<Outcome<HologramResult>>();
    SolverRun run;
    run.judges = !isPreview; // nobody waits for exact figures
    const auto work = [outcome, design, run, isPreview, &devices = studio_.devicePool(),
                       device = studio_.devices().id(),
                       pace = studio_.devices().pace(paceKey(*design))](JobControl& control) {
        *outcome = withDevice(devices, device, [&](const ComputeDevice& opened) {
            PlanLimits limits{.pace = pace, .device = opened.capabilities(), .control = &control};
            limits.reconstructing = !isPreview;
            auto made = outcomeOf([&] { return plan(*design, limits); });
            if (!made.finished() || (isPreview && isTooLong(*made.value)))
                return Outcome<HologramResult>();
            return computed(design, *made.value, opened, control, run);
        });
    };
    const auto use = [this, outcome, isPreview, project = studio_.document().project(),
                      revision = studio_.document().revision()] {
        if (outcome->error && !isPreview)
            postFailure(studio_, localised(*outcome->error), attempts::compute());
        if (!outcome->finished() || studio_.document().project() != project)
            return;
        outcome->value->isPreview = isPreview;
        outcome->value->revision = revision;
        if (isPreview)
            outcome->value->pace.reset();
        keepComputed(studio_, *std::move(outcome->value));
        if (isPreview)
            follow();
    };
    work_.request(work, use);
}

} // namespace fringe
