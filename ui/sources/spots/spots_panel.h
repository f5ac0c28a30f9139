// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QToolButton;

namespace fringe {

struct Shell;
class FindingLine;
class SpotTableView;

/// The table of spots with the buttons that add and remove some.
class SpotsPanel : public QWidget {
    Q_OBJECT

  public:
    SpotsPanel(Shell& shell, QWidget* parent);

  private:
    QWidget* makeButtons();
    void suitSelection();

    Shell& shell_;
    SpotTableView* view_;
    FindingLine* finding_;
    QToolButton* remove_ = nullptr;
};

} // namespace fringe
