// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/colour_maps.h"

#include <QString>
#include <QWidget>

#include <vector>

namespace fringe {

/// A number written beside a colour bar; `place` is 0 at the bottom and 1 at the top.
struct ColourTick {
    double place = 0;
    QString text;
};

/// What a colour bar says.
struct ColourScale {
    ColourTable table{};
    QString title; ///< quantity or unit, short
    std::vector<ColourTick> ticks;
};

/// An upright strip of a colour table with its numbers. Empty until it has a scale.
class ColourBar : public QWidget {
    Q_OBJECT

  public:
    explicit ColourBar(QWidget* parent = nullptr);
    void setScale(const ColourScale& scale);
    const ColourScale& scale() const { return scale_; }
    void clear();

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return {sizeHint().width(), 38}; }

  protected:
    void paintEvent(QPaintEvent* event) override;

  private:
    QRect strip() const;

    ColourScale scale_;
};

/// 0 … 2π in quarters.
ColourScale phaseScale(const QString& title);
/// Numbers from `low` to `high` at round places.
ColourScale numberScale(const ColourTable& table, const QString& title, double low, double high);
/// Whole numbers from 0 to `count` - 1 in greys; at least two levels.
ColourScale levelScale(const QString& title, int count);

} // namespace fringe
