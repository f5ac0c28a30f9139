// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/refocus.h"

#include <QDialog>

class QLabel;
class QLineEdit;
class QPushButton;

namespace fringe {

class FocusSketch;

/// Asks between which distances the sharpest is sought, and shows what was found: how sharp the
/// picture is in between, and every distance that stands out.
class FocusSearch : public QDialog {
    Q_OBJECT

  public:
    FocusSearch(Refocus& refocus, QWidget* parent); ///< it outlives this

    void ask(double low, double high); ///< opens, at first with this range [m]

  signals:
    void chosen(double metres); ///< the best, once it is found, or another

  private:
    void search();
    void tell(const FocusFound& found);

    Refocus& refocus_;
    QLineEdit *from_, *to_;
    QLabel* said_;
    FocusSketch* sketch_;
    QPushButton* other_;
    FocusFound found_{};
};

} // namespace fringe
