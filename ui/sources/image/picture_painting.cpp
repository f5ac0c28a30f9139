// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/picture_painting.h"

#include "ui/canvas/canvas_painting.h"
#include "ui/sources/image/region_box.h"
#include "ui/style/theme.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>
#include <QTransform>

#include <algorithm>
#include <utility>

namespace fringe {
namespace {

struct PicturePainting {
    Q_DECLARE_TR_FUNCTIONS(fringe::PicturePainting)
};

constexpr double handle = 7; ///< pixels

QRectF onScreen(const CanvasFrame& frame, const RegionBox& box) {
    return {frame.inPlan(box.left, box.top), frame.inPlan(box.right, box.bottom)};
}

QRectF planeOnScreen(const CanvasFrame& frame, const Reach& reach) {
    return onScreen(frame, {-reach.x, reach.x, -reach.y, reach.y});
}

QPolygonF onScreen(const CanvasFrame& frame, const std::vector<PlanePoint>& points) {
    QPolygonF polygon;
    for (const PlanePoint& point : points)
        polygon << frame.inPlan(point.x, point.y);
    return polygon;
}

/// From metres in the plane.
QTransform toScreen(const CanvasFrame& frame) {
    const QPointF middle = frame.inPlan(0, 0);
    const double scale = 1 / frame.metresPerPixel();
    return {scale, 0, 0, -scale, middle.x(), middle.y()};
}

QRectF squareAt(QPointF place) {
    return {place.x() - handle / 2, place.y() - handle / 2, handle, handle};
}

/// Below the lowest point; a polygon may have none yet.
void paintSignalCaption(QPainter& painter, const CanvasFrame& frame,
                        const std::vector<PlanePoint>& outline) {
    const auto low = std::ranges::min_element(
        outline, {}, [](PlanePoint point) { return std::pair(point.y, point.x); });
    if (low == outline.end())
        return;
    const double line = painter.fontMetrics().height() + 8;
    paintCaption(painter,
                 QRectF(frame.inPlan(low->x, low->y) + QPointF(-6, handle / 2), QSizeF(400, line)),
                 Qt::AlignLeft | Qt::AlignVCenter, PicturePainting::tr("signal"));
}

} // namespace

void paintPlane(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (const QRectF place = onScreen(frame, boxOf(scene.picture)); !scene.image.isNull()) {
        painter.drawImage(place, scene.image);
        keepRed(painter, place);
    }
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Reach), 1.2, Qt::DashLine));
    painter.drawRect(planeOnScreen(frame, scene.reach));
}

void paintSignal(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene) {
    using Kind = SignalRegion::Kind;
    if (scene.signal.kind == Kind::Plane)
        return;
    const bool isMask = scene.signal.kind == Kind::Mask;
    const QRectF place = onScreen(frame, boxOf(scene.signal.place));
    const QPainterPath outline = toScreen(frame).map(outlinePath(scene.signal, scene.mask.edges));
    QPainterPath noise;
    noise.setFillRule(Qt::OddEvenFill);
    noise.addRect(planeOnScreen(frame, scene.reach));
    if (isMask)
        noise.addRect(place);
    else
        noise.addPath(outline);
    painter.save();
    painter.setClipRect(planeOnScreen(frame, scene.reach), Qt::IntersectClip);
    painter.fillPath(noise, shade(Role::Noise));
    if (isMask && !scene.mask.noise.isNull()) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform, false);
        painter.drawImage(place, scene.mask.noise);
        keepRed(painter, place);
    }
    painter.restore();
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Signal), 1.4));
    painter.drawPath(outline);
}

void paintHandles(QPainter& painter, const CanvasFrame& frame, const PicturePlace& place) {
    const QRectF area = onScreen(frame, boxOf(place));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Chosen), 1.4));
    painter.drawRect(area);
    painter.setBrush(shade(Role::Handle));
    for (const double x : {area.left(), area.center().x(), area.right()})
        for (const double y : {area.top(), area.center().y(), area.bottom()})
            if (QPointF(x, y) != area.center())
                painter.drawRect(squareAt({x, y}));
}

void paintCorners(QPainter& painter, const CanvasFrame& frame,
                  const std::vector<PlanePoint>& corners, std::optional<std::size_t> chosen) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Chosen), 1.4));
    painter.drawPolygon(onScreen(frame, corners));
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const QPointF place = frame.inPlan(corners[i].x, corners[i].y);
        painter.setBrush(i == chosen ? shade(Role::Signal) : shade(Role::Handle));
        painter.drawRect(squareAt(place));
    }
}

void paintDrawing(QPainter& painter, const CanvasFrame& frame,
                  const std::vector<PlanePoint>& corners, QPointF cursor) {
    if (corners.empty())
        return;
    const QPolygonF drawn = onScreen(frame, corners);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Chosen), 1, Qt::DotLine));
    painter.drawLine(drawn.back(), cursor);
    painter.setPen(QPen(shade(Role::Chosen), 1.4));
    painter.drawPolyline(drawn);
    painter.setBrush(shade(Role::Handle));
    painter.drawRect(squareAt(drawn.front()));
    paintCaption(painter, frame.plan(), Qt::AlignHCenter | Qt::AlignBottom | Qt::TextWordWrap,
                 PicturePainting::tr("Click: corner; double-click or Enter: close; Backspace: "
                                     "back; Esc: give up."));
}

void paintPictureCaptions(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene) {
    const QString edge = scene.hasLens ? PicturePainting::tr("dashed: what the pixels reach")
                                       : PicturePainting::tr("dashed: as large as the plate");
    paintCaption(painter, frame.plan(), Qt::AlignRight | Qt::AlignTop, edge);
    if (scene.signal.kind == SignalRegion::Kind::Plane)
        return;
    paintSignalCaption(painter, frame, outlineOf(scene.signal));
    const QRectF plane = planeOnScreen(frame, scene.reach) & frame.plan();
    paintCaption(painter, plane, Qt::AlignLeft | Qt::AlignTop, PicturePainting::tr("noise"));
}

} // namespace fringe
