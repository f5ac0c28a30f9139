// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/actions.h"

#include "app/studio/studio.h"
#include "app/tasks/export.h"
#include "app/text/localised.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"

#include <QDir>
#include <QFileInfo>
#include <QWidget>

namespace fringe::actions {
namespace {

struct Verb {
    Q_DECLARE_TR_FUNCTIONS(fringe::ExportAction)
};

QString filter(const ChoiceInfo& output) {
    return QStringLiteral("%1 (%2)").arg(localisedMark(output.label),
                                         exportPatterns(output.key).join(QLatin1Char(' ')));
}

/// Beside the project and named like it.
QString proposal(const Document& document) {
    const QFileInfo project(document.path());
    return document.path().isEmpty() ? document.name()
                                     : project.absoluteDir().filePath(project.completeBaseName());
}

void chooseFile(Shell& shell) {
    QStringList filters;
    for (const ChoiceInfo* output : outputInfos())
        filters << filter(*output);
    const auto choice =
        shell.dialogs.saveFile(Verb::tr("Export"), proposal(shell.studio.document()), filters);
    if (!choice.path.isEmpty())
        startExport(shell.studio, {outputInfos().at(choice.filter)->key}, choice.path);
}

} // namespace

QAction* exportResult(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("export"), Verb::tr("&Export…"));
    action->setShortcut(Qt::CTRL | Qt::Key_E);
    ResultStore& results = shell.studio.results();
    const auto follow = [action, &results] {
        allow(action, results.hasHologram() && results.hologram().levels != nullptr,
              Verb::tr("Compute a hologram first."));
    };
    QObject::connect(&results, &ResultStore::hologramChanged, action, follow);
    QObject::connect(&results, &ResultStore::levelsChanged, action, follow);
    QObject::connect(action, &QAction::triggered, &shell.window, [&shell] { chooseFile(shell); });
    follow();
    return action;
}

} // namespace fringe::actions
