// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pictures/picture_painting.h"
#include "ui/pictures/region_box.h"

#include <QWidget>

namespace fringe {

/// The plane of a picture: the picture in its place, the signal region and, around it, the noise
/// region. Of the rectangle that is edited, a drag inside moves it and a drag of a handle resizes
/// it; the arrow keys do the same, with Ctrl for its size. A drag elsewhere draws another signal
/// region. The wheel zooms. It asks for changes and shows what it is given. GUI thread.
class PictureCanvas : public QWidget {
    Q_OBJECT

  public:
    enum class Edited { Signal, Picture };

    explicit PictureCanvas(QWidget* parent = nullptr);

    void setScene(PictureScene scene);
    const PictureScene& scene() const { return scene_; }
    void setEdited(Edited edited);
    Edited edited() const { return edited_; }
    void fitPlane();
    void fitPicture();
    void zoomBy(double factor);

    /// Where a point of the plane [m] is shown; for tests.
    QPointF placeOf(double x, double y) const { return frame_.inPlan(x, y); }

    QSize sizeHint() const override { return {480, 360}; }
    QSize minimumSizeHint() const override { return {200, 160}; }

  signals:
    void placed(const fringe::PicturePlace& place); ///< of what is edited, by a drag
    void nudged(const fringe::PicturePlace& place); ///< by a key
    void hovered(std::optional<QPointF> at);        ///< [m]; nothing once it has left

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    enum class Hand { Free, Ready, Dragging, Panning };
    std::optional<PicturePlace> editedPlace() const;
    std::optional<RegionBox> keyStep(const QKeyEvent& event) const;
    void showBox(const RegionBox& box);
    void dragTo(QPointF place);
    void pointAt(QPointF place);
    QPointF inPlane(QPointF place) const;
    void giveUp();

    PictureScene scene_;
    PictureScene before_; ///< the drag
    SpotFrame frame_{false};
    Edited edited_ = Edited::Signal;
    Hand hand_ = Hand::Free;
    Grip grip_;
    QPointF from_, at_;
};

} // namespace fringe
