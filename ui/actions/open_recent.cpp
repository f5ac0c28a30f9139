// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QFileInfo>
#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::OpenRecentMenu)
};

void addFile(Shell& shell, QMenu& menu, const QString& path) {
    QAction* action = menu.addAction(QFileInfo(path).fileName());
    action->setToolTip(path);
    action->setEnabled(QFileInfo::exists(path));
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell, path] { openAny(shell, path); });
}

} // namespace

QMenu* openRecent(Shell& shell) {
    auto* menu = new QMenu(Verb::tr("Open &recent"), &shell.window);
    menu->setObjectName(QStringLiteral("menu-recent"));
    QObject::connect(menu, &QMenu::aboutToShow, &shell.window, [&shell, menu] {
        menu->clear();
        for (const QString& path : shell.studio.preferences().recentFiles())
            addFile(shell, *menu, path);
        if (menu->isEmpty())
            menu->addAction(Verb::tr("No project has been opened yet"))->setEnabled(false);
    });
    return menu;
}

} // namespace fringe::actions
