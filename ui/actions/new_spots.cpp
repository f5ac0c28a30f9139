// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::NewSpotsAction)
};

} // namespace

QAction* newSpots(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("new-spots"), Verb::tr("New s&pot design"));
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_N);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] {
        leaveProject(shell, [&studio = shell.studio] { fringe::newSpotProject(studio); });
    });
    return action;
}

} // namespace fringe::actions
