// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/shell.h"
#include "ui/window/docks.h"

#include <QMainWindow>

class QStackedWidget;

namespace fringe {

class DropTargets;
class StartPage;
class StatusLine;
class Workspace;

/// The window: start page or views in the middle, panels around them. All state lives in the
/// studio, so a window can be closed and another opened on it, in another language too.
class MainWindow : public QMainWindow {
    Q_OBJECT

  public:
    MainWindow(Studio& studio, Dialogs& dialogs);
    ~MainWindow() override; ///< keeps the layout for the next one

    bool showsWorkspace() const;

  protected:
    void closeEvent(QCloseEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dragMoveEvent(QDragMoveEvent* event) override;
    void dragLeaveEvent(QDragLeaveEvent* event) override;
    void dropEvent(QDropEvent* event) override;

  private:
    QWidget* makeCentre();
    void wire();
    void showStart();     ///< before the open project
    void showWorkspace(); ///< the views are made when they are first needed
    void showIdentity();
    void suitIterations(); ///< shows their panel or none, as the design has some
    void suitViews();      ///< to the panels beside them
    void restoreLayout();

    Shell shell_;
    Docks docks_;
    QStackedWidget* pages_ = nullptr;
    StartPage* start_ = nullptr;
    Workspace* workspace_ = nullptr;
    StatusLine* status_;
    DropTargets* targets_ = nullptr;
    QByteArray layout_{};         ///< of the docks while the start page is before the open project
    QList<QDockWidget*> shown_{}; ///< then; those in front of others come last
    bool leaving_ = false;
};

} // namespace fringe
