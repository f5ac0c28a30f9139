// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportAction)
};

} // namespace

QAction* import(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("import"), Verb::tr("&Import points…"));
    action->setShortcut(Qt::CTRL | Qt::Key_I);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { choosePointFile(shell); });
    return action;
}

} // namespace fringe::actions
