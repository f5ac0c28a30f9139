// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QTableView;
class QToolButton;

namespace fringe {

struct Shell;
class FindingLine;
class SpotTable;

/// The table of spots with the buttons that add and remove some. Rows that are chosen are
/// chosen on the canvas too.
class SpotsForm : public QWidget {
    Q_OBJECT

  public:
    SpotsForm(Shell& shell, QWidget* parent);

  private:
    QWidget* makeButtons();
    void wire();
    void showSelection();
    void takeSelection();

    Shell& shell_;
    SpotTable* model_;
    QTableView* view_;
    FindingLine* finding_;
    QToolButton* remove_ = nullptr;
    bool following_ = false; ///< the selection of others
};

} // namespace fringe
