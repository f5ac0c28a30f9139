// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/project_flow.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QFileInfo>

#include <algorithm>

namespace fringe {
namespace {

struct ProjectFlow {
    Q_DECLARE_TR_FUNCTIONS(fringe::ProjectFlow)
};

const QString suffix = QStringLiteral("fringe");

QString withSuffix(const QString& path) {
    return QFileInfo(path).suffix().isEmpty() ? QStringLiteral("%1.%2").arg(path, suffix) : path;
}

bool isProject(const QString& path) {
    return QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) == 0;
}

} // namespace

void leaveProject(const Shell& shell, std::function<void()> then) {
    Document& document = shell.studio.document();
    if (!document.isDirty())
        return then();
    switch (shell.dialogs.askUnsaved(document.name())) {
    case Dialogs::Unsaved::Save:
        return saveProject(shell, std::move(then));
    case Dialogs::Unsaved::Discard:
        return then();
    case Dialogs::Unsaved::Cancel:
        return;
    }
}

void saveProject(const Shell& shell, std::function<void()> then) {
    const QString path = shell.studio.document().path();
    if (path.isEmpty())
        return saveProjectAs(shell, std::move(then));
    startSave(shell.studio, path, std::move(then));
}

void saveProjectAs(const Shell& shell, std::function<void()> then) {
    const Document& document = shell.studio.document();
    const QString proposal =
        document.path().isEmpty() ? withSuffix(document.name()) : document.path();
    const auto choice =
        shell.dialogs.saveFile(ProjectFlow::tr("Save project"), proposal, {projectFilter()});
    if (!choice.path.isEmpty())
        startSave(shell.studio, withSuffix(choice.path), std::move(then));
}

void openAny(const Shell& shell, const QString& path) {
    if (isProject(path))
        return leaveProject(shell, [&studio = shell.studio, path] { startOpen(studio, path); });
    importFile(shell.studio, path, ImportTo::Place);
}

void openAll(const Shell& shell, const QStringList& paths) {
    if (paths.size() == 1)
        return openAny(shell, paths.front());
    const auto project = std::ranges::find_if(paths, isProject);
    if (project != paths.end())
        return openAny(shell, *project);
    for (const QString& path : paths)
        importFile(shell.studio, path, ImportTo::Beside);
}

bool canOpen(const Shell& shell, const QString& path) {
    return isProject(path) || !kindOfFile(shell.studio, path).empty();
}

QString projectFilter() {
    return ProjectFlow::tr("Fringe Studio project (*.fringe)");
}

} // namespace fringe
