// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportAction)
};

QString textFor(Target target) {
    switch (target) {
    case Target::Spots:
        return Verb::tr("&Import spots…");
    case Target::Picture:
        return Verb::tr("&Import picture…");
    case Target::Points:
        break;
    }
    return Verb::tr("&Import points…");
}

} // namespace

QAction* import(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("import"), Verb::tr("&Import points…"));
    action->setShortcut(Qt::CTRL | Qt::Key_I);
    Document& document = shell.studio.document();
    const auto follow = [action, &document] { rename(action, textFor(document.design()->target)); };
    QObject::connect(&document, &Document::changed, action, follow);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { chooseTargetFile(shell); });
    follow();
    return action;
}

} // namespace fringe::actions
