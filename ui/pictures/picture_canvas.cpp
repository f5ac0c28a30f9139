// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_canvas.h"

#include "ui/spots/spot_painting.h"
#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

constexpr double gripPixels = 7;
constexpr double dragFrom = 3; ///< pixels
constexpr double wheelNotch = 120;

Qt::CursorShape cursorOf(const Grip& grip) {
    if (grip.isCorner())
        return grip.left == grip.top ? Qt::SizeFDiagCursor : Qt::SizeBDiagCursor;
    if (grip.left || grip.right)
        return Qt::SizeHorCursor;
    if (grip.top || grip.bottom)
        return Qt::SizeVerCursor;
    return grip.inside ? Qt::SizeAllCursor : Qt::CrossCursor;
}

} // namespace

PictureCanvas::PictureCanvas(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void PictureCanvas::setScene(PictureScene scene) {
    scene_ = std::move(scene);
    hand_ = hand_ == Hand::Panning ? hand_ : Hand::Free;
    update();
}

void PictureCanvas::setEdited(Edited edited) {
    edited_ = edited;
    update();
}

std::optional<PicturePlace> PictureCanvas::editedPlace() const {
    if (edited_ == Edited::Signal)
        return scene_.signal;
    return scene_.image.isNull() ? std::nullopt : std::optional(scene_.picture);
}

void PictureCanvas::fitPlane() {
    const PlaneReach& reach = scene_.reach;
    if (reach.x > 0 && reach.y > 0)
        frame_.show({-reach.x, reach.x}, {-reach.y, reach.y}, frame_.shownZ());
    update();
}

void PictureCanvas::fitPicture() {
    if (scene_.image.isNull())
        return fitPlane();
    const RegionBox picture = boxOf(scene_.picture);
    const RegionBox signal = scene_.signal ? boxOf(*scene_.signal) : picture;
    frame_.show({std::min(picture.left, signal.left), std::max(picture.right, signal.right)},
                {std::min(picture.bottom, signal.bottom), std::max(picture.top, signal.top)},
                frame_.shownZ());
    update();
}

void PictureCanvas::zoomBy(double factor) {
    frame_.zoom(frame_.plan().center(), factor);
    update();
}

void PictureCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), viewBackground());
    paintGrid(painter, frame_);
    painter.setRenderHint(QPainter::Antialiasing);
    paintPlane(painter, frame_, scene_);
    paintSignal(painter, frame_, scene_);
    paintPictureCaptions(painter, frame_, scene_);
    if (const auto place = editedPlace())
        paintHandles(painter, frame_, *place);
    if (scene_.image.isNull())
        paintEmptyText(painter, rect(), tr("Drop a picture onto the window, or import one."));
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void PictureCanvas::resizeEvent(QResizeEvent*) {
    frame_.resize(size());
}

/// To a round step that is not seen.
QPointF PictureCanvas::inPlane(QPointF place) const {
    const double grain = niceBelow(frame_.metresPerPixel());
    return {std::round(frame_.xAt(place) / grain) * grain,
            std::round(frame_.yAt(place) / grain) * grain};
}

void PictureCanvas::pointAt(QPointF place) {
    const QPointF exact(frame_.xAt(place), frame_.yAt(place));
    const auto box = editedPlace();
    grip_ = box ? gripAt(boxOf(*box), exact, gripPixels * frame_.metresPerPixel()) : Grip{};
}

void PictureCanvas::mousePressEvent(QMouseEvent* event) {
    from_ = at_ = event->position();
    pointAt(from_);
    const bool draws = grip_.isHeld() || edited_ == Edited::Signal;
    if (event->button() == Qt::MiddleButton || (event->button() == Qt::LeftButton && !draws)) {
        hand_ = Hand::Panning;
    } else if (event->button() == Qt::LeftButton) {
        hand_ = Hand::Ready;
        before_ = scene_;
    }
}

void PictureCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF last = std::exchange(at_, event->position());
    const QPointF way = at_ - from_;
    switch (hand_) {
    case Hand::Free:
        pointAt(at_);
        setCursor(cursorOf(grip_));
        return emit hovered(QPointF(frame_.xAt(at_), frame_.yAt(at_)));
    case Hand::Ready:
        if (std::hypot(way.x(), way.y()) < dragFrom)
            return;
        hand_ = Hand::Dragging;
        [[fallthrough]];
    case Hand::Dragging:
        return dragTo(at_);
    case Hand::Panning:
        frame_.pan(at_ - last);
        return update();
    }
}

void PictureCanvas::dragTo(QPointF place) {
    const QPointF from = inPlane(from_), to = inPlane(place);
    if (!grip_.isHeld())
        return showBox(boxBetween(from, to, scene_.reach));
    const bool isPicture = edited_ == Edited::Picture;
    const RegionBox box = boxOf(isPicture ? before_.picture : *before_.signal);
    const QPointF way = to - from;
    showBox(isPicture ? draggedEvenly(box, grip_, way, scene_.reach)
                      : dragged(box, grip_, way, scene_.reach));
}

void PictureCanvas::showBox(const RegionBox& box) {
    if (edited_ == Edited::Signal)
        scene_.signal = fringe::placeOf(box);
    else
        scene_.picture = fringe::placeOf(box);
    emit hovered(QPointF(frame_.xAt(at_), frame_.yAt(at_)));
    update();
}

void PictureCanvas::mouseReleaseEvent(QMouseEvent*) {
    const Hand before = std::exchange(hand_, Hand::Free);
    const auto place = editedPlace();
    if (before != Hand::Dragging || !place)
        return;
    if (place->width > Length{} && place->height > Length{})
        emit placed(*place);
    else
        setScene(before_);
}

void PictureCanvas::wheelEvent(QWheelEvent* event) {
    event->accept();
    frame_.zoom(event->position(), std::pow(1.25, event->angleDelta().y() / wheelNotch));
    update();
}

std::optional<RegionBox> PictureCanvas::keyStep(const QKeyEvent& event) const {
    const auto place = editedPlace();
    const double many = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    const double step = many * niceAbove(frame_.metresPerPixel());
    const auto direction = [&]() -> QPointF {
        switch (event.key()) {
        case Qt::Key_Left:
            return {-step, 0};
        case Qt::Key_Right:
            return {step, 0};
        case Qt::Key_Up:
            return {0, step};
        case Qt::Key_Down:
            return {0, -step};
        default:
            return {};
        }
    }();
    if (!place || direction.isNull() || hand_ != Hand::Free)
        return std::nullopt;
    if (!(event.modifiers() & Qt::ControlModifier))
        return dragged(boxOf(*place), {.inside = true}, direction, scene_.reach);
    RegionBox box = boxOf(*place);
    box.left -= direction.x() / 2;
    box.right += direction.x() / 2;
    box.bottom -= direction.y() / 2;
    box.top += direction.y() / 2;
    const bool remains = box.right > box.left && box.top > box.bottom;
    return remains ? std::optional(box) : std::nullopt;
}

/// Escape is the canvas's while it has the focus.
bool PictureCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride
        && static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QWidget::event(event);
}

void PictureCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return giveUp();
    if (event->key() == Qt::Key_0)
        return fitPlane();
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Minus)
        return zoomBy(event->key() == Qt::Key_Plus ? 1.25 : 0.8);
    if (const auto box = keyStep(*event))
        return emit nudged(fringe::placeOf(*box));
    QWidget::keyPressEvent(event);
}

void PictureCanvas::giveUp() {
    if (std::exchange(hand_, Hand::Free) == Hand::Dragging)
        setScene(before_);
}

void PictureCanvas::leaveEvent(QEvent*) {
    emit hovered({});
}

} // namespace fringe
