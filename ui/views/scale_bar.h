// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

namespace fringe {

/// A bar of round length with its number, laid over the lower left corner of `host`.
class ScaleBar : public QWidget {
    Q_OBJECT

  public:
    explicit ScaleBar(QWidget* host);

    /// How many metres a widget pixel spans; 0 hides the bar.
    void setMetresPerPixel(double metres);

  protected:
    void paintEvent(QPaintEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void place();

    double length_ = 0; ///< [m]
    double pixels_ = 0;
};

} // namespace fringe
