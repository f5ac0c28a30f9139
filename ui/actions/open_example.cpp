// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "engine/model/examples.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"

#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::OpenExampleMenu)
};

} // namespace

QMenu* openExample(Shell& shell) {
    auto* menu = new QMenu(Verb::tr("Open exa&mple"), &shell.window);
    menu->setObjectName(QStringLiteral("menu-examples"));
    for (const ExampleInfo& example : examples()) {
        QAction* action = menu->addAction(localisedMark(example.title));
        action->setToolTip(localisedMark(example.help));
        QObject::connect(action, &QAction::triggered, &shell.window, [&shell, key = example.key] {
            leaveProject(shell, [&shell, key] { fringe::openExample(shell.studio, key); });
        });
    }
    return menu;
}

} // namespace fringe::actions
