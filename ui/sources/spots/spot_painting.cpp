// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_painting.h"

#include "ui/canvas/canvas_painting.h"
#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QCoreApplication>
#include <QPainter>
#include <QPolygonF>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

struct SpotPainting {
    Q_DECLARE_TR_FUNCTIONS(fringe::SpotPainting)
};

constexpr std::size_t manySpots = 4000;
constexpr double spacious = 11;       ///< pixels from spot to spot that leave room for full size
constexpr double smallestSize = 0.35; ///< of the full size
constexpr double fullColour = 0.3;    ///< of the mean power: this much more or less

QColor mixed(const QColor& a, const QColor& b, double share) {
    const auto mix = [share](int x, int y) {
        return static_cast<int>(std::lround(x + (y - x) * share));
    };
    return {mix(a.red(), b.red()), mix(a.green(), b.green()), mix(a.blue(), b.blue())};
}

double largestIntensity(const SpotList& spots) {
    double largest = 0;
    for (const Spot& spot : spots)
        largest = std::max(largest, spot.intensity);
    return largest;
}

constexpr double paleness = 0.6; ///< share of the view's colour in powers that are old

QColor colourOf(const SpotScene& scene, std::size_t number) {
    if (!scene.isBright())
        return shade(Role::Spot);
    const QColor colour = powerColour(scene.brightness[number]);
    return scene.isOld ? mixed(colour, shade(Role::View), paleness) : colour;
}

void paintSpot(QPainter& painter, QPointF place, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(place, radius, radius);
}

void paintDark(QPainter& painter, QPointF place, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Spot), 1.2, Qt::DotLine));
    painter.drawEllipse(place, radius, radius);
}

void paintChosen(QPainter& painter, QPointF place, double radius) {
    const double ring = radius * 5 / 3;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Chosen), 1.6));
    painter.drawEllipse(place, ring, ring);
}

/// About the way from spot to spot in the plan, if they fill the rectangle that holds them or lie
/// along it [pixels].
double spacingOf(const CanvasFrame& frame, const SpotList& spots) {
    QRectF all;
    for (const Spot& spot : spots) {
        const QPointF place = frame.inPlan(spot.x, spot.y);
        all = all.isNull() ? QRectF(place, QSizeF(1, 1)) : all.united({place, QSizeF(1, 1)});
    }
    const auto count = static_cast<double>(spots.size());
    return std::max(std::sqrt(all.width() * all.height() / count),
                    std::max(all.width(), all.height()) / count);
}

void paintDiscs(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene,
                CanvasFrame::Part part) {
    const SpotList& spots = scene.spots();
    const double largest = largestIntensity(spots);
    const double size = spotSize(frame, spots);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t number = 0; number < spots.size(); ++number) {
        const QPointF place = placeOf(frame, spots[number], part);
        const double radius = size * spotRadius(spots[number], largest);
        if (spots[number].intensity > 0)
            paintSpot(painter, place, radius, colourOf(scene, number));
        else
            paintDark(painter, place, radius);
        if (scene.chosen.contains(number))
            paintChosen(painter, place, radius);
    }
}

void paintDots(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene,
               CanvasFrame::Part part) {
    const SpotList& spots = scene.spots();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t number = 0; number < spots.size(); ++number) {
        const bool chosen = scene.chosen.contains(number);
        painter.setPen(
            QPen(chosen ? shade(Role::Chosen) : colourOf(scene, number), chosen ? 4 : 3));
        painter.drawPoint(placeOf(frame, spots[number], part));
    }
}

double middleDepth(const SpotList& spots) {
    double sum = 0;
    for (const Spot& spot : spots)
        sum += spot.z;
    return spots.empty() ? 0 : sum / static_cast<double>(spots.size());
}

/// What the colours of spots say, in a line under the caption of the plan.
void paintPowerLegend(QPainter& painter, const QRectF& area) {
    constexpr double width = 60, height = 8, gap = 5;
    const int percent = static_cast<int>(100 * fullColour);
    const QFontMetricsF metrics(painter.font());
    //: at the ends of a scale of colours, in per cent
    const QString least = SpotPainting::tr("power −%1 %").arg(percent);
    const QString most = SpotPainting::tr("+%1 %").arg(percent);
    const double before = metrics.horizontalAdvance(least), after = metrics.horizontalAdvance(most);
    const QRectF line(area.right() - before - after - width - 5 * gap,
                      area.top() + 6 + metrics.height(), before + after + width + 4 * gap,
                      metrics.height());
    painter.fillRect(line, shade(Role::ViewShade));
    painter.setPen(shade(Role::ViewHint));
    painter.drawText(line.adjusted(gap, 0, 0, 0), Qt::AlignLeft, least);
    painter.drawText(line.adjusted(0, 0, -gap, 0), Qt::AlignRight, most);
    const QRectF bar(line.left() + before + 2 * gap, line.center().y() - height / 2, width, height);
    for (int i = 0; i < static_cast<int>(width); ++i)
        painter.fillRect(QRectF(bar.left() + i, bar.top(), 1, height),
                         powerColour(1 + fullColour * (2 * i / width - 1)));
}

} // namespace

const SpotList& SpotScene::spots() const {
    static const SpotList none;
    return list ? *list : none;
}

QColor powerColour(double brightness) {
    const double share = std::clamp((brightness - 1) / fullColour, -1.0, 1.0);
    return share < 0 ? mixed(shade(Role::Spot), shade(Role::TooLittle), -share)
                     : mixed(shade(Role::Spot), shade(Role::TooMuch), share);
}

QPointF placeOf(const CanvasFrame& frame, const Spot& spot, CanvasFrame::Part part) {
    return part == CanvasFrame::Part::Strip ? frame.inStrip(spot.x, spot.z)
                                            : frame.inPlan(spot.x, spot.y);
}

double spotRadius(const Spot& spot, double largest) {
    return largest > 0 && spot.intensity > 0 ? 2.2 + 2.3 * std::sqrt(spot.intensity / largest)
                                             : 4.5;
}

double spotSize(const CanvasFrame& frame, const SpotList& spots) {
    return spots.size() < 2 ? 1 : std::clamp(spacingOf(frame, spots) / spacious, smallestSize, 1.0);
}

void paintReach(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene) {
    if (!scene.reach)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(shade(Role::Reach), 1.2, Qt::DashLine));
    painter.setClipRect(frame.plan());
    const QPointF reach = scene.reach(middleDepth(scene.spots()));
    painter.drawRect(
        QRectF(frame.inPlan(-reach.x(), reach.y()), frame.inPlan(reach.x(), -reach.y())));
    painter.setClipRect(frame.strip());
    for (const double side : {-1.0, 1.0}) {
        QPolygonF edge;
        const Span depths = frame.shownZ();
        for (int i = 0; i <= 32; ++i) {
            const double z = depths.low + depths.length() * i / 32;
            edge << frame.inStrip(side * scene.reach(z).x(), z);
        }
        painter.drawPolyline(edge);
    }
    painter.setClipping(false);
}

void paintSpots(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene,
                CanvasFrame::Part part) {
    painter.setClipRect(part == CanvasFrame::Part::Strip ? frame.strip() : frame.plan());
    if (scene.spots().size() > manySpots)
        paintDots(painter, frame, scene, part);
    else
        paintDiscs(painter, frame, scene, part);
    painter.setClipping(false);
}

void paintCaptions(QPainter& painter, const CanvasFrame& frame, const SpotScene& scene) {
    const QString depths = scene.hasLens ? SpotPainting::tr("x and z, from the focal plane")
                                         : SpotPainting::tr("x and z, from the hologram");
    paintCaption(painter, frame.strip(), Qt::AlignRight | Qt::AlignTop, depths);
    if (scene.reach)
        paintCaption(painter, frame.plan(), Qt::AlignRight | Qt::AlignTop,
                     SpotPainting::tr("dashed: what the pixels reach"));
    if (scene.isBright())
        paintPowerLegend(painter, frame.plan());
}

} // namespace fringe
