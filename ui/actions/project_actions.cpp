// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/source_edits.h"
#include "app/project/project_file.h"
#include "app/studio/studio.h"
#include "app/tasks/export.h"
#include "app/tasks/projects.h"
#include "app/tasks/states.h"
#include "app/text/localised.h"
#include "app/text/numbers.h"
#include "app/text/source_text.h"
#include "engine/examples/examples.h"
#include "engine/model/choice.h"
#include "engine/model/design_parameters.h"
#include "engine/model/units.h"
#include "ui/actions/actions.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/export_flow.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/project_flow.h"
#include "ui/shell/shell.h"
#include "ui/style/icons.h"

#include <QApplication>
#include <QClipboard>
#include <QFileInfo>
#include <QLocale>
#include <QMenu>
#include <QWidget>

namespace fringe::actions {
namespace {

void openProject(const Shell& shell) {
    const QString path = shell.dialogs.openFile(Verb::tr("Open project"), projectFilter());
    if (!path.isEmpty())
        openAny(shell, path);
}

void addRecent(Shell& shell, QMenu& menu, const QString& path) {
    QAction* action = menu.addAction(QFileInfo(path).fileName(), &shell.window,
                                     [&shell, path] { openAny(shell, path); });
    action->setToolTip(path);
    action->setEnabled(QFileInfo::exists(path));
}

QString sizeText(std::uint64_t bytes) {
    return localNumber(formatBytes(bytes));
}

QString quoted(QString word) {
    return QLatin1Char('\'') + word.replace(QLatin1Char('\''), QStringLiteral("'\\''"))
           + QLatin1Char('\'');
}

/// Lets the line do as many iterations as the result has.
QStringList iterationsOf(const HologramResult& result) {
    const auto done = result.hasIterations()
                          ? static_cast<qlonglong>(result.chain.solved()->goOnFrom().iteration)
                          : 0;
    if (done == 0 && !result.wasStopped)
        return {};
    return {QStringLiteral("--set"), QStringLiteral("solver.iterations=%1").arg(done)};
}

/// The line that does what "Run all outputs" does, with what is looked at, which the file may have
/// otherwise, and of the result on show if that is of the design.
QString runCommand(Studio& studio) {
    const Document& document = studio.document();
    QStringList words{QStringLiteral("fringe run"), quoted(document.path())};
    for (const char* path :
         {"reconstruction.distance", "reconstruction.from_encoded", "reconstruction.filtered",
          "reconstruction.pupil", "reconstruction.pupil_x", "reconstruction.pupil_y",
          "reconstruction.window_width", "reconstruction.window_height", "reconstruction.window_x",
          "reconstruction.window_y"}) {
        const DesignParameter row = designParameter(*document.design(), path);
        const std::string value = formatValue(row.info, row.get(*document.design()));
        words << QStringLiteral("--set") << quoted(QString::fromStdString(path + ('=' + value)));
    }
    const bool isShown = studio.results().isOfState();
    const HologramResult& result = studio.results().hologram();
    if (isShown)
        words << iterationsOf(result);
    const std::string device = isShown ? result.chain.field()->device : studio.devices().id();
    if (device != "auto")
        words << QStringLiteral("--device") << QString::fromStdString(device);
    return (words << QStringLiteral("--force")).join(QLatin1Char(' '));
}

void writeOutputs(const Shell& shell) {
    const QStringList existing = existingOutputs(shell.studio);
    if (!existing.isEmpty() && !shell.dialogs.askReplace(existing))
        return;
    const ResultStore& results = shell.studio.results();
    const bool isOld = results.hasHologram() && !results.isOfState();
    const auto answer =
        isOld
            ? shell.dialogs.askOldResult(ageOf(shell.studio.document(), *results.hologram().design))
            : Dialogs::OldResult::Compute;
    if (answer != Dialogs::OldResult::Cancel)
        startOutputs(shell.studio, answer == Dialogs::OldResult::Write);
}

/// Outputs lie beside the project's file, so there has to be one.
void writeOutputsOfFile(const Shell& shell) {
    if (shell.studio.document().path().isEmpty())
        saveProjectAs(shell, [&shell] { writeOutputs(shell); });
    else
        writeOutputs(shell);
}

} // namespace

QAction* newProject(Shell& shell) {
    QAction* action = make(shell, QStringLiteral("new"), Verb::tr("&New…"), {}, QKeySequence::New);
    action->setToolTip(Verb::tr("Show the start page; the project stays open"));
    return action;
}

QMenu* newOfKind(Shell& shell) {
    QMenu* menu = makeMenu(shell, QStringLiteral("new"), Verb::tr("Ne&w project for"));
    menu->setToolTipsVisible(true);
    for (const ChoiceInfo* info : kindsWithData()) {
        const QString key = QString::fromStdString(info->key);
        const auto act = [&shell, kind = info->key] {
            leaveProject(
                shell, [&studio = shell.studio, kind] { fringe::newProject(studio, kind); },
                QStringList());
        };
        QAction* action =
            make(shell, QStringLiteral("new-") + key, localisedMark(info->label), act);
        action->setIcon(kindIcon(key));
        action->setToolTip(localisedMark(info->help));
        menu->addAction(action);
    }
    return menu;
}

QAction* open(Shell& shell) {
    return make(
        shell, QStringLiteral("open"), Verb::tr("&Open…"), [&shell] { openProject(shell); },
        QKeySequence::Open);
}

QMenu* openRecent(Shell& shell) {
    QMenu* menu = makeMenu(shell, QStringLiteral("recent"), Verb::tr("Open &recent"));
    QObject::connect(menu, &QMenu::aboutToShow, &shell.window, [&shell, menu] {
        menu->clear();
        for (const QString& path : shell.studio.preferences().recentFiles())
            addRecent(shell, *menu, path);
        if (menu->isEmpty())
            menu->addAction(Verb::tr("No project has been opened yet"))->setEnabled(false);
    });
    return menu;
}

QMenu* openEarlier(Shell& shell) {
    QMenu* menu = makeMenu(shell, QStringLiteral("earlier"), Verb::tr("Ear&lier versions"));
    QObject::connect(menu, &QMenu::aboutToShow, &shell.window, [&shell, menu] {
        menu->clear();
        const QString path = shell.studio.document().path();
        const auto versions =
            path.isEmpty() ? std::vector<std::filesystem::path>() : earlierVersions(toPath(path));
        for (const std::filesystem::path& version : versions) {
            const QFileInfo file(fromPath(version));
            const QString time = QLocale().toString(file.lastModified(), QLocale::ShortFormat);
            //: name of a file, time of its last change
            menu->addAction(Verb::tr("%1, of %2").arg(file.fileName(), time), &shell.window,
                            [&shell, file] { openVersion(shell, file.filePath()); });
        }
        if (menu->isEmpty())
            menu->addAction(Verb::tr("There is no earlier version of this project"))
                ->setEnabled(false);
    });
    return menu;
}

QMenu* openExample(Shell& shell) {
    QMenu* menu = makeMenu(shell, QStringLiteral("examples"), Verb::tr("Open exa&mple"));
    for (const ExampleInfo& example : examples()) {
        const auto act = [&shell, key = example.key] {
            leaveProject(
                shell, [&shell, key] { fringe::openExample(shell.studio, key); },
                QStringList{exampleArgument(key)});
        };
        QAction* action = menu->addAction(localisedMark(example.title), &shell.window, act);
        action->setToolTip(localisedMark(example.help));
    }
    return menu;
}

QAction* save(Shell& shell) {
    return make(
        shell, QStringLiteral("save"), Verb::tr("&Save"), [&shell] { saveProject(shell); },
        QKeySequence::Save);
}

QAction* saveAs(Shell& shell) {
    return make(
        shell, QStringLiteral("save-as"), Verb::tr("Save &as…"), [&shell] { saveProjectAs(shell); },
        Qt::CTRL | Qt::SHIFT | Qt::Key_S);
}

QMenu* keepResults(Shell& shell) {
    QMenu* menu = makeMenu(shell, QStringLiteral("results"), Verb::tr("Res&ults in the project"));
    const auto fill = [menu, &document = shell.studio.document()] {
        menu->clear();
        const auto add = [&](const QString& text, Keeping results) {
            addChoice(*menu, text, document.keeping() == results,
                      [&document, results] { document.keep(results); });
        };
        //: results, a size
        add(Verb::tr("Save those up to %1").arg(sizeText(largestSmallResult)), Keeping::Small);
        add(Verb::tr("Save all"), Keeping::All);
        add(Verb::tr("Save none"), Keeping::None);
        menu->addSeparator();
        const std::uint64_t size = document.file().resultSize;
        menu->addAction(size > 0 ? Verb::tr("The file has results of %1").arg(sizeText(size))
                                 : Verb::tr("The file has no result"))
            ->setEnabled(false);
    };
    QObject::connect(menu, &QMenu::aboutToShow, &shell.window, fill);
    return menu;
}

QAction* import(Shell& shell) {
    QAction* action = make(
        shell, QStringLiteral("import"), Verb::tr("&Import…"),
        [&shell] { chooseSourceFiles(shell, ImportTo::Place); }, Qt::CTRL | Qt::Key_I);
    action->setToolTip(Verb::tr("Import files in the place of what is there"));
    return action;
}

QAction* add(Shell& shell) {
    QAction* action = make(
        shell, QStringLiteral("add"), Verb::tr("A&dd…"),
        [&shell] { chooseSourceFiles(shell, ImportTo::Beside); }, Qt::CTRL | Qt::SHIFT | Qt::Key_I);
    action->setToolTip(Verb::tr("Import files beside what is there"));
    return action;
}

QAction* exportResult(Shell& shell) {
    QAction* action = make(
        shell, QStringLiteral("export"), Verb::tr("&Export…"),
        [&shell] { fringe::exportResult(shell); }, Qt::CTRL | Qt::Key_E);
    ResultStore& results = shell.studio.results();
    const auto follow = [action, &results] {
        allow(action, results.hasHologram(), Verb::tr("Compute a hologram first."));
    };
    QObject::connect(&results, &ResultStore::hologramChanged, action, follow);
    QObject::connect(&results, &ResultStore::levelsChanged, action, follow);
    follow();
    return action;
}

QAction* runOutputs(Shell& shell) {
    QAction* action = make(
        shell, QStringLiteral("run-outputs"), Verb::tr("Run all &outputs"),
        [&shell] { writeOutputsOfFile(shell); }, Qt::CTRL | Qt::SHIFT | Qt::Key_R);
    Studio& studio = shell.studio;
    const auto follow = [action, &studio] {
        const auto estimate = studio.planner().estimate();
        const bool runnable = estimate && estimate->plan.runnable();
        const bool wanted = !studio.document().design()->outputs.empty();
        allow(action, runnable && wanted && !studio.jobs().isBusy(),
              wanted ? Verb::tr("The design cannot be computed as it stands, or a job is running.")
                     : Verb::tr("The project has no outputs."));
    };
    QObject::connect(&studio.planner(), &Planner::changed, action, follow);
    QObject::connect(&studio.jobs(), &Jobs::busyChanged, action, follow);
    follow();
    return action;
}

QAction* copyCommand(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("copy-command"), Verb::tr("Copy as comma&nd"),
             [&shell] { QApplication::clipboard()->setText(runCommand(shell.studio)); });
    Studio& studio = shell.studio;
    const auto follow = [action, &document = studio.document()] {
        const bool isInFile = !document.path().isEmpty() && !document.isDirty();
        const bool writes = !document.design()->outputs.empty();
        allow(action, isInFile && writes,
              writes ? Verb::tr("The command line computes what a project's file holds; save it.")
                     : Verb::tr("The project has no outputs."));
        if (action->isEnabled())
            action->setToolTip(Verb::tr("The line that makes the same outputs in a terminal"));
    };
    QObject::connect(&studio.document(), &Document::identityChanged, action, follow);
    QObject::connect(&studio.document(), &Document::changed, action, follow);
    follow();
    return action;
}

QAction* quit(Shell& shell) {
    QAction* action =
        make(shell, QStringLiteral("quit"), Verb::tr("&Quit"), [&shell] { shell.window.close(); });
    action->setShortcuts({Qt::CTRL | Qt::Key_Q, Qt::CTRL | Qt::Key_W});
    action->setMenuRole(QAction::QuitRole);
    return action;
}

} // namespace fringe::actions
