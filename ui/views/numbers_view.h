// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/studio/shown_plane.h"
#include "ui/views/plane_view.h"

#include <QLineF>
#include <QRect>

#include <vector>

class QComboBox;

namespace fringe {

class RegionMark;

/// A plane of numbers in a map that is chosen. Lines that are drawn on it are measured.
class NumbersView : public PlaneView {
    Q_OBJECT

  public:
    NumbersView(const QString& name, const QString& title, QWidget* parent = nullptr);

    /// Null: none, and why. Zoom and line stay if the shape does; whether that is another.
    bool setPlane(std::shared_ptr<const ShownPlane> plane, const QString& absence = {});
    /// Pixels that are pointed at, and looked at once they are others; empty: none.
    void setMark(const QRect& pixels);
    void measure(const QLineF& line); ///< [samples], cut to the plane

  signals:
    /// Places on the line [m] over the values there, at most 1,024.
    void measured(const std::vector<QPointF>& section);

  protected:
    void probe(QPointF sample) override;

  private:
    void showPlane();
    void takeSection();
    void mark(const QString& text = {}); ///< what is pointed at and measured

    QComboBox* map_;
    RegionMark* mark_;
    NewestWork cutting_;
    std::shared_ptr<const ShownPlane> plane_;
    QRect marked_;
    QLineF measured_;
};

} // namespace fringe
