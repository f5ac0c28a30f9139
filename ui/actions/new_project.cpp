// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "engine/model/choice.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::NewProjectAction)
};

} // namespace

QAction* newProject(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("new"), Verb::tr("&New"));
    action->setShortcut(QKeySequence::New);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] {
        leaveProject(shell, [&studio = shell.studio] { fringe::newProject(studio); });
    });
    return action;
}

QMenu* newOfKind(Shell& shell) {
    auto* menu = new QMenu(Verb::tr("Ne&w project for"), &shell.window);
    menu->setObjectName(QStringLiteral("menu-new"));
    menu->setToolTipsVisible(true);
    for (const ChoiceInfo* info : sourceInfos()) {
        const QString key = QString::fromStdString(info->key);
        QAction* action = make(shell, QStringLiteral("new-") + key, localisedMark(info->label));
        action->setIcon(kindIcon(key));
        action->setToolTip(localisedMark(info->help));
        menu->addAction(action);
        QObject::connect(action, &QAction::triggered, &shell.window, [&shell, kind = info->key] {
            leaveProject(shell,
                         [&studio = shell.studio, kind] { fringe::newProject(studio, kind); });
        });
    }
    return menu;
}

} // namespace fringe::actions
