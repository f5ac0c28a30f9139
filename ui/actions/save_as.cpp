// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::SaveAsAction)
};

} // namespace

QAction* saveAs(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("save-as"), Verb::tr("Save &as…"));
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_S);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { saveProjectAs(shell); });
    return action;
}

} // namespace fringe::actions
