// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::RedoAction)
};

} // namespace

QAction* redo(Shell& shell) {
    QUndoStack& history = shell.studio.document().history();
    QAction* action = make(shell, QStringLiteral("redo"), Verb::tr("Redo"));
    action->setIconText(Verb::tr("Redo"));
    action->setShortcut(QKeySequence::Redo);
    const auto follow = [action, &history] {
        const QString what = history.redoText();
        action->setEnabled(history.canRedo());
        action->setText(what.isEmpty() ? Verb::tr("Redo") : Verb::tr("Redo: %1").arg(what));
    };
    QObject::connect(&history, &QUndoStack::canRedoChanged, action, follow);
    QObject::connect(&history, &QUndoStack::redoTextChanged, action, follow);
    QObject::connect(action, &QAction::triggered, &history, &QUndoStack::redo);
    follow();
    return action;
}

} // namespace fringe::actions
