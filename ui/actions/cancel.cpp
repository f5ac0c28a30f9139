// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::CancelAction)
};

} // namespace

QAction* cancel(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("cancel"), Verb::tr("Cance&l"));
    action->setShortcut(Qt::CTRL | Qt::Key_Period);
    Jobs& jobs = shell.studio.jobs();
    const auto follow = [action, &jobs] {
        allow(action, jobs.isBusy(), Verb::tr("No job is running."));
    };
    QObject::connect(&jobs, &Jobs::busyChanged, action, follow);
    QObject::connect(action, &QAction::triggered, &jobs, &Jobs::cancelAll);
    follow();
    return action;
}

} // namespace fringe::actions
