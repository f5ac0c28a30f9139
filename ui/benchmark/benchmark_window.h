// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/shell.h"

#include <QWidget>

class QComboBox;
class QPushButton;
class QTableView;

namespace fringe {

class ErrorTable;
class GroupedBars;
class SpeedTable;

/// Benchmarks in a window of their own: what to measure, speed as bars and as a table, errors as a
/// table. What was measured is the studio's and outlives the window.
class BenchmarkWindow : public QWidget {
    Q_OBJECT

  public:
    explicit BenchmarkWindow(const Shell& shell);

  private:
    QWidget* makeSpeed();
    void layOut();
    void refresh();
    void drawChart();
    void save();

    Shell shell_;
    GroupedBars* bars_;
    QComboBox* quantity_;
    QPushButton* save_;
    SpeedTable* speeds_;
    QTableView* table_;
    ErrorTable* errors_;
};

} // namespace fringe
