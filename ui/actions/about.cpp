// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::AboutAction)
};

} // namespace

QAction* about(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("about"), Verb::tr("&About Fringe Studio"));
    action->setMenuRole(QAction::AboutRole);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { shell.dialogs.showAbout(); });
    return action;
}

} // namespace fringe::actions
