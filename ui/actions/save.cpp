// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::SaveAction)
};

} // namespace

QAction* save(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("save"), Verb::tr("&Save"));
    action->setShortcut(QKeySequence::Save);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] { saveProject(shell); });
    return action;
}

} // namespace fringe::actions
