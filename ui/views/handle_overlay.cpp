// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/handle_overlay.h"

#include "ui/style/theme.h"
#include "ui/views/handle_numbers.h"
#include "ui/views/view_style.h"

#include <QCursor>
#include <QLineF>
#include <QLocale>
#include <QPainter>
#include <QPixmap>

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>

namespace fringe {

namespace {

using Kind = Handle::Kind;

constexpr double arrowHead = 12; ///< pixels
constexpr double cubeSize = 5;
constexpr double sun = 6;

QString signedNumber(double value) {
    const QString number = QLocale().toString(value, 'g', 4);
    return value > 0 ? QLocale().positiveSign() + number : number;
}

QString degreesText(double radians) {
    constexpr double inDegrees = 180 / std::numbers::pi;
    return QStringLiteral("%1°").arg(QLocale().toString(radians * inDegrees, 'g', 4));
}

QColor colourOf(const Handle& handle) {
    switch (handle.kind) {
    case Kind::MoveFreely:
    case Kind::ScaleEvenly:
    case Kind::Lamp:
        return shade(Role::ViewText);
    default:
        return axisColour(handle.axis);
    }
}

void paintArrow(QPainter& painter, const QLineF& shaft) {
    painter.drawLine(shaft);
    QLineF back(shaft.p2(), shaft.p1());
    back.setLength(arrowHead);
    const QPointF across = QPointF(-back.dy(), back.dx()) * 0.4;
    painter.drawPolygon(QPolygonF{shaft.p2() + (shaft.p2() - back.p2()) * 0.3, back.p2() + across,
                                  back.p2() - across});
}

void paintSun(QPainter& painter, QPointF at) {
    painter.drawEllipse(at, sun, sun);
    for (int ray = 0; ray < 8; ++ray) {
        const double angle = ray * std::numbers::pi / 4;
        const QPointF way(std::cos(angle), std::sin(angle));
        painter.drawLine(at + way * (sun + 3), at + way * (sun + 6));
    }
}

/// An arc with a head at each end.
QCursor turningCursor() {
    QPixmap picture(25, 25);
    picture.fill(Qt::transparent);
    QPainter painter(&picture);
    painter.setRenderHint(QPainter::Antialiasing);
    for (const auto& [colour, width] : {std::pair{Role::View, 4.0}, {Role::ViewText, 2.0}}) {
        painter.setPen(QPen(shade(colour), width));
        painter.drawArc(QRectF(5, 5, 15, 15), 30 * 16, 300 * 16);
        painter.drawPolyline(QPolygonF{{14.0, 9.0}, {19.5, 8.5}, {20.0, 3.5}});
        painter.drawPolyline(QPolygonF{{14.0, 16.0}, {19.5, 16.5}, {20.0, 21.5}});
    }
    painter.end();
    return QCursor(picture);
}

/// Along a way on the screen.
Qt::CursorShape alongCursor(const QLineF& way) {
    const int octant = static_cast<int>(std::lround(way.angle() / 45)) % 4;
    return std::array{Qt::SizeHorCursor, Qt::SizeBDiagCursor, Qt::SizeVerCursor,
                      Qt::SizeFDiagCursor}[static_cast<std::size_t>(octant)];
}

} // namespace

QColor axisColour(std::size_t axis) {
    return shade(std::array{Role::AxisX, Role::AxisY, Role::AxisZ}[axis]);
}

QString axisName(std::size_t axis) {
    return QString(QLatin1Char("xyz"[axis]));
}

QCursor cursorFor(const Handle* handle, bool isPulling) {
    if (!handle)
        return Qt::ArrowCursor;
    switch (handle->kind) {
    case Kind::Move:
        return alongCursor(QLineF(handle->line.front(), handle->line.back()));
    case Kind::Turn:
        return turningCursor();
    case Kind::ScaleEvenly:
    case Kind::Scale:
        return Qt::SizeBDiagCursor;
    case Kind::Lamp:
        return isPulling ? Qt::ClosedHandCursor : Qt::OpenHandCursor;
    case Kind::MoveFreely:
        break;
    }
    return Qt::SizeAllCursor;
}

void HandleOverlay::setHandles(const Handles& handles) {
    handles_ = handles;
    update();
}

void HandleOverlay::point(const Handle* handle, QPointF place, bool isPulling) {
    pointed_ = handle ? std::optional(*handle) : std::nullopt;
    pointer_ = place;
    isPulling_ = isPulling;
    update();
}

void HandleOverlay::setPull(const Grip& grip, const std::optional<Pull>& pull) {
    grip_ = grip;
    pull_ = pull;
    update();
}

bool HandleOverlay::isPointed(const Handle& handle) const {
    return pointed_ && pointed_->kind == handle.kind && pointed_->axis == handle.axis;
}

void HandleOverlay::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto& all = handles_.all();
    for (auto handle = all.rbegin(); handle != all.rend(); ++handle)
        if (!isPulling_ || isPointed(*handle) || handle->kind == Kind::MoveFreely)
            paint(painter, *handle);
    paintText(painter);
}

void HandleOverlay::paint(QPainter& painter, const Handle& handle) const {
    const bool isBright = isPointed(handle);
    const QColor colour = isBright ? colourOf(handle).lighter(135) : colourOf(handle);
    painter.setPen(QPen(colour, isBright ? 3 : 1.8, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    const QPointF at = handle.line.front();
    if (handle.kind == Kind::Turn) {
        painter.setBrush(Qt::NoBrush);
        painter.drawPolyline(handle.line);
        return;
    }
    painter.setBrush(isBright ? colour : shade(Role::View));
    if (handle.kind == Kind::Move) {
        painter.setBrush(colour);
        paintArrow(painter, QLineF(at, handle.line.back()));
    } else if (handle.kind == Kind::MoveFreely) {
        painter.drawEllipse(at, cubeSize, cubeSize);
    } else if (handle.kind == Kind::Lamp) {
        painter.save();
        painter.setPen(QPen(colour, 1, Qt::DashLine));
        painter.drawLine(handles_.centre(), at);
        painter.restore();
        paintSun(painter, at);
    } else {
        painter.drawRect(
            QRectF(at - QPointF(cubeSize, cubeSize), QSizeF(2 * cubeSize, 2 * cubeSize)));
    }
}

void HandleOverlay::paintText(QPainter& painter) const {
    const QString words = text();
    if (words.isEmpty())
        return;
    QRectF box = painter.fontMetrics().boundingRect(QRect(0, 0, width(), height()), 0, words);
    box.adjust(-6, -3, 6, 3);
    box.moveTopLeft(pointer_ + QPointF(16, 16));
    box.moveLeft(std::clamp(box.left(), 0.0, std::max(0.0, width() - box.width())));
    if (box.bottom() > height())
        box.moveBottom(pointer_.y() - 8);
    painter.setPen(shade(Role::ViewAxis));
    painter.setBrush(shade(Role::ViewShade));
    painter.drawRoundedRect(box, 3, 3);
    painter.setPen(shade(Role::ViewText));
    painter.drawText(box, Qt::AlignCenter, words);
}

QString HandleOverlay::text() const {
    if (!pointed_)
        return {};
    if (isPulling_ && pull_) {
        if (const auto* motion = std::get_if<Motion>(&*pull_))
            return pullText(*motion);
        //: the light that falls on an object; two angles
        return tr("Light %1 from the side, %2 from above")
            .arg(degreesText(std::get<Lamp>(*pull_).azimuth.si()),
                 degreesText(std::get<Lamp>(*pull_).elevation.si()));
    }
    if (pointed_->kind == Kind::Turn)
        return tr("Turn about %1").arg(axisName(pointed_->axis));
    return verb() + QLatin1Char('\n') + numbersOf(grip_, *pointed_).text();
}

/// Verb of a handle that does not turn the object.
QString HandleOverlay::verb() const {
    switch (pointed_->kind) {
    case Kind::MoveFreely:
        return tr("Move");
    case Kind::Move:
        return tr("Move along %1").arg(axisName(pointed_->axis));
    case Kind::ScaleEvenly:
        return tr("Scale");
    case Kind::Scale:
        return tr("Scale along %1").arg(axisName(pointed_->axis));
    default:
        return tr("Turn the light");
    }
}

/// The numbers that the hand is changing: by how much, and to what.
QString HandleOverlay::pullText(const Motion& motion) const {
    const TurnedBox& box = grip_.box;
    switch (pointed_->kind) {
    case Kind::Turn: {
        const std::size_t u = (pointed_->axis + 1) % 3, v = (pointed_->axis + 2) % 3;
        const Angle angle = tidied(std::atan2(motion.turn[v][u], motion.turn[u][u]));
        return QStringLiteral("%1 %2%3").arg(axisName(pointed_->axis),
                                             angle > Angle{} ? QStringLiteral("+") : QString(),
                                             degreesText(angle.si()));
    }
    case Kind::ScaleEvenly:
    case Kind::Scale: {
        const std::size_t axis = pointed_->axis;
        return QStringLiteral("× %1\n%2")
            .arg(QLocale().toString(motion.scale[axis], 'g', 4),
                 sizeText({2 * box.half[0], 2 * box.half[1], 2 * box.half[2]}));
    }
    default:
        break;
    }
    QStringList lines;
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (pointed_->kind == Kind::MoveFreely || axis == pointed_->axis)
            lines << QStringLiteral("%1 %2 mm (%3)")
                         .arg(axisName(axis), QLocale().toString(1e3 * box.centre[axis], 'g', 6),
                              signedNumber(1e3 * motion.shift[axis]));
    return lines.join(QLatin1Char('\n'));
}

} // namespace fringe
