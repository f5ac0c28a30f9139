// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/sources/spots/spot_canvas.h"

#include "ui/canvas/canvas_painting.h"
#include "ui/style/theme.h"
#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

constexpr double grip = 9;          ///< pixels from a spot that still mean it
constexpr double leastDepth = 1e-3; ///< of the strip [m]

Span spanOf(const SpotList& spots, double Spot::*axis) {
    const auto [low, high] = std::ranges::minmax(spots, {}, axis);
    return {low.*axis, high.*axis};
}

/// At least `least` long, about the same middle.
Span widened(Span span, double least) {
    const double missing = std::max(0.0, least - span.length());
    return {span.low - missing / 2, span.high + missing / 2};
}

} // namespace

SpotCanvas::SpotCanvas(QWidget* parent) : PlaneCanvas(CanvasFrame(true), parent) {}

void SpotCanvas::setScene(SpotScene scene) {
    scene_ = std::move(scene);
    if (tool() != Tool::Dragging)
        growDepths();
    update();
}

/// Depths of the spots, with room around them.
Span SpotCanvas::depths() const {
    const SpotList& spots = scene_.spots();
    const Span own = spots.empty() ? Span{} : spanOf(spots, &Spot::z);
    const double least = std::max(4 * leastDepth, 0.05 * std::abs(own.middle()));
    return widened(own, std::max(least, 2 * own.length()));
}

void SpotCanvas::growDepths() {
    const Span shown = frame().shownZ(), wanted = depths();
    const SpotList& spots = scene_.spots();
    const Span own = spots.empty() ? shown : spanOf(spots, &Spot::z);
    if (own.low < shown.low || own.high > shown.high)
        frame().setDepths(wanted);
}

void SpotCanvas::fitSpots() {
    const SpotList& spots = scene_.spots();
    if (spots.empty())
        return fitReach();
    const Span x = spanOf(spots, &Spot::x), y = spanOf(spots, &Spot::y);
    const double least = scene_.reach ? 0.2 * scene_.reach(spots.front().z).x() : leastDepth;
    frame().show(widened(x, least), widened(y, least), depths());
    update();
}

bool SpotCanvas::showsAll() const {
    return std::ranges::all_of(scene_.spots(), [this](const Spot& spot) {
        return frame().plan().contains(frame().inPlan(spot.x, spot.y));
    });
}

void SpotCanvas::fitReach() {
    const double z = scene_.spots().empty() ? 0 : scene_.spots().front().z;
    const QPointF reach = scene_.reach ? scene_.reach(z) : QPointF();
    const bool shows = reach.x() > 0 && reach.y() > 0 && std::isfinite(reach.x() + reach.y());
    const double x = shows ? reach.x() : leastDepth, y = shows ? reach.y() : leastDepth;
    frame().show({-x, x}, {-y, y}, depths());
    update();
}

QPointF SpotCanvas::placeOf(std::size_t number, CanvasFrame::Part part) const {
    return fringe::placeOf(frame(), scene_.spots().at(number), part);
}

std::optional<std::size_t> SpotCanvas::spotAt(QPointF place) const {
    const CanvasFrame::Part part = frame().partAt(place);
    std::optional<std::size_t> nearest;
    double least = grip;
    for (std::size_t number = 0; number < scene_.spots().size(); ++number) {
        const QPointF away = placeOf(number, part) - place;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > least || (distance == least && nearest))
            continue;
        least = distance;
        nearest = number;
    }
    return nearest;
}

void SpotCanvas::paintPlane(QPainter& painter) {
    paintReach(painter, frame(), scene_);
    paintSpots(painter, frame(), scene_, CanvasFrame::Part::Plan);
    paintSpots(painter, frame(), scene_, CanvasFrame::Part::Strip);
    paintCaptions(painter, frame(), scene_);
    if (tool() == Tool::Choosing) {
        painter.setPen(QPen(shade(Role::Chosen), 1, Qt::DotLine));
        painter.setBrush(shade(Role::Band));
        painter.drawRect(QRectF(from(), at()).normalized());
    }
    if (scene_.spots().empty())
        paintHint(painter, frame(), tr("Double-click to add a spot, or add a shape."));
}

PlaneCanvas::Tool SpotCanvas::press(Qt::KeyboardModifiers modifiers) {
    part_ = frame().partAt(from());
    if (const auto number = spotAt(from()))
        return pressSpot(*number, modifiers);
    chosenBefore_ = scene_.chosen;
    if (!(modifiers & (Qt::ShiftModifier | Qt::ControlModifier)))
        chosenBefore_.clear();
    emit chosen(chosenBefore_);
    return Tool::Choosing;
}

PlaneCanvas::Tool SpotCanvas::pressSpot(std::size_t number, Qt::KeyboardModifiers modifiers) {
    std::set<std::size_t> numbers = scene_.chosen;
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        if (!numbers.erase(number))
            numbers.insert(number);
    } else if (!numbers.contains(number)) {
        numbers = {number};
    }
    emit chosen(numbers);
    return numbers.contains(number) ? Tool::Ready : Tool::Free;
}

void SpotCanvas::hover() {
    emit hovered(spotAt(at()));
}

void SpotCanvas::drag() {
    emit dragged(shift());
}

void SpotCanvas::choose() {
    const QRectF band = QRectF(from(), at()).normalized();
    std::set<std::size_t> numbers = chosenBefore_;
    for (std::size_t number = 0; number < scene_.spots().size(); ++number)
        if (band.contains(placeOf(number, part_)))
            numbers.insert(number);
    emit chosen(numbers);
    update();
}

void SpotCanvas::release(Tool before) {
    if (before == Tool::Dragging)
        emit dropped(shift());
    growDepths();
    update();
}

void SpotCanvas::giveUp(Tool before) {
    if (before == Tool::Dragging)
        emit dragGivenUp();
    else
        emit chosen({});
    update();
}

void SpotCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    if (event->button() == Qt::LeftButton && !spotAt(event->position()))
        addAt(event->position());
}

void SpotCanvas::addAt(QPointF place) {
    const Place added = placeAt(place);
    emit addWanted(added.x, added.y.value_or(0), added.z);
}

SpotCanvas::Place SpotCanvas::placeAt(QPointF place) const {
    if (frame().partAt(place) == CanvasFrame::Part::Strip)
        return {frame().xAt(place), {}, frame().zAt(place)};
    return {frame().xAt(place), frame().yAt(place), {}};
}

Shift SpotCanvas::shift() const {
    const QPointF way = at() - from();
    const double across = frame().metresPerPixel(), deep = frame().depthPerPixel();
    const double x = inGrains(way.x() * across, across);
    if (part_ == CanvasFrame::Part::Strip)
        return {x, 0, inGrains(-way.y() * deep, deep), true};
    return {x, inGrains(-way.y() * across, across), 0, true};
}

double SpotCanvas::depthStep() const {
    return niceAbove(frame().shownZ().length() / 100);
}

void SpotCanvas::wheelEvent(QWheelEvent* event) {
    const auto number = spotAt(event->position());
    if (!number || !scene_.chosen.contains(*number))
        return PlaneCanvas::wheelEvent(event);
    event->accept();
    if (tool() != Tool::Free)
        return;
    const double fine = event->modifiers() & Qt::ShiftModifier ? 0.1 : 1;
    emit nudged({0, 0, notchesOf(*event) * fine * depthStep()});
}

Shift SpotCanvas::keyStep(const QKeyEvent& event) const {
    const QPointF way = arrowOf(event.key()) * keySteps(event);
    const double deep = event.key() == Qt::Key_PageUp     ? 1
                        : event.key() == Qt::Key_PageDown ? -1
                                                          : 0;
    return {way.x() * scene_.step.x(), -way.y() * scene_.step.y(),
            deep * keySteps(event) * depthStep()};
}

bool SpotCanvas::claims(const QKeyEvent& event) const {
    return event.matches(QKeySequence::SelectAll) || event.matches(QKeySequence::Copy)
           || event.matches(QKeySequence::Paste) || PlaneCanvas::claims(event);
}

void SpotCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return emit removeWanted();
    if (event->matches(QKeySequence::SelectAll))
        return chooseAll();
    if (event->matches(QKeySequence::Copy))
        return emit copyWanted();
    if (event->matches(QKeySequence::Paste))
        return emit pasteWanted();
    const Shift step = keyStep(*event);
    if (step == Shift{})
        return PlaneCanvas::keyPressEvent(event);
    if (!scene_.chosen.empty() && tool() == Tool::Free)
        emit nudged(step);
}

void SpotCanvas::chooseAll() {
    std::set<std::size_t> all;
    for (std::size_t number = 0; number < scene_.spots().size(); ++number)
        all.insert(all.end(), number);
    emit chosen(all);
}

void SpotCanvas::leaveEvent(QEvent*) {
    emit left();
}

} // namespace fringe
