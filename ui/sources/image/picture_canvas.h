// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/plane_canvas.h"
#include "ui/sources/image/picture_painting.h"
#include "ui/sources/image/polygon_tool.h"
#include "ui/sources/image/region_box.h"

namespace fringe {

/// The plane of a picture: the picture in its place, the signal region and, around it, the noise
/// region. Of what is edited, a drag inside moves it and a drag of a handle resizes it; the arrow
/// keys do the same, with Ctrl for its size. A drag elsewhere draws another signal region; what
/// becomes of polygons is in `PolygonTool`. The wheel zooms. It asks for changes and shows what it
/// is given. GUI thread.
class PictureCanvas : public PlaneCanvas {
    Q_OBJECT

  public:
    enum class Edited { Signal, Picture };

    explicit PictureCanvas(QWidget* parent = nullptr);

    /// The corner that was held last is forgotten if the corners are others than those shown.
    void setScene(PictureScene scene);
    void giveUpPolygon(); ///< as far as it is drawn, and the corner that was held last
    const PictureScene& scene() const { return scene_; }
    void setEdited(Edited edited);
    Edited edited() const { return edited_; }
    void fitPlane();
    void fitPicture();

    /// Where a point of the plane [m] is shown; for tests.
    QPointF placeOf(double x, double y) const { return frame().inPlan(x, y); }

  signals:
    void placed(const fringe::PicturePlace& place);  ///< of what is edited, by a drag
    void nudged(const fringe::PicturePlace& place);  ///< by a key
    void shaped(const fringe::SignalRegion& region); ///< by a drag or drawing of corners
    void hovered(std::optional<QPointF> at);         ///< [m]; nothing once it has left

  protected:
    QString placeholder() const override;
    void paintPlane(QPainter& painter) override;
    void fit() override { fitPlane(); }
    Tool press(Qt::KeyboardModifiers modifiers) override;
    void hover() override;
    void drag() override;
    void release(Tool before) override;
    void giveUp(Tool before) override;
    bool claims(const QKeyEvent& event) const override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;

  private:
    bool isEmpty() const { return scene_.image.isNull(); }
    bool editsPolygon() const;
    std::optional<PicturePlace> editedPlace() const;
    std::optional<RegionBox> keyStep(const QKeyEvent& event) const;
    bool drawsWith(const QKeyEvent& event); ///< whether it means the polygon
    void showBox(const RegionBox& box);
    SignalRegion through(const PolygonTool::Corners& corners) const;
    void propose(const std::optional<PolygonTool::Corners>& corners);
    void findGrip();
    Qt::CursorShape polygonCursor() const;
    double gripReach() const; ///< [m]
    PlanePoint exactly(QPointF place) const;
    PlanePoint pointAt(QPointF place) const; ///< in the plane
    QPointF inPlane(QPointF place) const;

    PictureScene scene_;
    PictureScene before_; ///< the drag
    Edited edited_ = Edited::Signal;
    RegionGrip grip_;
    PolygonTool polygon_;
};

} // namespace fringe
