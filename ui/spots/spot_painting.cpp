// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spots/spot_painting.h"

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

constexpr double gridPixels = 70; ///< between lines, at least
constexpr std::size_t manySpots = 4000;
constexpr double spacious = 11;    ///< pixels from spot to spot that leave room for full size
constexpr double smallest = 0.35;  ///< of the full size
constexpr double fullColour = 0.3; ///< of the mean power: this much more or less

const QColor gridColour(58, 61, 67);
const QColor axisColour(96, 100, 108);
const QColor reachColour(210, 170, 80, 190);
const QColor neutral(205, 211, 220);
const QColor tooLittle(70, 140, 255);
const QColor tooMuch(255, 140, 50);

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

/// Calls `line(value)` for round values in `span`, at least `gridPixels` apart.
template <class Line> void forRoundValues(Span span, double perPixel, const Line& line) {
    const double step = niceAbove(gridPixels * perPixel);
    for (double i = std::ceil(span.low / step); i * step <= span.high; ++i)
        line(i * step);
}

void paintLabel(QPainter& painter, QPointF place, double value) {
    painter.setPen(viewText().darker(140));
    painter.drawText(place, lengthText(value));
}

void paintPlanGrid(QPainter& painter, const SpotFrame& frame) {
    const QRectF plan = frame.plan(), strip = frame.strip();
    forRoundValues(frame.shownX(), frame.metresPerPixel(), [&](double x) {
        const double column = frame.inPlan(x, 0).x();
        painter.setPen(x == 0 ? axisColour : gridColour);
        painter.drawLine(QPointF(column, plan.top()), QPointF(column, plan.bottom()));
        painter.drawLine(QPointF(column, strip.top()), QPointF(column, strip.bottom()));
        paintLabel(painter, {column + 3, plan.bottom() - 4}, x);
    });
    forRoundValues(frame.shownY(), frame.metresPerPixel(), [&](double y) {
        const double row = frame.inPlan(0, y).y();
        painter.setPen(y == 0 ? axisColour : gridColour);
        painter.drawLine(QPointF(plan.left(), row), QPointF(plan.right(), row));
        paintLabel(painter, {plan.left() + 4, row - 3}, y);
    });
}

void paintStripGrid(QPainter& painter, const SpotFrame& frame) {
    const QRectF strip = frame.strip();
    forRoundValues(frame.shownZ(), frame.depthPerPixel() / 3, [&](double z) {
        const double row = frame.inStrip(0, z).y();
        painter.setPen(z == 0 ? axisColour : gridColour);
        painter.drawLine(QPointF(strip.left(), row), QPointF(strip.right(), row));
        paintLabel(painter, {strip.left() + 4, row - 2}, z);
    });
}

QColor colourOf(const SpotScene& scene, std::size_t number) {
    return scene.isBright() ? powerColour(scene.brightness[number]) : neutral;
}

void paintSpot(QPainter& painter, QPointF place, double radius, const QColor& colour) {
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    painter.drawEllipse(place, radius, radius);
}

void paintDark(QPainter& painter, QPointF place, double radius) {
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(neutral, 1.2, Qt::DotLine));
    painter.drawEllipse(place, radius, radius);
}

void paintChosen(QPainter& painter, QPointF place, double radius) {
    const double ring = radius * 5 / 3;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(Qt::white, 1.6));
    painter.drawEllipse(place, ring, ring);
}

/// About the way from spot to spot in the plan, if they fill the rectangle that holds them or lie
/// along it [pixels].
double spacingOf(const SpotFrame& frame, const SpotList& spots) {
    QRectF all;
    for (const Spot& spot : spots) {
        const QPointF place = frame.inPlan(spot.x, spot.y);
        all = all.isNull() ? QRectF(place, QSizeF(1, 1)) : all.united({place, QSizeF(1, 1)});
    }
    const auto count = static_cast<double>(spots.size());
    return std::max(std::sqrt(all.width() * all.height() / count),
                    std::max(all.width(), all.height()) / count);
}

void paintDiscs(QPainter& painter, const SpotFrame& frame, const SpotScene& scene,
                SpotFrame::Part part) {
    const SpotList& spots = scene.spots();
    const double largest = largestIntensity(spots);
    const double size = spotSize(frame, spots);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t number = 0; number < spots.size(); ++number) {
        const QPointF place = frame.place(spots[number], part);
        const double radius = size * spotRadius(spots[number], largest);
        if (spots[number].intensity > 0)
            paintSpot(painter, place, radius, colourOf(scene, number));
        else
            paintDark(painter, place, radius);
        if (scene.chosen.contains(number))
            paintChosen(painter, place, radius);
    }
}

void paintDots(QPainter& painter, const SpotFrame& frame, const SpotScene& scene,
               SpotFrame::Part part) {
    const SpotList& spots = scene.spots();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (std::size_t number = 0; number < spots.size(); ++number) {
        const bool chosen = scene.chosen.contains(number);
        painter.setPen(QPen(chosen ? Qt::white : colourOf(scene, number), chosen ? 4 : 3));
        painter.drawPoint(frame.place(spots[number], part));
    }
}

double middleDepth(const SpotList& spots) {
    double sum = 0;
    for (const Spot& spot : spots)
        sum += spot.z;
    return spots.empty() ? 0 : sum / static_cast<double>(spots.size());
}

} // namespace

const SpotList& SpotScene::spots() const {
    static const SpotList none;
    return list ? *list : none;
}

QColor powerColour(double brightness) {
    const double share = std::clamp((brightness - 1) / fullColour, -1.0, 1.0);
    return share < 0 ? mixed(neutral, tooLittle, -share) : mixed(neutral, tooMuch, share);
}

double spotRadius(const Spot& spot, double largest) {
    return largest > 0 && spot.intensity > 0 ? 2.2 + 2.3 * std::sqrt(spot.intensity / largest)
                                             : 4.5;
}

double spotSize(const SpotFrame& frame, const SpotList& spots) {
    return spots.size() < 2 ? 1 : std::clamp(spacingOf(frame, spots) / spacious, smallest, 1.0);
}

void paintGrid(QPainter& painter, const SpotFrame& frame) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(frame.strip());
    paintStripGrid(painter, frame);
    painter.setClipping(false);
    paintPlanGrid(painter, frame);
    painter.setPen(axisColour);
    painter.drawLine(frame.strip().topLeft(), frame.strip().topRight());
}

void paintReach(QPainter& painter, const SpotFrame& frame, const SpotScene& scene) {
    if (!scene.reach)
        return;
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(reachColour, 1.2, Qt::DashLine));
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

void paintSpots(QPainter& painter, const SpotFrame& frame, const SpotScene& scene,
                SpotFrame::Part part) {
    painter.setClipRect(part == SpotFrame::Part::Strip ? frame.strip() : frame.plan());
    if (scene.spots().size() > manySpots)
        paintDots(painter, frame, scene, part);
    else
        paintDiscs(painter, frame, scene, part);
    painter.setClipping(false);
}

void paintCaptions(QPainter& painter, const SpotFrame& frame, const SpotScene& scene) {
    const auto write = [&](const QRectF& area, int flags, const QString& text) {
        const QRectF place = painter.boundingRect(area.adjusted(6, 4, -6, -4), flags, text);
        painter.fillRect(place.adjusted(-3, 0, 3, 0), QColor(30, 32, 36, 200));
        painter.setPen(viewText().darker(115));
        painter.drawText(place, flags, text);
    };
    const QString depths = scene.hasLens ? SpotPainting::tr("x and z, from the focal plane")
                                         : SpotPainting::tr("x and z, from the hologram");
    write(frame.strip(), Qt::AlignRight | Qt::AlignTop, depths);
    if (scene.reach)
        write(frame.plan(), Qt::AlignRight | Qt::AlignTop,
              SpotPainting::tr("dashed: what the pixels reach"));
}

} // namespace fringe
