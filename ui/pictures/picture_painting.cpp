// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_painting.h"

#include "ui/canvas/canvas_painting.h"
#include "ui/pictures/region_box.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPainterPath>

namespace fringe {
namespace {

struct PicturePainting {
    Q_DECLARE_TR_FUNCTIONS(fringe::PicturePainting)
};

constexpr double handle = 7; ///< pixels

const QColor planeColour(210, 170, 80, 190);
const QColor signalColour(86, 200, 180);
const QColor noiseColour(150, 160, 175, 46);

QRectF onScreen(const CanvasFrame& frame, const RegionBox& box) {
    return {frame.inPlan(box.left, box.top), frame.inPlan(box.right, box.bottom)};
}

QRectF planeOnScreen(const CanvasFrame& frame, const Reach& reach) {
    return onScreen(frame, {-reach.x, reach.x, -reach.y, reach.y});
}

} // namespace

void paintPlane(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene) {
    painter.setRenderHint(QPainter::SmoothPixmapTransform);
    if (!scene.image.isNull())
        painter.drawImage(onScreen(frame, boxOf(scene.picture)), scene.image);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(planeColour, 1.2, Qt::DashLine));
    painter.drawRect(planeOnScreen(frame, scene.reach));
}

void paintSignal(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene) {
    if (!scene.signal)
        return;
    const QRectF signal = onScreen(frame, boxOf(*scene.signal));
    QPainterPath noise;
    noise.addRect(planeOnScreen(frame, scene.reach));
    QPainterPath region;
    region.addRect(signal);
    painter.fillPath(noise.subtracted(region), QBrush(noiseColour, Qt::SolidPattern));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(signalColour, 1.4));
    painter.drawRect(signal);
}

void paintHandles(QPainter& painter, const CanvasFrame& frame, const PicturePlace& place) {
    const QRectF area = onScreen(frame, boxOf(place));
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 1.4));
    painter.drawRect(area);
    painter.setBrush(QColor(30, 32, 36));
    for (const double x : {area.left(), area.center().x(), area.right()})
        for (const double y : {area.top(), area.center().y(), area.bottom()})
            if (QPointF(x, y) != area.center())
                painter.drawRect(QRectF(x - handle / 2, y - handle / 2, handle, handle));
}

void paintPictureCaptions(QPainter& painter, const CanvasFrame& frame, const PictureScene& scene) {
    const QString edge = scene.hasLens ? PicturePainting::tr("dashed: what the pixels reach")
                                       : PicturePainting::tr("dashed: as large as the plate");
    paintCaption(painter, frame.plan(), Qt::AlignRight | Qt::AlignTop, edge);
    if (!scene.signal)
        return;
    const QRectF signal = onScreen(frame, boxOf(*scene.signal));
    const double line = painter.fontMetrics().height() + 8;
    paintCaption(painter,
                 QRectF(signal.left() - 6, signal.top() - line, signal.width() + 200, line),
                 Qt::AlignLeft | Qt::AlignVCenter, PicturePainting::tr("signal"));
    const QRectF plane = planeOnScreen(frame, scene.reach) & frame.plan();
    paintCaption(painter, plane, Qt::AlignLeft | Qt::AlignTop, PicturePainting::tr("noise"));
}

} // namespace fringe
