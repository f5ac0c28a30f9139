// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_painting.h"

#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QPainter>

#include <cmath>

namespace fringe {
namespace {

constexpr double gridPixels = 64; ///< between lines, at least

/// Calls `line(value)` for round values in `span`, at least `gridPixels` apart.
template <class Line> void forRoundValues(Span span, double perPixel, const Line& line) {
    const double step = niceAbove(gridPixels * perPixel);
    for (double i = std::ceil(span.low / step); i * step <= span.high; ++i)
        line(i * step);
}

/// A label is left out where it does not lie in the room as a whole.
void paintLabel(QPainter& painter, const QRectF& room, QPointF place, double value) {
    const QString text = lengthText(value);
    const QFontMetricsF metrics(painter.font());
    const QRectF box(place.x(), place.y() - metrics.capHeight(), metrics.horizontalAdvance(text),
                     metrics.capHeight());
    if (!room.contains(box))
        return;
    painter.setPen(shade(Role::ViewHint));
    painter.drawText(place, text);
}

void paintPlanGrid(QPainter& painter, const CanvasFrame& frame) {
    const QRectF plan = frame.plan(), strip = frame.strip();
    const QRectF aboveNumbers = plan.adjusted(0, 0, 0, -painter.fontMetrics().height());
    forRoundValues(frame.shownX(), frame.metresPerPixel(), [&](double x) {
        const double column = frame.inPlan(x, 0).x();
        painter.setPen(x == 0 ? shade(Role::ViewAxis) : shade(Role::ViewGrid));
        painter.drawLine(QPointF(column, plan.top()), QPointF(column, plan.bottom()));
        painter.drawLine(QPointF(column, strip.top()), QPointF(column, strip.bottom()));
        paintLabel(painter, plan, {column + 3, plan.bottom() - 4}, x);
    });
    forRoundValues(frame.shownY(), frame.metresPerPixel(), [&](double y) {
        const double row = frame.inPlan(0, y).y();
        painter.setPen(y == 0 ? shade(Role::ViewAxis) : shade(Role::ViewGrid));
        painter.drawLine(QPointF(plan.left(), row), QPointF(plan.right(), row));
        paintLabel(painter, aboveNumbers, {plan.left() + 4, row - 3}, y);
    });
}

void paintStripGrid(QPainter& painter, const CanvasFrame& frame) {
    const QRectF strip = frame.strip();
    forRoundValues(frame.shownZ(), frame.depthPerPixel() / 3, [&](double z) {
        const double row = frame.inStrip(0, z).y();
        painter.setPen(z == 0 ? shade(Role::ViewAxis) : shade(Role::ViewGrid));
        painter.drawLine(QPointF(strip.left(), row), QPointF(strip.right(), row));
        paintLabel(painter, strip, {strip.left() + 4, row - 2}, z);
    });
}

} // namespace

void paintGrid(QPainter& painter, const CanvasFrame& frame) {
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setClipRect(frame.strip());
    paintStripGrid(painter, frame);
    painter.setClipping(false);
    paintPlanGrid(painter, frame);
    painter.setPen(shade(Role::ViewAxis));
    painter.drawLine(frame.strip().topLeft(), frame.strip().topRight());
}

void paintCaption(QPainter& painter, const QRectF& area, int flags, const QString& text) {
    painter.setPen(shade(Role::ViewHint)); // without a pen, text has no bounds
    const QRectF place = painter.boundingRect(area.adjusted(6, 4, -6, -4), flags, text);
    painter.fillRect(place.adjusted(-3, 0, 3, 0), shade(Role::ViewShade));
    painter.drawText(place, flags, text);
}

void paintHint(QPainter& painter, const CanvasFrame& frame, const QString& text) {
    constexpr int flags = Qt::AlignCenter | Qt::TextWordWrap;
    QRectF room = frame.plan().adjusted(24, 12, -24, -painter.fontMetrics().height() - 12);
    room.setTop(frame.plan().center().y());
    painter.setPen(shade(Role::ViewAxis));
    const QRectF place = painter.boundingRect(room, flags, text);
    painter.setBrush(shade(Role::View));
    painter.drawRoundedRect(place.adjusted(-9, -5, 9, 5), 4, 4);
    painter.setPen(shade(Role::ViewText));
    painter.drawText(place, flags, text);
}

} // namespace fringe
