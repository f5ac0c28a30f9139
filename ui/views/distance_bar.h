// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <QWidget>

class QLabel;
class QLineEdit;
class QSlider;
class QToolButton;

namespace fringe {

/// A distance by slider or by text with a unit; what cannot be read is said in words beside it. A
/// pin says whether it stays.
class DistanceBar : public QWidget {
    Q_OBJECT

  public:
    explicit DistanceBar(QWidget* parent = nullptr);

    void setRange(Length low, Length high); ///< low < high
    void setDistance(Length distance);      ///< emits nothing
    void setPinned(bool pinned);            ///< likewise
    Length distance() const { return distance_; }
    Length low() const { return low_; }
    Length high() const { return high_; }

  signals:
    /// `settled` is false while the slider is being dragged.
    void changed(double metres, bool settled);
    /// Whether the distance is to stay, or to follow the object that is chosen.
    void pinned(bool isPinned);

  private:
    void slide(int position);
    void settle();
    void readText();
    void refuse(const QString& reason);
    void showText();
    void showSlider();
    Length atSlider(int position) const;

    QSlider* slider_;
    QLineEdit* field_;
    QToolButton* pin_;
    QLabel* refusal_;
    Length low_ = 0_mm;
    Length high_ = 400_mm;
    Length distance_ = 200_mm;
    bool sliding_ = false;
};

} // namespace fringe
