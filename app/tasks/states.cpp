// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tasks/states.h"

#include "app/jobs/job_text.h"
#include "app/results/result_store.h"
#include "app/studio/studio.h"

#include <QCoreApplication>

#include <optional>

namespace fringe {
namespace {

struct StateText {
    Q_DECLARE_TR_FUNCTIONS(fringe::StateText)
};

/// The nearest with this hologram; of two the one before.
std::optional<int> rowOf(const Document& document, const Design& design) {
    for (int away = 0; away < document.rows(); ++away)
        for (const int row : {document.row() - away, document.row() + away})
            if (row >= 0 && row < document.rows() && sameHologram(document.designAt(row), design))
                return row;
    return std::nullopt;
}

} // namespace

QString ageOf(const Document& document, const Design& design) {
    if (sameHologram(design, *document.design()))
        return {};
    const auto row = rowOf(document, design);
    if (!row)
        return StateText::tr("Of another design");
    return *row < document.row()
               //: a step of the history
               ? StateText::tr("Before \"%1\"").arg(document.stepInto(*row + 1))
               //: a step of the history
               : StateText::tr("After \"%1\"").arg(document.stepInto(*row));
}

Absence absenceOf(Studio& studio) {
    const QString computing = computingText(studio.jobs().list().records());
    if (!computing.isEmpty())
        return {computing, computing};
    if (studio.refocus().isLarge())
        return {{},
                StateText::tr(
                    "Memory does not hold this hologram: a part of what it shows comes here.")};
    return {{},
            studio.results().shown().hologram
                ? StateText::tr("The reconstruction is being computed.")
                : QString()};
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
