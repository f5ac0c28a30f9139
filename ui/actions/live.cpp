// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/live.h"
#include "ui/shell/shell.h"

#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::LiveAction)
};

} // namespace

QAction* live(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("live"), Verb::tr("Compute &while editing"));
    action->setCheckable(true);
    action->setToolTip(
        Verb::tr("Compute the hologram after each edit, if that takes less than a second"));
    auto* live = new Live(shell.studio, action);
    Preferences& preferences = shell.studio.preferences();
    QObject::connect(action, &QAction::toggled, live, [live, &preferences](bool on) {
        live->setOn(on);
        preferences.setLive(on);
    });
    action->setChecked(preferences.isLive());
    return action;
}

} // namespace fringe::actions
