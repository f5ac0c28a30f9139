// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/states.h"

#include "app/results/result_store.h"
#include "app/studio/studio.h"

#include <QCoreApplication>

namespace fringe {
namespace {

struct StateText {
    Q_DECLARE_TR_FUNCTIONS(fringe::StateText)
};

} // namespace

QString ageOf(const Document& document, const Design& design, Stage stage) {
    if (areSame(design, *document.design(), stage))
        return {};
    const auto row = rowOf(document, design, stage);
    if (!row)
        return StateText::tr("Of another design");
    return *row < document.row()
               //: a step of the history
               ? StateText::tr("Before \"%1\"").arg(document.stepInto(*row + 1))
               //: a step of the history
               : StateText::tr("After \"%1\"").arg(document.stepInto(*row));
}

QString absenceOfLight(Studio& studio) {
    if (studio.refocus().isLarge())
        return StateText::tr(
            "Memory does not hold this hologram: a part of what it shows comes here.");
    return studio.results().shown().isAtHand()
               ? StateText::tr("The reconstruction is being computed.")
               : QString();
}

void goBackToResult(Studio& studio) {
    goToRun(studio, studio.results().hologram().number);
}

void goToRun(Studio& studio, int number) {
    Document& document = studio.document();
    const HologramResult* result = studio.results().find(number);
    if (!result)
        return;
    const DesignPtr design = result->design;
    if (const auto row = rowOf(document, *design))
        return document.history().setIndex(*row);
    document.edit(StateText::tr("Go back to the result"), [&](const Design& now) {
        Design then = *design;
        then.reconstruction = now.reconstruction;
        then.outputs = now.outputs;
        return then;
    });
}

} // namespace fringe
