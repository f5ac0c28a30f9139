// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/freeze.h"

#include "app/edits/freeze_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/reporting.h"
#include "app/text/source_text.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct FreezeTask {
    Q_DECLARE_TR_FUNCTIONS(fringe::FreezeTask)
};

} // namespace

bool canFreezeChosen(Studio& studio) {
    const Source* chosen = studio.document().chosen();
    return chosen && canFreeze(*chosen);
}

void startFreezing(Studio& studio) {
    if (!canFreezeChosen(studio))
        return;
    Document& document = studio.document();
    const std::size_t number = document.chosenSource();
    const QString step = FreezeTask::tr("Freeze %1").arg(sourceTitle(*document.chosen()));
    const auto work = [design = document.design(), number](JobControl& control) {
        return outcomeOf([&] { return frozenSource(*design, number, &control); });
    };
    const auto use = [&studio, number, step, kind = document.chosen()->kind,
                      project = document.project()](const Source& frozen) {
        const auto& sources = studio.document().design()->sources;
        if (studio.document().project() != project || number >= sources.size()
            || sources[number].kind != kind)
            return; // it was moved meanwhile
        studio.document().edit(step, [&](Design design) {
            return withSourceFrozen(std::move(design), number, frozen);
        });
        studio.document().choose(number + 1);
    };
    studio.jobs().start<Source>({[step] { return step; }, queues::files()}, &studio, work,
                                reporting<Source>(studio, use, QStringLiteral("freeze")));
}

} // namespace fringe
