// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/main_window.h"

#include "app/studio/studio.h"
#include "app/tasks/projects.h"
#include "engine/examples/examples.h"
#include "ui/forms/event_guards.h"
#include "ui/panels/message_bar.h"
#include "ui/shell/dialogs.h"
#include "ui/shell/drop_targets.h"
#include "ui/shell/import_flow.h"
#include "ui/shell/project_flow.h"
#include "ui/start/start_page.h"
#include "ui/style/icons.h"
#include "ui/style/look.h"
#include "ui/views/gl_probe.h"
#include "ui/views/plane_view.h"
#include "ui/window/menus.h"
#include "ui/window/status_line.h"
#include "ui/window/view_layout.h"
#include "ui/window/workspace.h"

#include <QAction>
#include <QCloseEvent>
#include <QDockWidget>
#include <QStackedWidget>
#include <QStatusBar>
#include <QToolBar>
#include <QVBoxLayout>

#include <algorithm>

namespace fringe {
namespace {

constexpr int layoutVersion = 3;

/// By their names: what they hold is looked at once they are dropped, on another thread.
QStringList openableFiles(const QDropEvent& event) {
    QStringList files = droppedFiles(event);
    files.removeIf([](const QString& file) { return !canOpen(file); });
    return files;
}

} // namespace

MainWindow::MainWindow(Studio& studio, Dialogs& dialogs)
    : shell_{studio, dialogs, *this}, docks_(makeDocks(*this, shell_)) {
    setObjectName(QStringLiteral("mainWindow"));
    setWindowIcon(programIcon());
    setAcceptDrops(true);
    makeReadyForViews(*this);
    letUndoPass(this);
    addMenuKey(this);
    dialogs.setParent(this);
    setCentralWidget(makeCentre());
    addMenus(*this, shell_, docks_);
    status_ = new StatusLine(studio, statusBar());
    restoreLayout();
    wire();
    showIdentity();
    for (QDockWidget* dock : docks_.all())
        dock->hide();
    if (!studio.document().isUntouched())
        showWorkspace();
}

MainWindow::~MainWindow() {
    for (QDockWidget* dock : docks_.all())
        dock->disconnect(this); // they hide when this is no main window any more
    Preferences& preferences = shell_.studio.preferences();
    preferences.setWindow(saveGeometry(), !workspace_        ? preferences.windowState()
                                          : showsWorkspace() ? saveState(layoutVersion)
                                                             : layout_);
}

QWidget* MainWindow::makeCentre() {
    auto* centre = new QWidget(this);
    pages_ = new QStackedWidget(centre);
    start_ = new StartPage(shell_, pages_);
    pages_->addWidget(start_);
    auto* layout = new QVBoxLayout(centre);
    layout->setContentsMargins({});
    layout->setSpacing(0);
    layout->addWidget(new MessageBar(shell_.studio, centre));
    layout->addWidget(pages_, 1);
    targets_ = new DropTargets(centre);
    return centre;
}

void MainWindow::wire() {
    Document& document = shell_.studio.document();
    connect(&document, &Document::identityChanged, this, &MainWindow::showIdentity);
    connect(&document, &Document::changed, this, &MainWindow::showWorkspace);
    connect(&document, &Document::changed, this,
            [this](const DesignPtr& before, const DesignPtr& after) {
                if (before->isDesigned() != after->isDesigned())
                    suitIterations();
            });
    connect(&document, &Document::replaced, this, &MainWindow::suitIterations);
    connect(findChild<QAction*>(QStringLiteral("action-reset-layout")), &QAction::triggered, this,
            &MainWindow::suitIterations);
    connect(start_, &StartPage::demoWanted, this, [this] {
        leaveProject(
            shell_, [&studio = shell_.studio] { openExample(studio, examples().front().key); },
            QStringList{QStringLiteral("--demo")});
    });
    connect(start_, &StartPage::backWanted, this, &MainWindow::showWorkspace);
    connect(findChild<QAction*>(QStringLiteral("action-new")), &QAction::triggered, this, [this] {
        takeTyped();
        showStart();
    });
    connect(start_, &StartPage::openWanted, this,
            [this] { findChild<QAction*>(QStringLiteral("action-open"))->trigger(); });
}

bool MainWindow::showsWorkspace() const {
    return workspace_ && pages_->currentWidget() == workspace_;
}

void MainWindow::showStart() {
    if (!showsWorkspace())
        return;
    layout_ = saveState(layoutVersion);
    shown_.clear();
    for (QDockWidget* dock : docks_.all())
        if (!dock->isHidden())
            shown_ << dock;
    const auto isBehind = [](const QDockWidget* dock) { return dock->visibleRegion().isEmpty(); };
    std::ranges::stable_partition(shown_, isBehind);
    for (QDockWidget* dock : shown_)
        dock->hide();
    pages_->setCurrentWidget(start_);
    start_->offerWayBack(shell_.studio.document().name());
}

void MainWindow::showWorkspace() {
    if (showsWorkspace())
        return;
    if (workspace_) {
        pages_->setCurrentWidget(workspace_);
        for (QDockWidget* dock : shown_) { // the state of a visible window is not restored safely
            dock->show();
            dock->raise();
        }
        return;
    }
    const QByteArray state = shell_.studio.preferences().windowState();
    if (state.isEmpty() || !restoreState(state, layoutVersion))
        arrangeDocks(*this, docks_);
    suitTable(docks_);
    suitIterations();
    layout()->activate(); // so that the views share the room that the docks leave
    workspace_ = new Workspace(shell_, pages_);
    pages_->addWidget(workspace_);
    pages_->setCurrentWidget(workspace_);
    connect(workspace_, &Workspace::probed, status_, &StatusLine::probe);
    for (const PlaneView* view : findChildren<PlaneView*>())
        connect(view, &PlaneView::probed, status_, &StatusLine::probe);
    for (const QDockWidget* dock : {docks_.camera, docks_.stereogram}) {
        connect(dock, &QDockWidget::visibilityChanged, this, &MainWindow::suitViews);
        connect(dock, &QDockWidget::dockLocationChanged, this, &MainWindow::suitViews);
        connect(dock, &QDockWidget::topLevelChanged, this, &MainWindow::suitViews);
    }
    suitViews();
}

void MainWindow::suitViews() {
    workspace_->views().setBeside(std::ranges::any_of(docks_.all(), [this](QDockWidget* dock) {
        return !dock->isHidden() && !dock->isFloating()
               && dockWidgetArea(dock) == Qt::RightDockWidgetArea;
    }));
}

void MainWindow::suitIterations() {
    suitDocks(*this, docks_, shell_.studio.document().design()->isDesigned());
}

void MainWindow::showIdentity() {
    const Document& document = shell_.studio.document();
    setWindowTitle(tr("%1[*] — Fringe Studio").arg(document.name()));
    setWindowModified(document.isDirty());
    setWindowFilePath(document.path());
}

void MainWindow::restoreLayout() {
    setMinimumSize(fittingSize(*this, {960, 600}));
    resize(fittingSize(*this, {1280, 800}));
    restoreGeometry(shell_.studio.preferences().windowGeometry());
    if (!isMaximized() && !isFullScreen())
        resize(fittingSize(*this, size()));
    arrangeDocks(*this, docks_);
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (leaving_)
        return event->accept();
    event->ignore();
    leaveProject(shell_, [this] {
        leaving_ = true;
        close();
    });
    event->setAccepted(leaving_);
}

void MainWindow::dragEnterEvent(QDragEnterEvent* event) {
    const QStringList files = openableFiles(*event);
    if (files.isEmpty())
        return;
    event->acceptProposedAction();
    targets_->offer(!showsWorkspace() || std::ranges::any_of(files, isProject));
    targets_->hover(targets_->mapFrom(this, event->position().toPoint()));
}

void MainWindow::dragMoveEvent(QDragMoveEvent* event) {
    event->acceptProposedAction();
    targets_->hover(targets_->mapFrom(this, event->position().toPoint()));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent*) {
    targets_->hide();
}

void MainWindow::dropEvent(QDropEvent* event) {
    event->acceptProposedAction();
    targets_->hide();
    const QStringList files = openableFiles(*event);
    if (!files.isEmpty())
        return openAll(shell_, files,
                       targets_->at(targets_->mapFrom(this, event->position().toPoint())));
    shell_.studio.notices().post(
        {Notice::Kind::Failure,
         tr("What was dropped names no point file, no picture and no project; "
            "drop one file, or use Import or Open.")});
}

} // namespace fringe
