// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/results/refocus.h"
#include "ui/window/distance_range.h"

#include <QDialog>

#include <optional>

class QLabel;
class QLineEdit;

namespace fringe {

class FocusPlot;
class Studio;

/// Asks between which distances the sharpest is sought, and shows what was found: how sharp the
/// picture is in between, and every distance that stands out, to go there.
class FocusSearch : public QDialog {
    Q_OBJECT

  public:
    FocusSearch(Studio& studio, QWidget* parent); ///< it outlives this

    /// Opens with the range that suits what is computed; what was typed stays while that does.
    void ask();

  signals:
    void chosen(double metres); ///< the best, once it is found, or another

  private:
    void placeBeside();
    void search();
    void tell(const FocusFound& found);
    void offer(const Focus& focus);

    Studio& studio_;
    QLineEdit *from_, *to_;
    QLabel* said_;
    FocusPlot* plot_;
    QWidget* offers_; ///< a button a distance
    std::optional<DistanceRange> asked_;
};

} // namespace fringe
