// SPDX-License-Identifier: GPL-3.0-or-later
// Verbs of the chosen source.
#include "app/edits/source_edits.h"
#include "app/studio/studio.h"
#include "app/tasks/freeze.h"
#include "app/text/localised.h"
#include "ui/actions/actions.h"
#include "ui/panels/project_tree.h"
#include "ui/shell/shell.h"
#include "ui/sources/source_verbs.h"
#include "ui/style/icons.h"

namespace fringe::actions {
namespace {

/// Enabled while what is chosen can be placed.
QAction* placing(Shell& shell, const QString& name, const QString& text, const QString& tip,
                 void (*place)(Studio&)) {
    QAction* action = make(shell, name, text, [&shell, place] { place(shell.studio); });
    const Document& document = shell.studio.document();
    const auto follow = [action, &document, tip] {
        const bool isPlaced =
            document.chosen() && gripOf(*document.design(), document.chosenSource()).has_value();
        allow(action, isPlaced, Verb::tr("There is no object that can be placed."));
        if (isPlaced)
            action->setToolTip(tip);
    };
    QObject::connect(&document, &Document::changed, action, follow);
    QObject::connect(&document, &Document::sourceChosen, action, follow);
    follow();
    return action;
}

/// With keys where the focus is on it, in the tree or in a view.
QAction* withKeys(QAction* action, const QKeySequence& keys) {
    action->setShortcut(keys);
    action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    return action;
}

} // namespace

QAction* duplicateSource(Shell& shell) {
    return withKeys(make(shell, QStringLiteral("duplicate"), Verb::tr("&Duplicate"),
                         [&shell] { duplicateChosenSource(shell.studio); }),
                    Qt::CTRL | Qt::Key_D);
}

QAction* renameSource(Shell& shell) {
    return withKeys(make(shell, QStringLiteral("rename"), Verb::tr("Re&name"),
                         [&shell] { shell.window.findChild<ProjectTree*>()->editName(); }),
                    Qt::Key_F2);
}

QAction* fitSource(Shell& shell) {
    return placing(shell, QStringLiteral("fit-object"), Verb::tr("Fit the &object"),
                   Verb::tr("As large as what is seen of the plate at its distance, in the middle"),
                   fitChosenSource);
}

QAction* centreSource(Shell& shell) {
    return placing(shell, QStringLiteral("centre-object"), Verb::tr("&Centre the object"),
                   Verb::tr("In the middle of the plate, as far away as it is"),
                   centreChosenSource);
}

QList<QAction*> addSources(Shell& shell) {
    QList<QAction*> all;
    for (const ChoiceInfo* info : sourceInfos()) {
        if (!worksWithoutData(*info))
            continue; // a file brings it
        const auto add = [&shell, kind = info->key] { addSourceOfKind(shell.studio, kind); };
        QAction* action = make(shell, QStringLiteral("add-") + QString::fromStdString(info->key),
                               //: kind of a source, such as "Depth camera"
                               Verb::tr("Add: %1").arg(localisedMark(info->label)), add);
        action->setIcon(kindIcon(QString::fromStdString(info->key)));
        action->setToolTip(localisedMark(info->help));
        all << action;
    }
    return all;
}

QAction* freezeSource(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("freeze"), Verb::tr("Free&ze"),
                           [&shell] { startFreezing(shell.studio); });
    const auto follow = [action, &shell] {
        allow(action, canFreezeChosen(shell.studio),
              Verb::tr("There is nothing to freeze: a depth camera makes pictures that can be."));
    };
    const Document& document = shell.studio.document();
    QObject::connect(&document, &Document::changed, action, follow);
    QObject::connect(&document, &Document::sourceChosen, action, follow);
    follow();
    return action;
}

} // namespace fringe::actions
