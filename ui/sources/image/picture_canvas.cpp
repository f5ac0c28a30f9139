// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/image/picture_canvas.h"

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

Qt::CursorShape cursorOf(const RegionGrip& grip) {
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
    if (scene.signal.corners != scene_.signal.corners)
        polygon_.forgetCorner();
    scene_ = std::move(scene);
    if (tool() != Tool::Panning)
        setTool(Tool::Free);
    if (!editsPolygon())
        polygon_.giveUp();
    update();
}

void PictureCanvas::giveUpPolygon() {
    polygon_.giveUp();
    update();
}

void PictureCanvas::setEdited(Edited edited) {
    edited_ = edited;
    giveUpPolygon();
}

bool PictureCanvas::editsPolygon() const {
    return !isEmpty() && edited_ == Edited::Signal
           && scene_.signal.kind == SignalRegion::Kind::Polygon;
}

std::optional<PicturePlace> PictureCanvas::editedPlace() const {
    const bool isPicture = edited_ == Edited::Picture;
    if (isEmpty() || (!isPicture && scene_.signal.kind == SignalRegion::Kind::Plane))
        return std::nullopt;
    return isPicture ? scene_.picture : scene_.signal.place;
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
    const bool hasRegion = scene_.signal.kind != SignalRegion::Kind::Plane;
    const RegionBox signal = hasRegion ? boxOf(scene_.signal.place) : picture;
    frame().show({std::min(picture.left, signal.left), std::max(picture.right, signal.right)},
                 {std::min(picture.bottom, signal.bottom), std::max(picture.top, signal.top)},
                 frame().shownZ());
    update();
}

void PictureCanvas::paintPlane(QPainter& painter) {
    fringe::paintPlane(painter, frame(), scene_);
    paintSignal(painter, frame(), scene_);
    paintPictureCaptions(painter, frame(), scene_);
    if (editsPolygon())
        paintCorners(painter, frame(), outlineOf(scene_.signal), polygon_.corner());
    else if (const auto place = editedPlace())
        paintHandles(painter, frame(), *place);
    paintDrawing(painter, frame(), polygon_.drawn(), at());
}

QString PictureCanvas::placeholder() const {
    return isEmpty() ? tr("Drop a picture onto the window, or import one.") : QString();
}

QPointF PictureCanvas::inPlane(QPointF place) const {
    const double perPixel = frame().metresPerPixel();
    return {inGrains(frame().xAt(place), perPixel), inGrains(frame().yAt(place), perPixel)};
}

double PictureCanvas::gripReach() const {
    return gripPixels * frame().metresPerPixel();
}

PlanePoint PictureCanvas::exactly(QPointF place) const {
    return {frame().xAt(place), frame().yAt(place)};
}

PlanePoint PictureCanvas::pointAt(QPointF place) const {
    const QPointF point = inPlane(place);
    const Reach& reach = scene_.reach;
    return {std::clamp(point.x(), -reach.x, reach.x), std::clamp(point.y(), -reach.y, reach.y)};
}

void PictureCanvas::findGrip() {
    const QPointF exact(frame().xAt(at()), frame().yAt(at()));
    const auto box = editedPlace();
    grip_ = box ? gripAt(boxOf(*box), exact, gripReach()) : RegionGrip{};
}

PlaneCanvas::Tool PictureCanvas::press(Qt::KeyboardModifiers) {
    if (isEmpty())
        return Tool::Free;
    if (editsPolygon()) {
        before_ = scene_;
        polygon_.press(outlineOf(scene_.signal), pointAt(from()), gripReach());
        grip_ = {.inside = polygon_.holdsAll()};
        update();
        return Tool::Ready;
    }
    findGrip();
    if (!grip_.isHeld() && edited_ == Edited::Picture)
        return Tool::Panning;
    before_ = scene_;
    return Tool::Ready;
}

void PictureCanvas::hover() {
    if (isEmpty())
        return unsetCursor();
    findGrip();
    setCursor(editsPolygon() ? polygonCursor() : cursorOf(grip_));
    if (polygon_.isDrawing())
        update();
    emit hovered(QPointF(frame().xAt(at()), frame().yAt(at())));
}

Qt::CursorShape PictureCanvas::polygonCursor() const {
    const auto corners = outlineOf(scene_.signal);
    const PlanePoint point = exactly(at());
    if (polygon_.isDrawing())
        return Qt::CrossCursor;
    if (cornerAt(corners, point, gripReach()))
        return Qt::PointingHandCursor;
    return contains(corners, point) ? Qt::SizeAllCursor : Qt::CrossCursor;
}

void PictureCanvas::drag() {
    if (editsPolygon() && !polygon_.holdsAll()) {
        if (const auto corners = polygon_.drag(pointAt(at()), scene_.reach))
            scene_.signal = through(*corners);
        emit hovered(QPointF(frame().xAt(at()), frame().yAt(at())));
        return update();
    }
    const QPointF start = inPlane(from()), end = inPlane(at());
    if (!grip_.isHeld())
        return showBox(boxBetween(start, end, scene_.reach));
    const bool isPicture = edited_ == Edited::Picture;
    const RegionBox box = boxOf(isPicture ? before_.picture : before_.signal.place);
    const QPointF way = end - start;
    showBox(isPicture ? draggedEvenly(box, grip_, way, scene_.reach)
                      : dragged(box, grip_, way, scene_.reach));
}

void PictureCanvas::showBox(const RegionBox& box) {
    const bool isPicture = edited_ == Edited::Picture;
    (isPicture ? scene_.picture : scene_.signal.place) = fringe::placeOf(box);
    if (!isPicture && scene_.signal.kind == SignalRegion::Kind::Plane)
        scene_.signal.kind = SignalRegion::Kind::Rectangle;
    emit hovered(QPointF(frame().xAt(at()), frame().yAt(at())));
    update();
}

/// What is no form of its own stays with the region.
SignalRegion PictureCanvas::through(const PolygonTool::Corners& corners) const {
    SignalRegion region = scene_.signal;
    SignalRegion polygon = polygonThrough(corners);
    region.place = polygon.place;
    region.corners = std::move(polygon.corners);
    return region;
}

void PictureCanvas::propose(const std::optional<PolygonTool::Corners>& corners) {
    if (corners)
        emit shaped(through(*corners));
    update();
}

void PictureCanvas::release(Tool before) {
    const bool isHeld = before == Tool::Ready || before == Tool::Dragging;
    if (isHeld && polygon_.isDrawing())
        return propose(polygon_.release(pointAt(at()), before == Tool::Dragging, gripReach()));
    const auto place = editedPlace();
    if (before != Tool::Dragging || !place)
        return;
    if (place->width <= Length{} || place->height <= Length{})
        return setScene(before_);
    if (editsPolygon() && !polygon_.holdsAll())
        emit shaped(scene_.signal);
    else
        emit placed(*place);
}

void PictureCanvas::giveUp(Tool before) {
    polygon_.giveUp();
    if (before == Tool::Dragging)
        setScene(before_);
    update();
}

void PictureCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() != Qt::LeftButton || !editsPolygon())
        return PlaneCanvas::mouseDoubleClickEvent(event);
    const PlanePoint point = pointAt(event->position());
    propose(polygon_.doubleClick(outlineOf(scene_.signal), point, gripReach()));
}

std::optional<RegionBox> PictureCanvas::keyStep(const QKeyEvent& event) const {
    const auto place = editedPlace();
    const QPointF direction = arrowStep(event);
    if (!place || direction.isNull() || tool() != Tool::Free)
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

bool PictureCanvas::claims(const QKeyEvent& event) const {
    return PlaneCanvas::claims(event)
           || (editsPolygon()
               && (event.key() == Qt::Key_Delete || event.key() == Qt::Key_Backspace));
}

bool PictureCanvas::drawsWith(const QKeyEvent& event) {
    const int key = event.key();
    const bool isDrawing = polygon_.isDrawing();
    const bool closes = isDrawing && (key == Qt::Key_Return || key == Qt::Key_Enter);
    const bool removes = editsPolygon() && (key == Qt::Key_Delete || key == Qt::Key_Backspace);
    if (closes)
        propose(polygon_.close());
    else if (removes && !isDrawing)
        propose(polygon_.withoutCorner(outlineOf(scene_.signal)));
    else if (removes)
        polygon_.takeBack();
    update();
    return closes || removes;
}

void PictureCanvas::keyPressEvent(QKeyEvent* event) {
    if (drawsWith(*event))
        return;
    if (const auto box = keyStep(*event))
        return emit nudged(fringe::placeOf(*box));
    PlaneCanvas::keyPressEvent(event);
}

void PictureCanvas::leaveEvent(QEvent*) {
    emit hovered({});
}

} // namespace fringe
