// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::UndoAction)
};

} // namespace

QAction* undo(Shell& shell) {
    QUndoStack& history = shell.studio.document().history();
    QAction* action = history.createUndoAction(&shell.window, Verb::tr("Undo"));
    action->setIcon(icon(QStringLiteral("undo")));
    action->setIconText(Verb::tr("Undo"));
    action->setObjectName(QStringLiteral("action-undo"));
    action->setShortcut(QKeySequence::Undo);
    return action;
}

} // namespace fringe::actions
