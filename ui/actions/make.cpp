// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QWidget>

namespace fringe::actions {

QAction* make(Shell& shell, const QString& name, const QString& text) {
    auto* action = new QAction(icon(name), text, &shell.window);
    action->setObjectName(QStringLiteral("action-%1").arg(name));
    return action;
}

void allow(QAction* action, bool allowed, const QString& whyNot) {
    action->setEnabled(allowed);
    action->setToolTip(allowed ? QString() : whyNot);
    action->setStatusTip(allowed ? QString() : whyNot);
}

} // namespace fringe::actions
