// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/text/localised.h"
#include "app/text/source_text.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::ImportAction)
};

QString textFor(const Source* chosen) {
    return chosen ? Verb::tr("&Import: %1…").arg(localisedMark(kindInfo(*chosen).label))
                  : Verb::tr("&Import…");
}

} // namespace

QAction* import(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("import"), Verb::tr("&Import…"));
    action->setShortcut(Qt::CTRL | Qt::Key_I);
    Document& document = shell.studio.document();
    const auto follow = [action, &document] { rename(action, textFor(document.chosen())); };
    QObject::connect(&document, &Document::changed, action, follow);
    QObject::connect(&document, &Document::sourceChosen, action, follow);
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { chooseSourceFile(shell, ImportTo::Place); });
    follow();
    return action;
}

QAction* add(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("add"), Verb::tr("A&dd…"));
    action->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    action->setToolTip(Verb::tr("Import a file beside what is there"));
    QObject::connect(action, &QAction::triggered, &shell.window,
                     [&shell] { chooseSourceFile(shell, ImportTo::Beside); });
    return action;
}

} // namespace fringe::actions
