// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/sources/spots/spot_table.h"

#include <QTableView>

class QSortFilterProxyModel;

namespace fringe {

/// The table of spots as spreadsheets have it: cells are chosen, copied, pasted and filled; a click
/// on a column's name sorts what is seen, never the spots, and its menu has units. A spot is chosen
/// where a cell of it is. GUI thread.
class SpotTableView : public QTableView {
    Q_OBJECT

  public:
    SpotTableView(Studio& studio, QWidget* parent);

    SpotTable& table() { return *table_; }
    void copy();
    void paste();
    /// Gives the chosen cells the value of the first in their column, one alone that above it.
    void fillDown();
    /// Gives the chosen cells of the current column what is typed.
    void fillChosen(const QString& typed);

  protected:
    bool event(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void arrangeHeader();
    void addVerb(const QString& text, const QString& name, const QKeySequence& key,
                 void (SpotTableView::*verb)());
    void showSelection();
    void takeSelection();
    void offerUnits(QPoint place);
    std::size_t spotAt(int row) const;
    std::vector<int> chosenRows() const; ///< as they are seen, from above
    QString currentText() const;

    Studio& studio_;
    SpotTable* table_;
    QSortFilterProxyModel* sorted_;
    bool following_ = false; ///< the selection of others
};

} // namespace fringe
