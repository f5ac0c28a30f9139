// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/menus.h"

#include "ui/actions/actions.h"
#include "ui/forms/event_guards.h"
#include "ui/window/docks.h"

#include <QCoreApplication>
#include <QMainWindow>
#include <QMenuBar>
#include <QToolBar>
#include <QToolButton>

namespace fringe {
namespace {

struct Menus {
    Q_DECLARE_TR_FUNCTIONS(fringe::Menus)
};

/// Actions that stand both in a menu and in the tool bar.
struct Shared {
    QAction *fresh, *open, *save, *add, *exportResult, *undo, *redo, *compute, *live, *cancel;
};

void addFileMenu(QMainWindow& window, Shell& shell, const Shared& shared) {
    QMenu* menu = window.menuBar()->addMenu(Menus::tr("&File"));
    menu->addAction(shared.fresh);
    menu->addMenu(actions::newOfKind(shell));
    menu->addAction(shared.open);
    menu->addMenu(actions::openRecent(shell));
    menu->addMenu(actions::openEarlier(shell));
    menu->addMenu(actions::openExample(shell));
    menu->addSeparator();
    menu->addActions({shared.save, actions::saveAs(shell)});
    menu->addMenu(actions::keepResults(shell));
    menu->addSeparator();
    menu->addActions({actions::import(shell), shared.add, shared.exportResult});
    menu->addSeparator();
    menu->addAction(actions::quit(shell));
}

void addComputeMenu(QMainWindow& window, Shell& shell, const Shared& shared) {
    QMenu* compute = window.menuBar()->addMenu(Menus::tr("&Compute"));
    compute->addActions({shared.compute, shared.live, shared.cancel, actions::runOutputs(shell),
                         actions::copyCommand(shell)});
    compute->addSeparator();
    compute->addActions(
        {actions::comparePicture(shell), actions::encodings(shell), actions::benchmark(shell)});
    compute->addMenu(actions::preference(shell, QStringLiteral("device")));
    compute->addSeparator();
    compute->addActions(
        {actions::armPanel(shell), actions::showOnPanel(shell), actions::blankPanel(shell)});
}

void addToolBar(QMainWindow& window, Shell& shell, const Shared& shared, QMenu* panels) {
    QToolBar* bar = window.addToolBar(Menus::tr("Tools"));
    bar->setObjectName(QStringLiteral("toolBar"));
    bar->setIconSize({20, 20});
    bar->setMovable(false);
    bar->addActions({shared.fresh, shared.open, shared.save});
    bar->addSeparator();
    bar->addActions({shared.undo, shared.redo});
    bar->addSeparator();
    const QList<QAction*> wordy{shared.add, shared.compute, shared.cancel, shared.exportResult};
    bar->addActions(wordy);
    bar->insertAction(shared.cancel, shared.live);
    for (QAction* action : wordy)
        static_cast<QToolButton*>(bar->widgetForAction(action))
            ->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    for (QAction* action : bar->actions()) {
        QWidget* button = bar->widgetForAction(action);
        const auto name = [button, action] { button->setAccessibleName(action->iconText()); };
        QObject::connect(action, &QAction::changed, button, name);
        name();
    }
    bar->addSeparator();
    auto* panel = new QToolButton(bar);
    panel->setIcon(panels->icon());
    panel->setMenu(panels);
    actions::showPanel(shell, *panel);
    bar->addWidget(panel);
}

} // namespace

void addMenus(QMainWindow& window, Shell& shell, const Docks& docks) {
    const Shared shared{actions::newProject(shell),   actions::open(shell),
                        actions::save(shell),         actions::add(shell),
                        actions::exportResult(shell), actions::undo(shell),
                        actions::redo(shell),         actions::compute(shell),
                        actions::live(shell),         actions::cancel(shell)};
    addFileMenu(window, shell, shared);
    QMenu* edit = window.menuBar()->addMenu(Menus::tr("&Edit"));
    edit->addActions({shared.undo, shared.redo});
    edit->addSeparator();
    const QList<QAction*> ofSource{actions::duplicateSource(shell), actions::renameSource(shell)};
    edit->addActions(ofSource);
    edit->addActions(
        {actions::fitSource(shell), actions::centreSource(shell), actions::freezeSource(shell)});
    edit->addActions(actions::addSources(shell));
    window.findChild<QWidget*>(QStringLiteral("projectTree"))->addActions(ofSource);
    edit->addSeparator();
    edit->addAction(actions::preferences(shell));
    auto* history = window.findChild<QWidget*>(QStringLiteral("history"));
    history->addActions({shared.undo, shared.redo});
    offerActions(*history);
    addComputeMenu(window, shell, shared);
    QMenu* panels = actions::panels(shell);
    edit->addSeparator();
    edit->addMenu(panels);
    QMenu* view = window.menuBar()->addMenu(Menus::tr("&View"));
    view->addActions(
        {actions::ofPattern(shell), actions::throughStop(shell), actions::fullScreen(shell)});
    view->addSeparator();
    addDockToggles(*view, window, docks);
    view->addSeparator();
    for (const char* row : {"theme", "language"})
        view->addMenu(actions::preference(shell, QLatin1String(row)));
    QMenu* help = window.menuBar()->addMenu(Menus::tr("&Help"));
    help->addActions(
        {actions::help(shell), actions::findCommand(shell), actions::shortcuts(shell)});
    help->addSeparator();
    help->addAction(actions::about(shell));
    addToolBar(window, shell, shared, panels);
}

} // namespace fringe
