// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/text/localised.h"
#include "ui/forms/event_guards.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QActionGroup>
#include <QMenu>
#include <QStatusTipEvent>
#include <QWidget>

namespace fringe::actions {

QAction* make(Shell& shell, const QString& name, const QString& text, std::function<void()> act,
              const QKeySequence& keys) {
    auto* action = new QAction(icon(name), text, &shell.window);
    rename(action, text);
    action->setObjectName(QStringLiteral("action-%1").arg(name));
    action->setShortcut(keys);
    if (act)
        QObject::connect(action, &QAction::triggered, &shell.window, [act = std::move(act)] {
            takeTyped();
            act();
        });
    return action;
}

QMenu* makeMenu(Shell& shell, const QString& name, const QString& text) {
    auto* menu = new QMenu(text, &shell.window);
    menu->setObjectName(QStringLiteral("menu-%1").arg(name));
    return menu;
}

void addChoice(QMenu& menu, const QString& text, bool isChosen, std::function<void()> choose) {
    auto* group = menu.findChild<QActionGroup*>();
    QAction* action = menu.addAction(text, &menu, std::move(choose));
    action->setCheckable(true);
    action->setActionGroup(group ? group : new QActionGroup(&menu));
    action->setChecked(isChosen);
}

void rename(QAction* action, const QString& text) {
    action->setText(text);
    action->setIconText(withoutMnemonic(text));
    action->setToolTip(action->iconText());
}

void allow(QAction* action, bool allowed, const QString& whyNot) {
    action->setEnabled(allowed);
    action->setToolTip(allowed ? action->iconText() : whyNot);
    const QString before = action->statusTip();
    action->setStatusTip(allowed ? QString() : whyNot);
    // Nobody takes a tip away that its action has no longer.
    if (!before.isEmpty() && before != action->statusTip() && action->parent()) {
        QStatusTipEvent nothing{QString()};
        QCoreApplication::sendEvent(action->parent(), &nothing);
    }
}

} // namespace fringe::actions
