// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/export.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::RunOutputsAction)
};

void writeOutputs(const Shell& shell) {
    const QStringList existing = existingOutputs(shell.studio);
    if (existing.isEmpty() || shell.dialogs.askReplace(existing))
        startOutputs(shell.studio);
}

/// Outputs lie beside the project's file, so there has to be one.
void run(const Shell& shell) {
    if (shell.studio.document().path().isEmpty())
        saveProjectAs(shell, [&shell] { writeOutputs(shell); });
    else
        writeOutputs(shell);
}

} // namespace

QAction* runOutputs(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("run-outputs"), Verb::tr("Run all &outputs"));
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    Studio& studio = shell.studio;
    const auto follow = [action, &studio] {
        const auto estimate = studio.planner().estimate();
        const bool runnable = estimate && estimate->plan.runnable();
        const bool wanted = !studio.document().design()->outputs.empty();
        allow(action, runnable && wanted && !studio.jobs().isBusy(),
              wanted ? Verb::tr("The design cannot be computed as it stands, or a job is running.")
                     : Verb::tr("The project has no outputs."));
    };
    QObject::connect(&studio.planner(), &Planner::changed, action, follow);
    QObject::connect(&studio.jobs(), &Jobs::busyChanged, action, follow);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] { run(shell); });
    follow();
    return action;
}

} // namespace fringe::actions
