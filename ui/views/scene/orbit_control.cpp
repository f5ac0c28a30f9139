// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/scene/orbit_control.h"

#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace fringe {

namespace {

constexpr double orbitStep = 24; ///< pixels
constexpr double keyNudge = 4;   ///< pixels
constexpr double orbitZoom = 1.25;
constexpr double slowed = 0.1;

} // namespace

OrbitControl::OrbitControl(QWidget* target) : QObject(target), target_(target) {
    target_->setFocusPolicy(Qt::StrongFocus);
    target_->setMouseTracking(true);
    target_->installEventFilter(this);
}

void OrbitControl::fit() {
    set(camera_.fitting(bounds_, viewSize()));
}

void OrbitControl::zoomTo() {
    set(camera_.fitting(object_.value_or(bounds_), viewSize()));
}

void OrbitControl::look(double azimuth, double elevation) {
    camera_.azimuth = azimuth;
    camera_.elevation = elevation;
    fit();
}

void OrbitControl::set(const OrbitCamera& camera) {
    camera_ = camera;
    emit cameraChanged();
}

/// What is seen stays as large in the view as it was.
void OrbitControl::resized(QSize before) {
    if (!before.isValid() || before.isEmpty())
        return fit();
    OrbitCamera camera = camera_;
    camera.scale *=
        camera.fitting(bounds_, viewSize()).scale / camera.fitting(bounds_, before).scale;
    set(camera);
}

void OrbitControl::setHandles(const Handles& handles) {
    handles_ = handles;
    if (!pulling_)
        hover(last_);
}

const Handle* OrbitControl::pointed() const {
    return handle_ ? &*handle_ : nullptr;
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
        if (handle_)
            emit numberWanted({});
        else
            fit();
        return true;
    case QEvent::Leave:
        hover({-1e6, -1e6});
        return false;
    case QEvent::Wheel: {
        const auto* wheel = static_cast<QWheelEvent*>(event);
        if (!pulling_)
            zoom(wheel->position(), std::pow(2, wheel->angleDelta().y() / 360.0));
        return true;
    }
    case QEvent::ShortcutOverride:
        if (pulling_ && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
            event->accept();
        return false;
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent*>(event));
    case QEvent::Resize:
        resized(static_cast<QResizeEvent*>(event)->oldSize());
        return false;
    default:
        return false;
    }
}

void OrbitControl::press(const QMouseEvent& event) {
    target_->setFocus(Qt::MouseFocusReason);
    giveUp();
    hover(event.position());
    pressed_ = hand_ = last_;
    orbiting_ = event.button() == Qt::LeftButton && !handle_;
    if (event.button() == Qt::LeftButton && handle_) {
        pulling_ = true;
        held_ = handles_;
        pull_ = held_.pull(*handle_, pressed_, pressed_, Rounding::Usual);
        emit pointerMoved();
    }
}

void OrbitControl::release() {
    const bool isClick = std::exchange(orbiting_, false) && last_ == pressed_;
    if (isClick)
        emit clicked(pressed_);
    if (!std::exchange(pulling_, false))
        return;
    emit pulled(pull_, Step::Dropped);
    hover(last_);
}

bool OrbitControl::giveUp() {
    orbiting_ = false;
    if (!std::exchange(pulling_, false))
        return false;
    emit pullGivenUp();
    hover(last_);
    return true;
}

void OrbitControl::hover(QPointF place) {
    last_ = place;
    const Handle* under = handles_.at(place);
    const bool isSame = under ? handle_ == *under : !handle_;
    if (isSame && !under)
        return;
    handle_ = under ? std::optional(*under) : std::nullopt;
    emit pointerMoved();
}

void OrbitControl::pull(Qt::KeyboardModifiers modifiers) {
    const Rounding rounding = modifiers.testFlag(Qt::ShiftModifier)     ? Rounding::Fine
                              : modifiers.testFlag(Qt::ControlModifier) ? Rounding::Steps
                                                                        : Rounding::Usual;
    pull_ = held_.pull(*handle_, pressed_, hand_, rounding);
    emit pulled(pull_, Step::Dragging);
    emit pointerMoved();
}

void OrbitControl::drag(const QMouseEvent& event) {
    const QPointF by = event.position() - last_;
    const bool shift = event.modifiers().testFlag(Qt::ShiftModifier);
    if (pulling_) {
        last_ = event.position();
        hand_ += (shift ? slowed : 1) * by;
        return pull(event.modifiers());
    }
    if (event.buttons() == Qt::NoButton)
        return hover(event.position());
    last_ = event.position();
    if (event.buttons() & (Qt::MiddleButton | Qt::RightButton)
        || (shift && event.buttons() & Qt::LeftButton))
        set(camera_.panned(by));
    else if (event.buttons() & Qt::LeftButton && orbiting_)
        set(camera_.turned(by));
}

void OrbitControl::zoom(QPointF position, double factor) {
    set(camera_.zoomedAbout(position, viewSize(), factor));
}

void OrbitControl::arrow(QPointF direction, bool moves) {
    if (!moves)
        return set(camera_.turned(orbitStep * direction));
    const Motion motion = handles_.moved(keyNudge * direction, Rounding::Usual);
    if (motion != Motion{})
        emit pulled(motion, Step::Nudged);
}

bool OrbitControl::key(const QKeyEvent& event) {
    const QPointF middle(viewSize().width() / 2, viewSize().height() / 2);
    if (pulling_)
        return event.key() == Qt::Key_Escape && giveUp();
    if (const QPointF direction = arrowOf(event.key()); !direction.isNull())
        return arrow(direction, event.modifiers().testFlag(Qt::ControlModifier)), true;
    const QString typed = event.text();
    if (handle_ && typed.size() == 1 && (typed[0].isDigit() || typed[0] == QLatin1Char('-')))
        return emit numberWanted(typed), true;
    switch (event.key()) {
    case Qt::Key_Plus:
        zoom(middle, orbitZoom);
        return true;
    case Qt::Key_Minus:
        zoom(middle, 1 / orbitZoom);
        return true;
    case Qt::Key_F:
        zoomTo();
        return true;
    case Qt::Key_H:
    case Qt::Key_0:
        fit();
        return true;
    default:
        return false;
    }
}

} // namespace fringe
