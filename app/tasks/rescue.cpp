// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/rescue.h"

#include "app/rescue/unfinished_run.h"
#include "app/tasks/compute.h"
#include "app/tasks/reporting.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct RescueTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::RescueTask)
};

} // namespace

void startRescue(Studio& studio, const std::shared_ptr<RunFolder>& left) {
    const auto work = [left](JobControl&) {
        auto outcome = outcomeOf([&] { return readUnfinishedRun(*left); });
        if (outcome.finished())
            outcome.value->folder = left;
        else
            left->remove();
        return outcome;
    };
    const auto use = [&studio](UnfinishedRun unfinished) {
        studio.document().reset(*unfinished.facts.design, unfinished.facts.path, false);
        resumeRun(studio, std::move(unfinished));
    };
    studio.jobs().start<UnfinishedRun>(
        {[] { return RescueTask::tr("Read the design that was cut off"); }, queues::files()},
        &studio, work, reporting<UnfinishedRun>(studio, use));
}

} // namespace fringe
