// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/plane_canvas.h"

#include <QImage>
#include <QList>
#include <QString>

namespace fringe {

struct CameraSight;

/// A camera's picture in its plane, bright pixels never lost where it is small. Spots in it can be
/// picked while that is wanted.
class CameraCanvas : public PlaneCanvas {
    Q_OBJECT

  public:
    explicit CameraCanvas(QWidget* parent);

    void setSight(const CameraSight& sight);
    void setMarks(const QList<QPointF>& places); ///< numbered from 1 [m]
    void setPicking(bool picking);
    /// Pixel of the picture at a place of the plane [m]: column and row from 0 at the middle of the
    /// top left one.
    QPointF pixelAt(QPointF place) const;
    QPointF placeOf(QPointF place) const; ///< where it is shown, in pixels of the widget

  signals:
    void picked(QPointF place); ///< [m]

  protected:
    QString placeholder() const override;
    void paintPlane(QPainter& painter) override;
    void fit() override;
    Tool press(Qt::KeyboardModifiers modifiers) override;
    void hover() override {}
    void drag() override {}
    void release(Tool) override {}
    void giveUp(Tool) override {}
    void changeEvent(QEvent* event) override;

  private:
    const QImage& reduced(int factor);

    QImage counts_, reduced_;
    int factor_ = 0; ///< of what is reduced
    double pitch_ = 0;
    QString text_;
    QList<QPointF> marks_;
    bool isPicking_ = false;
};

} // namespace fringe
