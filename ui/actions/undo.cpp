// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::UndoAction)
};

} // namespace

QAction* undo(Shell& shell) {
    QUndoStack& history = shell.studio.document().history();
    QAction* action = make(shell, QStringLiteral("undo"), Verb::tr("Undo"));
    action->setIconText(Verb::tr("Undo"));
    action->setShortcut(QKeySequence::Undo);
    const auto follow = [action, &history] {
        const QString what = history.undoText();
        action->setEnabled(history.canUndo());
        action->setText(what.isEmpty() ? Verb::tr("Undo") : Verb::tr("Undo: %1").arg(what));
    };
    QObject::connect(&history, &QUndoStack::canUndoChanged, action, follow);
    QObject::connect(&history, &QUndoStack::undoTextChanged, action, follow);
    QObject::connect(action, &QAction::triggered, &history, &QUndoStack::undo);
    follow();
    return action;
}

} // namespace fringe::actions
