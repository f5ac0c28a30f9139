// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace fringe {

struct Shell;
class ErrorCheck;

/// Everything the plan has found, what computing will take, and what it took. A click on a finding
/// leads to its field, one on the fix that it offers makes that as one step of the history.
class ChecksPanel : public QWidget {
    Q_OBJECT

  public:
    ChecksPanel(Shell& shell, QWidget* parent);

  signals:
    void fieldWanted(const QString& path);

  private:
    void refresh();
    void showMeasured();
    void follow(); ///< the current line, to its field or into its fix
    void fix(int finding, int way);

    Shell& shell_;
    ErrorCheck* errorCheck_;
    QLabel *estimate_, *measured_;
    QListWidget* list_;
};

} // namespace fringe
