// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery.h"

#include "app/recovery/unfinished_run.h"
#include "app/recovery/unsaved_work.h"
#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"

#include <QCoreApplication>

#include <tuple>

namespace fringe {
namespace {

struct RecoveryTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::RecoveryTask)
};

/// What `read` makes of the folder; the folder is removed if that fails.
template <class Read> auto readOrRemoved(RecoveryFolder& left, const Read& read) {
    auto outcome = outcomeOf([&] { return read(left); });
    if (!outcome.finished())
        left.remove();
    return outcome;
}

} // namespace

void lookForLeftOver(Studio& studio, RecoveryFolder::Kind kind,
                     std::function<void(const LeftOver&)> found) {
    const auto left = std::make_shared<LeftOver>();
    const auto work = [left, kind] {
        left->folder = RecoveryFolder::claimLeftOver(kind);
        if (!left->folder)
            return;
        const auto read = outcomeOf([&] { return readUnsavedWork(*left->folder); });
        if (read.finished())
            std::tie(left->path, left->design) = std::tie(read.value->path, read.value->design);
    };
    studio.runner().run(QStringLiteral("left-over"), work, [left, found = std::move(found)] {
        if (left->folder)
            found(*left);
    });
}

void startRecovery(Studio& studio, const std::shared_ptr<RecoveryFolder>& left) {
    const auto lock = std::make_shared<ProjectLock>();
    const auto work = [left, lock](JobControl&) {
        auto outcome = readOrRemoved(*left, readUnfinishedRun);
        if (outcome.finished()) {
            outcome.value->folder = left;
            *lock = lockProject(outcome.value->facts.path);
        }
        return outcome;
    };
    const auto use = [&studio, lock](UnfinishedRun unfinished) {
        const RunFacts& facts = unfinished.facts;
        studio.document().reset(*facts.design, {facts.path, facts.stamp, *lock, facts.keeping},
                                false);
        resumeRun(studio, std::move(unfinished));
    };
    studio.jobs().start<UnfinishedRun>(
        {[] { return RecoveryTask::tr("Read the design that was cut off"); }, queues::files()},
        &studio, work, reporting<UnfinishedRun>(studio, use));
}

void bringBackWork(Studio& studio, const std::shared_ptr<RecoveryFolder>& left) {
    const auto lock = std::make_shared<ProjectLock>();
    const auto work = [left, lock](JobControl&) {
        auto outcome = readOrRemoved(*left, readUnsavedWork);
        if (outcome.finished())
            *lock = lockProject(outcome.value->path);
        return outcome;
    };
    const auto use = [&studio, left, lock](const UnsavedWork& found) {
        studio.document().reset(*found.design, {found.path, found.stamp, *lock, found.keeping},
                                false);
        studio.workJournal().adopt(left);
        for (const RunRecord& run : found.runs)
            studio.results().addRun(run);
        for (const auto& result : found.results)
            studio.results().setHologram(*result);
        offerGoingOn(studio);
    };
    studio.jobs().start<UnsavedWork>(
        {[] { return RecoveryTask::tr("Read the work that was cut off"); }, queues::files()},
        &studio, work, reporting<UnsavedWork>(studio, use));
}

} // namespace fringe
