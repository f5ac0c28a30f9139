// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QListWidget;

namespace fringe {

struct Shell;

/// Everything the plan has found, and what computing will take. A click on a finding leads to its
/// field.
class ChecksPanel : public QWidget {
    Q_OBJECT

  public:
    ChecksPanel(Shell& shell, QWidget* parent);

  signals:
    void fieldWanted(const QString& path);

  private:
    void refresh();
    void wantField();

    Shell& shell_;
    QLabel* estimate_;
    QListWidget* list_;
};

} // namespace fringe
