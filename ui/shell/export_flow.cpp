// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/export_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/compute.h"
#include "app/tasks/export.h"
#include "app/tasks/states.h"
#include "app/text/localised.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileInfo>

namespace fringe {
namespace {

struct ExportFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::ExportFlow)
};

/// Beside the project and named like it.
QString proposal(const Document& document) {
    const QFileInfo project(document.path());
    return document.path().isEmpty() ? document.name()
                                     : project.absoluteDir().filePath(project.completeBaseName());
}

ExportQuestion questionOf(Studio& studio) {
    const ResultStore& results = studio.results();
    const auto estimate = studio.planner().estimate();
    return {.age = ageOf(studio.document(), *results.hologram().design),
            .canCompute = estimate && estimate->plan.runnable() && !studio.jobs().isBusy(),
            .offers = exportOffers(studio)};
}

/// Nothing is written if computing fails or is cancelled.
void computeAndExport(Studio& studio, const Choice& what, const QString& path) {
    auto* waiting = new QObject(&studio);
    QObject::connect(&studio.results(), &ResultStore::hologramChanged, waiting,
                     [&studio, waiting, what, path] {
                         const ResultStore& results = studio.results();
                         waiting->deleteLater();
                         QObject::disconnect(&results, nullptr, waiting, nullptr);
                         if (results.isOfState())
                             startExport(studio, what, path);
                     });
    QObject::connect(&studio.jobs(), &Jobs::busyChanged, waiting, [&studio, waiting] {
        if (!studio.jobs().isBusy())
            waiting->deleteLater();
    });
    startCompute(studio);
}

} // namespace

void exportResult(const Shell& shell) {
    Studio& studio = shell.studio;
    const ExportAnswer answer = shell.dialogs.askExport(questionOf(studio));
    if (answer.what.empty())
        return;
    const ChoiceInfo& output = *findInfo(outputInfos(), answer.what);
    const QString label = localisedMark(output.label);
    const QString filter =
        QStringLiteral("%1 (%2)").arg(label, exportPatterns(output.key).join(QLatin1Char(' ')));
    const auto file = shell.dialogs.saveFile(ExportFlow::tr("Export: %1").arg(label),
                                             proposal(studio.document()), {filter});
    if (file.path.isEmpty())
        return;
    if (answer.computeFirst)
        computeAndExport(studio, {output.key}, file.path);
    else
        startExport(studio, {output.key}, file.path);
}

} // namespace fringe
