// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::QuitAction)
};

} // namespace

QAction* quit(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("quit"), Verb::tr("&Quit"));
    action->setShortcut(QKeySequence::Quit);
    action->setMenuRole(QAction::QuitRole);
    QObject::connect(action, &QAction::triggered, &shell.window, &QWidget::close);
    return action;
}

} // namespace fringe::actions
