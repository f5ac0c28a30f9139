// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/text/translation.h"
#include "ui/shell/shell.h"

#include <QActionGroup>
#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::LanguageMenu)
};

void addChoice(QActionGroup& group, Preferences& preferences, const QString& text,
               const QString& code) {
    QAction* action = group.addAction(text);
    action->setCheckable(true);
    action->setChecked(preferences.language() == code);
    QObject::connect(action, &QAction::triggered, &preferences,
                     [&preferences, code] { preferences.setLanguage(code); });
}

} // namespace

QMenu* language(Shell& shell) {
    auto* menu = new QMenu(Verb::tr("&Language"), &shell.window);
    menu->setObjectName(QStringLiteral("menu-language"));
    auto* group = new QActionGroup(menu);
    addChoice(*group, shell.studio.preferences(), Verb::tr("Follow the system"), {});
    for (const QString& code : availableLanguages())
        addChoice(*group, shell.studio.preferences(), languageName(code), code);
    menu->addActions(group->actions());
    return menu;
}

} // namespace fringe::actions
