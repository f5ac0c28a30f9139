// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QImage>
#include <QLineF>
#include <QRect>
#include <QWidget>

namespace fringe {

/// A part of a plate, with a line across it that is drawn anew by dragging, and a place that is
/// pointed at. A double click asks for the whole plate.
class ReliefPicture : public QWidget {
    Q_OBJECT

  public:
    using QWidget::QWidget;
    /// part, line, place: in pixels of the plate; an empty place is none.
    void set(const QImage& picture, const QRect& part, const QLineF& line, const QRect& place);

    void setAspect(double aspect); ///< height of a pixel over its width

    QSize minimumSizeHint() const override { return {120, 90}; }

  signals:
    void drawn(const QLineF& line); ///< [pixels of the plate]
    void wholeWanted();

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    QRectF frame() const; ///< of the picture in the widget
    QPointF onPlate(const QPointF& place) const;
    QPointF inWidget(const QPointF& place) const; ///< centre of a pixel of the plate

    QImage picture_;
    QRect part_, place_;
    QLineF line_, pulled_;
    double aspect_ = 1;
};

} // namespace fringe
