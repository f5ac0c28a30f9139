// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/relief_picture.h"

#include "ui/style/theme.h"

#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <array>

namespace fringe {
namespace {

/// A line between dark edges, which is seen on any grey.
std::array<QPen, 2> onGreys(Role role) {
    return {QPen(shade(Role::View), 4), QPen(shade(role), 2)};
}

constexpr double shortest = 4; ///< [pixels of the screen] of a line that is meant

} // namespace

void ReliefPicture::set(const QImage& picture, const QRect& part, const QLineF& line,
                        const QRect& place) {
    picture_ = picture;
    part_ = part;
    line_ = line;
    place_ = place;
    update();
}

void ReliefPicture::setAspect(double aspect) {
    aspect_ = aspect;
    update();
}

QRectF ReliefPicture::frame() const {
    const QSizeF seen(part_.width(), part_.height() * aspect_);
    QRectF frame({}, seen.scaled(size(), Qt::KeepAspectRatio));
    frame.moveCenter(QRectF(rect()).center());
    return frame;
}

QPointF ReliefPicture::onPlate(const QPointF& place) const {
    const QRectF frame = this->frame();
    const auto along = [](double share, int from, int count) {
        return std::clamp<double>(from + share * count - 0.5, from, from + count - 1);
    };
    return {along((place.x() - frame.left()) / frame.width(), part_.left(), part_.width()),
            along((place.y() - frame.top()) / frame.height(), part_.top(), part_.height())};
}

QPointF ReliefPicture::inWidget(const QPointF& place) const {
    const QRectF frame = this->frame();
    return {frame.left() + (place.x() + 0.5 - part_.left()) / part_.width() * frame.width(),
            frame.top() + (place.y() + 0.5 - part_.top()) / part_.height() * frame.height()};
}

void ReliefPicture::paintEvent(QPaintEvent*) {
    if (picture_.isNull() || part_.isEmpty())
        return;
    QPainter painter(this);
    const QRectF frame = this->frame();
    painter.drawImage(frame, picture_);
    painter.setClipRect(frame);
    painter.setRenderHint(QPainter::Antialiasing);
    const QLineF line = pulled_.isNull() ? line_ : pulled_;
    for (const QPen& pen : onGreys(Role::ViewFocus)) {
        painter.setPen(pen);
        painter.drawLine(inWidget(line.p1()), inWidget(line.p2()));
    }
    if (place_.isEmpty())
        return;
    const QPointF half(0.5, 0.5);
    const QRectF marked(
        inWidget(place_.topLeft() - half),
        inWidget(place_.topLeft() + QPointF(place_.width(), place_.height()) - half));
    for (const QPen& pen : onGreys(Role::TooMuch)) {
        painter.setPen(pen);
        painter.drawRect(marked.adjusted(-2, -2, 2, 2));
    }
}

void ReliefPicture::mousePressEvent(QMouseEvent* event) {
    if (!picture_.isNull() && event->button() == Qt::LeftButton)
        pulled_ = QLineF(onPlate(event->position()), onPlate(event->position()));
}

void ReliefPicture::mouseMoveEvent(QMouseEvent* event) {
    if (picture_.isNull() || !event->buttons().testFlag(Qt::LeftButton))
        return;
    pulled_.setP2(onPlate(event->position()));
    update();
}

void ReliefPicture::mouseReleaseEvent(QMouseEvent*) {
    const QLineF line = std::exchange(pulled_, QLineF());
    if (!line.isNull() && QLineF(inWidget(line.p1()), inWidget(line.p2())).length() >= shortest)
        emit drawn(line);
    update();
}

void ReliefPicture::mouseDoubleClickEvent(QMouseEvent*) {
    pulled_ = {};
    emit wholeWanted();
}

} // namespace fringe
