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
    Q_DECLARE_TR_FUNCTIONS(fringe::NewPictureAction)
};

} // namespace

QAction* newPicture(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("new-picture"), Verb::tr("New pic&ture design"));
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_P);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] {
        leaveProject(shell, [&studio = shell.studio] { fringe::newPictureProject(studio); });
    });
    return action;
}

} // namespace fringe::actions
