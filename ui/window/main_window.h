// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/shell.h"
#include "ui/window/docks.h"

#include <QMainWindow>

class QStackedWidget;

namespace fringe {

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
    void dropEvent(QDropEvent* event) override;

  private:
    QWidget* makeCentre();
    QStringList openable(const QDropEvent& event) const;
    void wire();
    void showWorkspace(); ///< the views are made when they are first needed
    void showIdentity();
    void suitIterations(); ///< shows their panel or none, as the design has some
    void restoreLayout();

    Shell shell_;
    Docks docks_;
    QStackedWidget* pages_ = nullptr;
    StartPage* start_ = nullptr;
    Workspace* workspace_ = nullptr;
    StatusLine* status_;
    bool leaving_ = false;
};

} // namespace fringe
