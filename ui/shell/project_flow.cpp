// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/shell/project_flow.h"

#include "app/project/archive.h"
#include "app/studio/studio.h"
#include "app/tasks/leaving.h"
#include "app/tasks/projects.h"
#include "app/text/localised.h"
#include "ui/forms/event_guards.h"
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

/// The job that raises a question is over when it is asked.
void ask(const Shell& shell, std::function<void()> question) {
    QMetaObject::invokeMethod(&shell.studio, std::move(question), Qt::QueuedConnection);
}

void saveTo(const Shell& shell, const QString& path, std::function<void()> then) {
    const auto question = [shell, path, then](const SaveConflict& conflict) {
        switch (shell.dialogs.askConflict(QFileInfo(path).fileName(), conflict.holder)) {
        case Dialogs::Conflict::SaveAs:
            return saveProjectAs(shell, then);
        case Dialogs::Conflict::Replace:
            return startSave(shell.studio, path, then);
        case Dialogs::Conflict::Cancel:
            return;
        }
    };
    startSave(shell.studio, path, then, [shell, question](const SaveConflict& conflict) {
        ask(shell, [question, conflict] { question(conflict); });
    });
}

void openProject(const Shell& shell, const QString& path, const Opening& how);

void openHeld(const Shell& shell, const QString& path, const ProjectHolder& holder) {
    const Dialogs::Held answer = shell.dialogs.askHeld(QFileInfo(path).fileName(), holder);
    if (answer != Dialogs::Held::Cancel)
        openProject(shell, path,
                    {.how = answer == Dialogs::Held::Copy ? OpenHeld::Copy : OpenHeld::Anyway});
}

/// Asks for missing data, and again while others are located that are not taken either.
void openLocated(const Shell& shell, const QString& path, Opening how, const MissingData& missing) {
    const QString data = QString::fromStdString(missing.name);
    QString file = fromPath(missing.other);
    bool isTaken = false;
    if (!file.isEmpty()) {
        const Dialogs::OtherData answer =
            shell.dialogs.askOtherData(data, QFileInfo(file).fileName());
        if (answer == Dialogs::OtherData::Cancel)
            return;
        isTaken = answer == Dialogs::OtherData::Take;
    }
    if (!isTaken)
        file = shell.dialogs.askLocate(QFileInfo(path).fileName(), data, fromPath(missing.path));
    if (file.isEmpty())
        return;
    how.located[missing.blob] = {toPath(file), isTaken};
    openProject(shell, path, how);
}

void openProject(const Shell& shell, const QString& path, const Opening& how) {
    Opening opening = how;
    opening.held = [shell, path](const ProjectHolder& holder) {
        ask(shell, [shell, path, holder] { openHeld(shell, path, holder); });
    };
    opening.missing = [shell, path, how](const MissingData& missing) {
        ask(shell, [shell, path, how, missing] { openLocated(shell, path, how, missing); });
    };
    startOpen(shell.studio, path, std::move(opening));
}

} // namespace

void leaveProject(const Shell& shell, std::function<void()> then,
                  const std::optional<QStringList>& elsewhere) {
    takeTyped();
    const auto leave = [&studio = shell.studio, then = std::move(then)] {
        leaveResult(studio);
        then();
    };
    const AtStake lost = atStake(shell.studio);
    if (lost.isNothing())
        return leave();
    switch (shell.dialogs.askUnsaved(lost, elsewhere.has_value())) {
    case Dialogs::Unsaved::Save:
        return endRuns(shell.studio, [shell, leave] {
            keepResults(shell.studio);
            saveProject(shell, leave);
        });
    case Dialogs::Unsaved::Discard:
        shell.studio.jobs().cancelAll();
        return leave();
    case Dialogs::Unsaved::Elsewhere:
        return shell.dialogs.openWindow(*elsewhere);
    case Dialogs::Unsaved::Cancel:
        return;
    }
}

void saveProject(const Shell& shell, std::function<void()> then) {
    const QString path = shell.studio.document().path();
    if (path.isEmpty())
        return saveProjectAs(shell, std::move(then));
    saveTo(shell, path, std::move(then));
}

void saveProjectAs(const Shell& shell, std::function<void()> then) {
    const Document& document = shell.studio.document();
    const QString proposal =
        document.path().isEmpty() ? withSuffix(document.name()) : document.path();
    const auto choice =
        shell.dialogs.saveFile(ProjectFlow::tr("Save project"), proposal,
                               {ProjectFlow::tr("Fringe Studio project (*.fringe)"),
                                ProjectFlow::tr("Fringe Studio project in one file (*.fringez)")});
    if (!choice.path.isEmpty())
        saveTo(shell, withSuffix(choice.path), std::move(then));
}

bool isProject(const QString& path) {
    return QFileInfo(path).suffix().compare(suffix, Qt::CaseInsensitive) == 0
           || isArchive(toPath(path));
}

void openAny(const Shell& shell, const QString& path) {
    if (isProject(path))
        return leaveProject(
            shell, [shell, path] { openProject(shell, path, {.how = OpenHeld::Not}); },
            QStringList{path});
    startImport(shell.studio, QStringList{path}, ImportTo::Place);
}

void openVersion(const Shell& shell, const QString& path) {
    leaveProject(shell, [shell, path] { openProject(shell, path, {.how = OpenHeld::Copy}); });
}

void openAll(const Shell& shell, const QStringList& paths, ImportTo to) {
    const auto project = std::ranges::find_if(paths, isProject);
    if (project != paths.end())
        return openAny(shell, *project);
    const auto import = [&studio = shell.studio, paths, to] { startImport(studio, paths, to); };
    if (to == ImportTo::Fresh)
        return leaveProject(shell, import, QStringList{paths.front()});
    import();
}

bool canOpen(const QString& path) {
    return isProject(path) || canImport(path);
}

void locateProject(const Shell& shell, const QString& path) {
    Preferences& preferences = shell.studio.preferences();
    const QString file = shell.dialogs.openFile(
        ProjectFlow::tr("Locate \"%1\"").arg(QFileInfo(path).fileName()), projectFilter());
    if (file.isEmpty())
        return;
    const std::string before = preferences.recentStamp(path);
    const bool isSame = before.empty() ? QFileInfo(file).fileName() == QFileInfo(path).fileName()
                                       : projectStamp(toPath(file)) == before;
    if (isSame)
        preferences.removeRecentFile(path);
    else
        shell.studio.notices().post(
            {.kind = Notice::Kind::Warning,
             .text = ProjectFlow::tr("\"%1\" is not as \"%2\" was when it was here last: another "
                                     "project, or changed since.")
                         .arg(QFileInfo(file).fileName(), QFileInfo(path).fileName()),
             .ofProgram = true});
    openAny(shell, file);
}

QString projectFilter() {
    return ProjectFlow::tr("Fringe Studio project (*.fringe *.fringez)");
}

} // namespace fringe
