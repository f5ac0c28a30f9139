// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/view_transform.h"

#include <QLineF>
#include <QObject>
#include <QPointF>
#include <QPointer>
#include <QSizeF>
#include <QWidget>

class QKeyEvent;
class QMouseEvent;
class QWheelEvent;

namespace fringe {

/// The hand of a picture view: wheel zooms about the cursor, drag pans, double click fits, and so
/// do + - arrows and 0 on the keyboard. Watches the widget and owns the transform of what it shows.
class PanZoom : public QObject {
    Q_OBJECT

  public:
    explicit PanZoom(QWidget* target);

    /// A plane in other proportions is fitted; else what is seen of it stays, also in finer
    /// samples, with the middle of sample ⌊N/2⌋ at its place.
    void setPlane(QSizeF samples, double aspect = 1);
    const ViewTransform& transform() const { return transform_; }

    void fit();
    void look(const QRectF& samples); ///< at a part of the plane
    void showActualSize();            ///< one device pixel per sample
    void setDrawing(bool draws);      ///< with the left button, rather than panning
    void zoomBy(double factor);

  signals:
    void transformChanged();
    void hovered(QPointF sample);   ///< inside the plane
    void drawn(const QLineF& line); ///< while it is being dragged [samples]
    void left();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void press(const QMouseEvent& event);
    void move(const QMouseEvent& event);
    void wheel(const QWheelEvent& event);
    bool key(const QKeyEvent& event);
    void zoomAbout(QPointF position, double factor);
    void set(ViewTransform transform);
    void report(QPointF position);
    QSizeF viewSize() const { return target_->size(); }

    QWidget* target_;
    QSizeF samples_;
    ViewTransform transform_;
    bool fitted_ = true;
    bool isDrawing_ = false, dragging_ = false;
    QPointF from_, last_;
};

} // namespace fringe
