// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery.h"

#include "app/recovery/unfinished_run.h"
#include "app/recovery/unsaved_work.h"
#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"

#include <QCoreApplication>

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

void startRecovery(Studio& studio, const std::shared_ptr<RecoveryFolder>& left) {
    const auto work = [left](JobControl&) {
        auto outcome = readOrRemoved(*left, readUnfinishedRun);
        if (outcome.finished())
            outcome.value->folder = left;
        return outcome;
    };
    const auto use = [&studio](UnfinishedRun unfinished) {
        studio.document().reset(*unfinished.facts.design, unfinished.facts.path, false);
        resumeRun(studio, std::move(unfinished));
    };
    studio.jobs().start<UnfinishedRun>(
        {[] { return RecoveryTask::tr("Read the design that was cut off"); }, queues::files()},
        &studio, work, reporting<UnfinishedRun>(studio, use));
}

void bringBackWork(Studio& studio, const std::shared_ptr<RecoveryFolder>& left) {
    const auto work = [left](JobControl&) { return readOrRemoved(*left, readUnsavedWork); };
    const auto use = [&studio, left](const UnsavedWork& found) {
        studio.document().reset(*found.design, found.path, false);
        studio.workJournal().adopt(left);
    };
    studio.jobs().start<UnsavedWork>(
        {[] { return RecoveryTask::tr("Read the work that was cut off"); }, queues::files()},
        &studio, work, reporting<UnsavedWork>(studio, use));
}

} // namespace fringe
