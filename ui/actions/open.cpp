// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::OpenAction)
};

} // namespace

QAction* open(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("open"), Verb::tr("&Open…"));
    action->setShortcut(QKeySequence::Open);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] {
        const QString path = shell.dialogs.openFile(Verb::tr("Open project"), projectFilter());
        if (!path.isEmpty())
            openAny(shell, path);
    });
    return action;
}

} // namespace fringe::actions
