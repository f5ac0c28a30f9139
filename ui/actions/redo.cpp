// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::RedoAction)
};

} // namespace

QAction* redo(Shell& shell) {
    QUndoStack& history = shell.studio.document().history();
    QAction* action = history.createRedoAction(&shell.window, Verb::tr("Redo"));
    action->setIcon(icon(QStringLiteral("redo")));
    action->setIconText(Verb::tr("Redo"));
    action->setObjectName(QStringLiteral("action-redo"));
    action->setShortcut(QKeySequence::Redo);
    return action;
}

} // namespace fringe::actions
