// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QAction;
class QPlainTextEdit;
class QTreeView;

namespace fringe {

class Jobs;

/// The jobs of this session with progress, speed and time left; cancel and log of the selected one.
class JobsPanel : public QWidget {
    Q_OBJECT

  public:
    JobsPanel(Jobs& jobs, QWidget* parent);

  private:
    void follow(); ///< the selection, or what is said of it
    int selectedJob() const;
    QWidget* makeButtons();

    Jobs& jobs_;
    QTreeView* table_;
    QPlainTextEdit* log_;
    QAction* cancel_;
    QAction* clear_;
};

} // namespace fringe
