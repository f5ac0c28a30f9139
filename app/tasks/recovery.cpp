// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/recovery.h"

#include "app/recovery/unfinished_run.h"
#include "app/recovery/unsaved_work.h"
#include "app/results/kept_results.h"
#include "app/tasks/compute.h"
#include "app/tasks/projects.h"
#include "app/tasks/reporting.h"

#include <QCoreApplication>

#include <algorithm>
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

/// The results that the project's file has come back, too.
ProjectFile fileOf(const ResultsInFile& kept, ProjectFile file) {
    file.resultSize = kept.size;
    file.unread = kept.unread;
    return file;
}

/// With those of the file, the one that was on the screen at the end.
std::vector<HologramResult> resultsOf(const UnsavedWork& work, ResultsInFile kept) {
    std::vector<HologramResult> all = std::move(kept.results);
    for (const auto& result : work.results)
        all.push_back(*result);
    std::ranges::stable_partition(
        all, [&](const HologramResult& result) { return result.finished != work.shown; });
    return all;
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
        if (!read.finished())
            return;
        std::tie(left->path, left->design) = std::tie(read.value->path, read.value->design);
        left->results = static_cast<int>(read.value->results.size());
        for (const auto& result : read.value->results)
            left->seconds += result->seconds;
    };
    studio.runner().run(QStringLiteral("left-over"), work, [left, found = std::move(found)] {
        if (left->folder)
            found(*left);
    });
}

void startRecovery(Studio& studio, const std::shared_ptr<RecoveryFolder>& left) {
    const auto lock = std::make_shared<ProjectLock>();
    const auto kept = std::make_shared<ResultsInFile>();
    const auto work = [left, lock, kept](JobControl&) {
        auto outcome = readOrRemoved(*left, readUnfinishedRun);
        if (outcome.finished()) {
            outcome.value->folder = left;
            *lock = lockProject(outcome.value->facts.path);
            *kept = resultsIn(toPath(outcome.value->facts.path));
        }
        return outcome;
    };
    const auto use = [&studio, lock, kept](UnfinishedRun unfinished) {
        const RunFacts& facts = unfinished.facts;
        replaceProject(studio,
                       {.design = *facts.design,
                        .file = fileOf(*kept, {facts.path, facts.stamp, *lock, facts.keeping}),
                        .runs = std::move(kept->runs),
                        .results = std::move(kept->results)});
        resumeRun(studio, std::move(unfinished));
    };
    studio.jobs().start<UnfinishedRun>(
        {[] { return RecoveryTask::tr("Read the design that was cut off"); }, queues::files()},
        &studio, work, reporting<UnfinishedRun>(studio, use));
}

void bringBackWork(Studio& studio, const std::shared_ptr<RecoveryFolder>& left) {
    const auto lock = std::make_shared<ProjectLock>();
    const auto kept = std::make_shared<ResultsInFile>();
    const auto work = [left, lock, kept](JobControl&) {
        auto outcome = readOrRemoved(*left, readUnsavedWork);
        if (outcome.finished()) {
            *lock = lockProject(outcome.value->path);
            *kept = resultsIn(toPath(outcome.value->path));
        }
        return outcome;
    };
    const auto use = [&studio, left, lock, kept](const UnsavedWork& found) {
        replaceProject(studio,
                       {.design = *found.design,
                        .file = fileOf(*kept, {found.path, found.stamp, *lock, found.keeping}),
                        .runs = found.runs,
                        .results = resultsOf(found, std::move(*kept))});
        studio.workJournal().adopt(left);
        offerGoingOn(studio);
    };
    studio.jobs().start<UnsavedWork>(
        {[] { return RecoveryTask::tr("Read the work that was cut off"); }, queues::files()},
        &studio, work, reporting<UnsavedWork>(studio, use));
}

} // namespace fringe
