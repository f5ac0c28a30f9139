// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/shell/shell.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;
class QTableView;

namespace fringe {

class BenchTable;
class GroupedBars;

/// Benchmarks in a window of their own: what to measure, speed as bars, and a table of all. What
/// was measured is the studio's and outlives the window.
class BenchmarkWindow : public QWidget {
    Q_OBJECT

  public:
    explicit BenchmarkWindow(const Shell& shell);

  private:
    QWidget* makeResults();
    void layOut();
    void refresh();
    void drawChart();
    void save();

    Shell shell_;
    GroupedBars* bars_;
    QComboBox* quantity_;
    QPushButton* save_;
    BenchTable* model_;
    QTableView* table_;
    QLabel* summary_; ///< of errors
};

} // namespace fringe
