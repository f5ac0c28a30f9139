// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/plane_canvas.h"

#include "ui/canvas/canvas_painting.h"
#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr double dragFrom = 3; ///< pixels
constexpr double wheelNotch = 120;
constexpr double zoomStep = 1.25;

} // namespace

PlaneCanvas::PlaneCanvas(const CanvasFrame& frame, QWidget* parent)
    : QWidget(parent), frame_(frame) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
}

void PlaneCanvas::zoomBy(double factor) {
    frame_.zoom(frame_.plan().center(), factor);
    update();
}

QPointF PlaneCanvas::arrowStep(const QKeyEvent& event) const {
    const QPointF direction = arrowOf(event.key());
    const double step = keySteps(event) * niceAbove(frame_.metresPerPixel());
    return {step * direction.x(), -step * direction.y()};
}

bool PlaneCanvas::claims(const QKeyEvent& event) const {
    return event.key() == Qt::Key_Escape;
}

bool PlaneCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride && claims(*static_cast<QKeyEvent*>(event)))
        event->accept();
    return QWidget::event(event);
}

void PlaneCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), shade(Role::View));
    if (const QString text = placeholder(); text.isEmpty()) {
        paintGrid(painter, frame_);
        painter.setRenderHint(QPainter::Antialiasing);
        paintPlane(painter);
    } else {
        paintEmptyText(painter, rect(), text);
    }
    if (hasFocus()) {
        painter.setPen(QPen(shade(Role::ViewFocus), 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(1, 1, -1, -1));
    }
}

void PlaneCanvas::resizeEvent(QResizeEvent*) {
    frame_.resize(size());
}

void PlaneCanvas::mousePressEvent(QMouseEvent* event) {
    from_ = at_ = event->position();
    if (event->button() == Qt::MiddleButton)
        tool_ = Tool::Panning;
    else if (event->button() == Qt::LeftButton)
        tool_ = press(event->modifiers());
}

void PlaneCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF before = std::exchange(at_, event->position());
    const QPointF way = at_ - from_;
    switch (tool_) {
    case Tool::Free:
        return hover();
    case Tool::Ready:
        if (std::hypot(way.x(), way.y()) < dragFrom)
            return;
        tool_ = Tool::Dragging;
        [[fallthrough]];
    case Tool::Dragging:
        return drag();
    case Tool::Choosing:
        return choose();
    case Tool::Panning:
        frame_.pan(at_ - before);
        return update();
    }
}

void PlaneCanvas::mouseReleaseEvent(QMouseEvent* event) {
    at_ = event->position();
    release(std::exchange(tool_, Tool::Free));
}

void PlaneCanvas::wheelEvent(QWheelEvent* event) {
    event->accept();
    frame_.zoom(event->position(), std::pow(zoomStep, notchesOf(*event)));
    update();
}

void PlaneCanvas::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Escape:
        return giveUp(std::exchange(tool_, Tool::Free));
    case Qt::Key_0:
        return fit();
    case Qt::Key_Plus:
        return zoomBy(zoomStep);
    case Qt::Key_Minus:
        return zoomBy(1 / zoomStep);
    default:
        QWidget::keyPressEvent(event);
    }
}

double notchesOf(const QWheelEvent& event) {
    return event.angleDelta().y() / wheelNotch;
}

double keySteps(const QKeyEvent& event) {
    return event.modifiers() & Qt::ShiftModifier ? 10 : 1;
}

double inGrains(double metres, double metresPerPixel) {
    const double grain = niceBelow(metresPerPixel);
    return std::round(metres / grain) * grain;
}

} // namespace fringe
