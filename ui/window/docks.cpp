// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/docks.h"

#include "app/studio/studio.h"
#include "ui/forms/findings.h"
#include "ui/panels/camera_panel.h"
#include "ui/panels/checks_panel.h"
#include "ui/panels/device_panel.h"
#include "ui/panels/inspector.h"
#include "ui/panels/iterations_panel.h"
#include "ui/panels/jobs_panel.h"
#include "ui/panels/mask_panel.h"
#include "ui/panels/project_tree.h"
#include "ui/panels/runs_panel.h"
#include "ui/panels/stereogram_panel.h"
#include "ui/panels/table_panel.h"
#include "ui/shell/shell.h"

#include <QCoreApplication>
#include <QDockWidget>
#include <QMainWindow>
#include <QMenu>
#include <QStyledItemDelegate>
#include <QUndoView>

namespace fringe {
namespace {

constexpr int lowDock = 130;       ///< pixels that rows and their title need
constexpr int lowWindow = 560;     ///< pixels that leave no room for three panels above each other
constexpr int narrowWindow = 1100; ///< pixels that leave no room for panels on both sides

struct DockText {
    Q_DECLARE_TR_FUNCTIONS(fringe::Docks)
};

QDockWidget* dock(QMainWindow& window, const QString& name, const QString& title,
                  QWidget* content) {
    auto* dock = new QDockWidget(title, &window);
    dock->setObjectName(QStringLiteral("dock-%1").arg(name));
    dock->setAccessibleName(title);
    dock->setWidget(content);
    return dock;
}

/// Marks of the result of a row: ● there is one, ◐ of iterations that were stopped, ★ the file
/// keeps it.
QString marksOf(Studio& studio, int row) {
    const Document& document = studio.document();
    if (row >= document.rows())
        return {};
    const HologramResult* result = studio.results().find(document.designAt(row));
    if (!result)
        return {};
    return (result->wasStopped ? QStringLiteral(" ◐") : QStringLiteral(" ●"))
           + (result->isKept ? QStringLiteral(" ★") : QString());
}

/// Draws steps with what there is of their results.
class StepDelegate : public QStyledItemDelegate {
  public:
    StepDelegate(Studio& studio, QObject* parent) : QStyledItemDelegate(parent), studio_(studio) {}

  protected:
    void initStyleOption(QStyleOptionViewItem* option, const QModelIndex& index) const override {
        QStyledItemDelegate::initStyleOption(option, index);
        option->text += marksOf(studio_, index.row());
    }

  private:
    Studio& studio_;
};

QUndoView* historyView(Studio& studio, QWidget* parent) {
    auto* view = new QUndoView(&studio.document().history(), parent);
    view->setItemDelegate(new StepDelegate(studio, view));
    QObject::connect(&studio.results(), &ResultStore::fitChanged, view->viewport(),
                     qOverload<>(&QWidget::update));
    view->setObjectName(QStringLiteral("history"));
    view->setAccessibleName(DockText::tr("History"));
    view->setEmptyLabel(DockText::tr("The project as it was opened"));
    view->setFrameShape(QFrame::NoFrame);
    return view;
}

void connectPanels(ProjectTree* tree, Inspector* inspector, ChecksPanel* checks) {
    QObject::connect(tree, &ProjectTree::sectionSelected, inspector, &Inspector::showSection);
    inspector->showSection(tree->section());
    QObject::connect(checks, &ChecksPanel::fieldWanted, inspector, [=](const QString& path) {
        tree->select(QString::fromStdString(sectionOf(path.toStdString())));
        inspector->lead(path);
    });
}

void putBehind(QMainWindow& window, QDockWidget& front, const QList<QDockWidget*>& others) {
    for (QDockWidget* dock : others)
        window.tabifyDockWidget(&front, dock);
}

/// Front dock of those that stand in one place with the jobs.
QDockWidget* frontOf(const QMainWindow& window, const Docks& docks) {
    const auto beside = window.tabifiedDockWidgets(docks.jobs);
    return beside.contains(docks.inspector) ? docks.inspector : docks.jobs;
}

/// What is below the views to the least that shows something.
void shrink(QMainWindow& window, const Docks& docks) {
    for (QDockWidget* dock : {docks.jobs, docks.iterations, docks.table})
        if (window.dockWidgetArea(dock) == Qt::BottomDockWidgetArea)
            window.resizeDocks({dock}, {lowDock}, Qt::Vertical);
}

QDockWidget* tableDock(QMainWindow& window, Shell& shell) {
    auto* panel = new TablePanel(shell, &window);
    QDockWidget* made = dock(window, QStringLiteral("table"), DockText::tr("Table"), panel);
    QObject::connect(panel, &TablePanel::hasTableChanged, made, &QWidget::setVisible);
    return made;
}

QDockWidget* maskDock(QMainWindow& window, Shell& shell) {
    auto* panel = new MaskPanel(shell, &window);
    QDockWidget* made = dock(window, QStringLiteral("mask"), DockText::tr("Mask"), panel);
    QObject::connect(panel, &MaskPanel::hasMaskChanged, made, &QWidget::setVisible);
    return made;
}

/// Comes with the part of the project that bears its name.
QDockWidget* comingWith(const ProjectTree& tree, QDockWidget* made) {
    QObject::connect(&tree, &ProjectTree::sectionSelected, made, [made](const QString& section) {
        if (made->objectName() != QStringLiteral("dock-") + section)
            return;
        made->show();
        made->raise();
    });
    return made;
}

/// Comes with a project whose stereogram moves, too.
QDockWidget* stereogramDock(QMainWindow& window, Shell& shell, const ProjectTree& tree) {
    QDockWidget* made =
        comingWith(tree, dock(window, QStringLiteral("stereogram"), DockText::tr("Stereogram"),
                              new StereogramPanel(shell, &window)));
    const auto follow = [made, &look = shell.studio.stereogramLook()] {
        if (!look.moves())
            return;
        made->show();
        made->raise();
    };
    QObject::connect(&shell.studio.document(), &Document::replaced, made, follow);
    return made;
}

} // namespace

Docks makeDocks(QMainWindow& window, Shell& shell) {
    auto* tree = new ProjectTree(shell, &window);
    auto* inspector = new Inspector(shell, &window);
    auto* checks = new ChecksPanel(shell, &window);
    connectPanels(tree, inspector, checks);
    QDockWidget* line = dock(window, QStringLiteral("checks"), DockText::tr("Checks"), checks);
    line->setTitleBarWidget(new QWidget(line));
    return {
        dock(window, QStringLiteral("project"), DockText::tr("Project"), tree),
        dock(window, QStringLiteral("inspector"), DockText::tr("Inspector"), inspector),
        line,
        dock(window, QStringLiteral("jobs"), DockText::tr("Jobs"),
             new JobsPanel(shell.studio.jobs(), &window)),
        dock(window, QStringLiteral("history"), DockText::tr("History"),
             historyView(shell.studio, &window)),
        dock(window, QStringLiteral("iterations"), DockText::tr("Iterations"),
             new IterationsPanel(shell, &window)),
        dock(window, QStringLiteral("runs"), DockText::tr("Runs"), new RunsPanel(shell, &window)),
        tableDock(window, shell),
        dock(window, QStringLiteral("panel"), DockText::tr("Panel"),
             new DevicePanel(shell, &window)),
        comingWith(*tree, dock(window, QStringLiteral("camera"), DockText::tr("Camera"),
                               new CameraPanel(shell, &window))),
        maskDock(window, shell),
        stereogramDock(window, shell, *tree)};
}

void arrangeDocks(QMainWindow& window, const Docks& docks) {
    window.setCorner(Qt::BottomLeftCorner, Qt::LeftDockWidgetArea);
    const bool isLow = window.height() < lowWindow;
    for (QDockWidget* dock : docks.all()) {
        window.removeDockWidget(dock);
        dock->setFloating(false);
    }
    for (QDockWidget* dock : {docks.project, docks.inspector})
        window.addDockWidget(Qt::LeftDockWidgetArea, dock);
    window.addDockWidget(Qt::LeftDockWidgetArea, docks.checks);
    if (isLow) {
        putBehind(window, *docks.inspector,
                  {docks.jobs, docks.history, docks.runs, docks.panel, docks.mask});
        window.addDockWidget(Qt::BottomDockWidgetArea, docks.iterations);
        putBehind(window, *docks.iterations, {docks.table});
    } else {
        window.addDockWidget(Qt::BottomDockWidgetArea, docks.jobs);
        putBehind(
            window, *docks.jobs,
            {docks.history, docks.iterations, docks.runs, docks.table, docks.panel, docks.mask});
    }
    if (isLow || window.width() < narrowWindow) {
        putBehind(window, *docks.inspector, {docks.camera, docks.stereogram});
    } else {
        window.addDockWidget(Qt::RightDockWidgetArea, docks.camera); // beside the reconstruction
        putBehind(window, *docks.camera, {docks.stereogram});
    }
    for (QDockWidget* dock : docks.all())
        dock->setVisible(dock != docks.camera && dock != docks.stereogram);
    suitTable(docks);
    frontOf(window, docks)->raise();
    window.resizeDocks({docks.project}, {320}, Qt::Horizontal);
    shrink(window, docks);
}

void suitDocks(QMainWindow& window, const Docks& docks, bool hasIterations) {
    const bool frees = !hasIterations && !docks.iterations->isHidden();
    docks.iterations->setVisible(hasIterations);
    (hasIterations ? docks.iterations : frontOf(window, docks))->raise();
    if (frees)
        shrink(window, docks);
}

void suitTable(const Docks& docks) {
    docks.table->setVisible(static_cast<const TablePanel*>(docks.table->widget())->hasTable());
    docks.mask->setVisible(static_cast<const MaskPanel*>(docks.mask->widget())->hasMask());
}

void addDockToggles(QMenu& menu, QMainWindow& window, const Docks& docks) {
    for (QDockWidget* dock : docks.all())
        menu.addAction(dock->toggleViewAction());
    menu.addSeparator();
    QAction* reset = menu.addAction(DockText::tr("&Reset layout"));
    reset->setObjectName(QStringLiteral("action-reset-layout"));
    QObject::connect(reset, &QAction::triggered, &window,
                     [&window, docks] { arrangeDocks(window, docks); });
}

} // namespace fringe
