// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/jobs/newest_wins.h"
#include "engine/run/encoding_table.h"
#include "ui/shell/shell.h"

#include <QTimer>
#include <QWidget>

#include <vector>

class QLabel;
class QPushButton;
class QTableWidget;

namespace fringe {

/// What each encoding makes of the field of the hologram, of which one can be taken for the design.
class EncodingsWindow : public QWidget {
    Q_OBJECT

  public:
    explicit EncodingsWindow(const Shell& shell);

  private:
    void layOut();
    void compare();
    void show(const Outcome<std::vector<EncodingRow>>& made);
    void take();
    void follow(); ///< what there is, and what is done

    Shell shell_;
    QTableWidget* table_;
    QLabel* told_;
    QPushButton *compare_, *take_;
    QTimer clock_;
    NewestWins work_;
    std::vector<EncodingRow> rows_;
};

} // namespace fringe
