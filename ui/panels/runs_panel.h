// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QComboBox;
class QSortFilterProxyModel;
class QTableView;
class QToolButton;

namespace fringe {

struct Shell;
class RunTable;
class ScatterPlot;

/// The results of the project in a table, and any of its numbers over any other.
class RunsPanel : public QWidget {
    Q_OBJECT

  public:
    RunsPanel(Shell& shell, QWidget* parent);

  private:
    QWidget* makeTable();
    QWidget* makePlot();
    QComboBox* makeAxis(const QString& objectName, const QString& name);
    void follow();       ///< what the table has now; the choice stays
    void followChoice(); ///< of a row
    void offerColumns(QComboBox& axis, int usual);
    void draw();
    void suitColumns();
    void pick(int number);
    int chosen() const; ///< number of a result; 0: none

    Shell& shell_;
    RunTable* table_;
    QSortFilterProxyModel* sorted_;
    QTableView* view_ = nullptr;
    QToolButton* show_ = nullptr;
    QToolButton* base_ = nullptr;
    QComboBox* across_ = nullptr;
    QComboBox* up_ = nullptr;
    ScatterPlot* plot_ = nullptr;
    int before_ = 0;  ///< number that was chosen
    int columns_ = 0; ///< whose widths suit them
};

} // namespace fringe
