// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/orbit_control.h"

#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

constexpr double keyStep = 24; ///< pixels
constexpr double keyNudge = 4; ///< pixels
constexpr double keyZoom = 1.25;

} // namespace

OrbitControl::OrbitControl(QWidget* target) : QObject(target), target_(target) {
    target_->setFocusPolicy(Qt::StrongFocus);
    target_->installEventFilter(this);
}

void OrbitControl::fit() {
    camera_ = camera_.fitting(bounds_, viewSize());
    fitted_ = true;
    emit cameraChanged();
}

void OrbitControl::look(double azimuth, double elevation) {
    camera_.azimuth = azimuth;
    camera_.elevation = elevation;
    fit();
}

void OrbitControl::set(const OrbitCamera& camera) {
    fitted_ = false;
    camera_ = camera;
    emit cameraChanged();
}

bool OrbitControl::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        release();
        return true;
    case QEvent::MouseMove:
        drag(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonDblClick:
        fit();
        return true;
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        zoom(wheel->position(), std::pow(2, wheel->angleDelta().y() / 360.0));
        return true;
    }
    case QEvent::ShortcutOverride:
        if (dragging_ && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            event->accept();
        return false;
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent*>(event));
    case QEvent::Resize:
        if (fitted_) {
            fit();
        }
        return false;
    default:
        return false;
    }
}

void OrbitControl::setMoving(bool moving) {
    moving_ = moving;
    target_->setCursor(moving ? Qt::SizeAllCursor : Qt::ArrowCursor);
    if (!moving)
        giveUp();
}

void OrbitControl::press(const QMouseEvent& event) {
    pressed_ = last_ = event.position();
    target_->setFocus(Qt::MouseFocusReason);
}

void OrbitControl::release() {
    if (std::exchange(dragging_, false))
        emit objectMoved(last_ - pressed_, Step::Dropped);
}

bool OrbitControl::giveUp() {
    if (!std::exchange(dragging_, false))
        return false;
    emit moveGivenUp();
    return true;
}

void OrbitControl::drag(const QMouseEvent& event) {
    const QPointF by = event.position() - last_;
    last_ = event.position();
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if (event.buttons() & (Qt::MiddleButton | Qt::RightButton)
        || (shift && event.buttons() & Qt::LeftButton)) {
        set(camera_.panned(by));
    } else if (event.buttons() & Qt::LeftButton && moving_) {
        dragging_ = true;
        emit objectMoved(last_ - pressed_, Step::Dragging);
    } else if (event.buttons() & Qt::LeftButton) {
        set(camera_.turned(by));
    }
}

void OrbitControl::zoom(QPointF position, double factor) {
    set(camera_.zoomedAbout(position, viewSize(), factor));
}

void OrbitControl::arrow(QPointF direction) {
    if (!moving_)
        set(camera_.turned(keyStep * direction));
    else if (!dragging_)
        emit objectMoved(keyNudge * direction, Step::Nudged);
}

bool OrbitControl::key(const QKeyEvent& event) {
    const QPointF middle(viewSize().width() / 2, viewSize().height() / 2);
    if (const QPointF direction = arrowOf(event.key()); !direction.isNull())
        return arrow(direction), true;
    switch (event.key()) {
    case Qt::Key_Plus:
        zoom(middle, keyZoom);
        return true;
    case Qt::Key_Minus:
        zoom(middle, 1 / keyZoom);
        return true;
    case Qt::Key_0:
        fit();
        return true;
    case Qt::Key_Escape:
        return giveUp();
    default:
        return false;
    }
}

} // namespace fringe
