// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/text/localised.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::ComputeAction)
};

/// Empty if nothing stands in the way.
QString whyNot(Studio& studio) {
    if (studio.jobs().isBusy())
        return Verb::tr("A job is running.");
    const auto estimate = studio.planner().estimate();
    if (!estimate)
        return Verb::tr("The design is being checked.");
    for (const Finding& finding : estimate->plan.findings)
        if (finding.severity == Severity::Refusal)
            return localised(finding.message);
    return {};
}

} // namespace

QAction* compute(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("compute"), Verb::tr("&Compute"));
    action->setShortcuts({Qt::CTRL | Qt::Key_R, Qt::Key_F5});
    Studio& studio = shell.studio;
    const auto follow = [action, &studio] {
        const QString reason = whyNot(studio);
        allow(action, reason.isEmpty(), reason);
        if (reason.isEmpty())
            action->setToolTip(Verb::tr("Compute the hologram (Ctrl+R)"));
    };
    QObject::connect(&studio.planner(), &Planner::changed, action, follow);
    QObject::connect(&studio.jobs(), &Jobs::busyChanged, action, follow);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&studio] { startCompute(studio); });
    follow();
    return action;
}

} // namespace fringe::actions
