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
    explicit FocusSearch(QWidget* parent);

    void ask(Length low, Length high); ///< opens with this range, if there was none before
    void show(const FocusFound& found);

  signals:
    void wanted(double low, double high);
    void chosen(double metres); ///< the other distance

  private:
    void search();

    QLineEdit *from_, *to_;
    QLabel* said_;
    FocusSketch* sketch_;
    QPushButton* other_;
    FocusFound found_{};
};

} // namespace fringe
