// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pictures/picture_canvas.h"

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

PictureCanvas::PictureCanvas(QWidget* parent) : PlaneCanvas(CanvasFrame(false), parent) {}

void PictureCanvas::setScene(PictureScene scene) {
    scene_ = std::move(scene);
    if (hand() != Hand::Panning)
        setHand(Hand::Free);
    update();
}

void PictureCanvas::setEdited(Edited edited) {
    edited_ = edited;
    update();
}

std::optional<PicturePlace> PictureCanvas::editedPlace() const {
    if (isEmpty())
        return std::nullopt;
    return edited_ == Edited::Signal ? scene_.signal : std::optional(scene_.picture);
}

void PictureCanvas::fitPlane() {
    const Reach& reach = scene_.reach;
    if (reach.x > 0 && reach.y > 0)
        frame().show({-reach.x, reach.x}, {-reach.y, reach.y}, frame().shownZ());
    update();
}

void PictureCanvas::fitPicture() {
    if (isEmpty())
        return fitPlane();
    const RegionBox picture = boxOf(scene_.picture);
    const RegionBox signal = scene_.signal ? boxOf(*scene_.signal) : picture;
    frame().show({std::min(picture.left, signal.left), std::max(picture.right, signal.right)},
                 {std::min(picture.bottom, signal.bottom), std::max(picture.top, signal.top)},
                 frame().shownZ());
    update();
}

void PictureCanvas::paintPlane(QPainter& painter) {
    fringe::paintPlane(painter, frame(), scene_);
    paintSignal(painter, frame(), scene_);
    paintPictureCaptions(painter, frame(), scene_);
    if (const auto place = editedPlace())
        paintHandles(painter, frame(), *place);
}

QString PictureCanvas::placeholder() const {
    return isEmpty() ? tr("Drop a picture onto the window, or import one.") : QString();
}

QPointF PictureCanvas::inPlane(QPointF place) const {
    const double perPixel = frame().metresPerPixel();
    return {inGrains(frame().xAt(place), perPixel), inGrains(frame().yAt(place), perPixel)};
}

void PictureCanvas::findGrip() {
    const QPointF exact(frame().xAt(at()), frame().yAt(at()));
    const auto box = editedPlace();
    grip_ = box ? gripAt(boxOf(*box), exact, gripPixels * frame().metresPerPixel()) : Grip{};
}

PlaneCanvas::Hand PictureCanvas::grasp(Qt::KeyboardModifiers) {
    if (isEmpty())
        return Hand::Free;
    findGrip();
    if (!grip_.isHeld() && edited_ == Edited::Picture)
        return Hand::Panning;
    before_ = scene_;
    return Hand::Ready;
}

void PictureCanvas::hover() {
    if (isEmpty())
        return unsetCursor();
    findGrip();
    setCursor(cursorOf(grip_));
    emit hovered(QPointF(frame().xAt(at()), frame().yAt(at())));
}

void PictureCanvas::drag() {
    const QPointF start = inPlane(from()), end = inPlane(at());
    if (!grip_.isHeld())
        return showBox(boxBetween(start, end, scene_.reach));
    const bool isPicture = edited_ == Edited::Picture;
    const RegionBox box = boxOf(isPicture ? before_.picture : *before_.signal);
    const QPointF way = end - start;
    showBox(isPicture ? draggedEvenly(box, grip_, way, scene_.reach)
                      : dragged(box, grip_, way, scene_.reach));
}

void PictureCanvas::showBox(const RegionBox& box) {
    if (edited_ == Edited::Signal)
        scene_.signal = fringe::placeOf(box);
    else
        scene_.picture = fringe::placeOf(box);
    emit hovered(QPointF(frame().xAt(at()), frame().yAt(at())));
    update();
}

void PictureCanvas::letGo(Hand before) {
    const auto place = editedPlace();
    if (before != Hand::Dragging || !place)
        return;
    if (place->width > Length{} && place->height > Length{})
        emit placed(*place);
    else
        setScene(before_);
}

void PictureCanvas::giveUp(Hand before) {
    if (before == Hand::Dragging)
        setScene(before_);
}

std::optional<RegionBox> PictureCanvas::keyStep(const QKeyEvent& event) const {
    const auto place = editedPlace();
    const QPointF direction = arrowStep(event);
    if (!place || direction.isNull() || hand() != Hand::Free)
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

void PictureCanvas::keyPressEvent(QKeyEvent* event) {
    if (const auto box = keyStep(*event))
        return emit nudged(fringe::placeOf(*box));
    PlaneCanvas::keyPressEvent(event);
}

void PictureCanvas::leaveEvent(QEvent*) {
    emit hovered({});
}

} // namespace fringe
