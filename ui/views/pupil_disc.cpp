// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pupil_disc.h"

#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QTransform>

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

namespace fringe {
namespace {

constexpr double reachOfEdge = 8;    ///< pixels beside the edge
constexpr double graspOfMiddle = 12; ///< around the middle
constexpr double keySteps = 200;     ///< of a key, along the plate's smaller side

double lengthOf(QPointF way) {
    return std::hypot(way.x(), way.y());
}

/// To a micrometre, as much as a hand can mean.
Length tidy(double metres) {
    return Length(std::round(metres * 1e6) / 1e6);
}

} // namespace

PupilDisc::PupilDisc(QWidget* host, Map map) : Overlay(host), map_(std::move(map)) {
    setObjectName(QStringLiteral("pupilDisc"));
}

void PupilDisc::setPupil(const Pupil& pupil, QSizeF size) {
    if (part_ != Part::None)
        return; // it is in the hand
    pupil_ = pupil;
    size_ = size;
    isChosen_ = isChosen_ && isSeen();
    update();
}

QPointF PupilDisc::middle() const {
    return map_({pupil_.x.si(), pupil_.y.si()});
}

QPolygonF PupilDisc::outline() const {
    constexpr int corners = 72;
    QPolygonF outline;
    for (int i = 0; i <= corners; ++i) {
        const double angle = 2 * std::numbers::pi * i / corners, half = pupil_.diameter.si() / 2;
        outline << map_(
            {pupil_.x.si() + half * std::cos(angle), pupil_.y.si() + half * std::sin(angle)});
    }
    return outline;
}

QPointF PupilDisc::onPlate(QPointF widget) const {
    const double unit = std::max(size_.width(), 1e-9);
    const QPointF origin = map_({0, 0});
    const QPointF x = (map_({unit, 0}) - origin) / unit, y = (map_({0, unit}) - origin) / unit;
    bool isPossible = false;
    const QTransform back =
        QTransform(x.x(), x.y(), y.x(), y.y(), origin.x(), origin.y()).inverted(&isPossible);
    return isPossible ? back.map(widget) : QPointF(pupil_.x.si(), pupil_.y.si());
}

PupilDisc::Part PupilDisc::partAt(QPointF widget) const {
    if (!isSeen())
        return Part::None;
    if (lengthOf(widget - middle()) <= graspOfMiddle)
        return Part::Middle;
    const auto isNear = [&](QPointF corner) { return lengthOf(corner - widget) <= reachOfEdge; };
    const QPolygonF edge = outline();
    for (qsizetype i = 1; i < edge.size(); ++i) {
        const QPointF way = edge[i] - edge[i - 1];
        const int parts = 1 + static_cast<int>(lengthOf(way) / reachOfEdge);
        for (int part = 0; part < parts; ++part)
            if (isNear(edge[i - 1] + way * part / parts))
                return Part::Edge;
    }
    return Part::None;
}

bool PupilDisc::press(QPointF place) {
    part_ = partAt(place);
    isChosen_ = part_ != Part::None;
    from_ = onPlate(place) - QPointF(pupil_.x.si(), pupil_.y.si());
    update();
    if (isChosen_)
        parentWidget()->setFocus(Qt::MouseFocusReason);
    return isChosen_;
}

void PupilDisc::drag(QPointF place) {
    Pupil pupil = pupil_;
    const QPointF at = onPlate(place);
    if (part_ == Part::Middle) {
        pupil.x = tidy(at.x() - from_.x());
        pupil.y = tidy(at.y() - from_.y());
    } else {
        pupil.diameter =
            std::max(1_um, tidy(2 * lengthOf(at - QPointF(pupil.x.si(), pupil.y.si()))));
    }
    change(pupil, false);
}

void PupilDisc::change(const Pupil& pupil, bool settled) {
    pupil_ = pupil;
    update();
    emit changed(pupil_, settled);
}

bool PupilDisc::key(int key, bool isFar) {
    if (key == Qt::Key_Escape) {
        isChosen_ = false;
        update();
        return true;
    }
    const double step = (isFar ? 10 : 1) * std::min(size_.width(), size_.height()) / keySteps;
    Pupil pupil = pupil_;
    if (const QPointF way = arrowOf(key); !way.isNull()) {
        pupil.x = tidy(pupil.x.si() + step * way.x());
        pupil.y = tidy(pupil.y.si() - step * way.y());
    } else if (key == Qt::Key_Plus || key == Qt::Key_Minus) {
        const double by = key == Qt::Key_Plus ? step : -step;
        pupil.diameter = std::max(1_um, tidy(pupil.diameter.si() + by));
    } else {
        return false;
    }
    change(pupil, true);
    return true;
}

bool PupilDisc::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress: {
        const auto* mouse = static_cast<QMouseEvent*>(event);
        if (mouse->button() == Qt::LeftButton && press(mouse->position()))
            return true;
        break;
    }
    case QEvent::MouseMove:
        if (part_ == Part::None)
            break;
        drag(static_cast<QMouseEvent*>(event)->position());
        return true;
    case QEvent::MouseButtonRelease:
        if (std::exchange(part_, Part::None) == Part::None)
            break;
        emit changed(pupil_, true);
        return true;
    case QEvent::KeyPress: {
        const auto* pressed = static_cast<QKeyEvent*>(event);
        if (isChosen_ && isSeen()
            && key(pressed->key(), pressed->modifiers().testFlag(Qt::ShiftModifier)))
            return true;
        break;
    }
    default:
        break;
    }
    return Overlay::eventFilter(watched, event);
}

void PupilDisc::paintEvent(QPaintEvent*) {
    if (!isSeen())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor colour = shade(Role::Reconstruction);
    QColor inside = colour;
    inside.setAlpha(isChosen_ ? 70 : 40);
    painter.setPen(QPen(colour, isChosen_ ? 3 : 2));
    painter.setBrush(inside);
    painter.drawPolygon(outline());
    painter.setBrush(colour);
    painter.drawEllipse(middle(), 4, 4);
    if (!isChosen_)
        return;
    const QString size = lengthText(pupil_.diameter.si());
    const QRectF box(middle() + QPointF(10, -22),
                     QSizeF(fontMetrics().horizontalAdvance(size) + 8, fontMetrics().height()));
    painter.fillRect(box, shade(Role::ViewShade));
    painter.setPen(shade(Role::ViewText));
    painter.drawText(box, Qt::AlignCenter, size);
}

} // namespace fringe
