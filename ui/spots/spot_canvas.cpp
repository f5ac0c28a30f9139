// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/spots/spot_canvas.h"

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
constexpr double dragFrom = 3;      ///< pixels
constexpr double leastDepth = 1e-3; ///< of the strip [m]
constexpr double wheelNotch = 120;

Span spanOf(const SpotList& spots, double Spot::*axis) {
    const auto [low, high] = std::ranges::minmax(spots, {}, axis);
    return {low.*axis, high.*axis};
}

/// At least `least` long, about the same middle.
Span widened(Span span, double least) {
    const double missing = std::max(0.0, least - span.length());
    return {span.low - missing / 2, span.high + missing / 2};
}

/// So many pixels in a round step that is not seen.
double inGrains(double pixels, double perPixel) {
    const double grain = niceBelow(perPixel);
    return std::round(pixels * perPixel / grain) * grain;
}

} // namespace

SpotCanvas::SpotCanvas(QWidget* parent) : QWidget(parent) {
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void SpotCanvas::setScene(SpotScene scene) {
    scene_ = std::move(scene);
    if (hand_ != Hand::Dragging)
        growDepths();
    update();
}

/// Of the spots, with room around them.
Span SpotCanvas::depths() const {
    const SpotList& spots = scene_.spots();
    const Span own = spots.empty() ? Span{} : spanOf(spots, &Spot::z);
    const double least = std::max(4 * leastDepth, 0.05 * std::abs(own.middle()));
    return widened(own, std::max(least, 1.5 * own.length()));
}

void SpotCanvas::growDepths() {
    const Span shown = frame_.shownZ(), wanted = depths();
    const SpotList& spots = scene_.spots();
    const Span own = spots.empty() ? shown : spanOf(spots, &Spot::z);
    if (own.low < shown.low || own.high > shown.high)
        frame_.setDepths(wanted);
}

void SpotCanvas::fitSpots() {
    const SpotList& spots = scene_.spots();
    if (spots.empty())
        return fitReach();
    const Span x = spanOf(spots, &Spot::x), y = spanOf(spots, &Spot::y);
    const double least = scene_.reach ? 0.2 * scene_.reach(spots.front().z).x() : leastDepth;
    frame_.show(widened(x, least), widened(y, least), depths());
    update();
}

void SpotCanvas::fitReach() {
    const double z = scene_.spots().empty() ? 0 : scene_.spots().front().z;
    const QPointF reach = scene_.reach ? scene_.reach(z) : QPointF();
    const bool shows = reach.x() > 0 && reach.y() > 0 && std::isfinite(reach.x() + reach.y());
    const double x = shows ? reach.x() : leastDepth, y = shows ? reach.y() : leastDepth;
    frame_.show({-x, x}, {-y, y}, depths());
    update();
}

void SpotCanvas::zoomBy(double factor) {
    frame_.zoom(frame_.plan().center(), factor);
    update();
}

QPointF SpotCanvas::placeOf(std::size_t number, SpotFrame::Part part) const {
    return frame_.place(scene_.spots().at(number), part);
}

std::optional<std::size_t> SpotCanvas::spotAt(QPointF place) const {
    const SpotFrame::Part part = frame_.partAt(place);
    std::optional<std::size_t> nearest;
    double least = grip;
    for (std::size_t number = 0; number < scene_.spots().size(); ++number) {
        const QPointF away = frame_.place(scene_.spots()[number], part) - place;
        const double distance = std::hypot(away.x(), away.y());
        if (distance > least || (distance == least && nearest))
            continue;
        least = distance;
        nearest = number;
    }
    return nearest;
}

void SpotCanvas::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.fillRect(rect(), viewBackground());
    paintGrid(painter, frame_);
    painter.setRenderHint(QPainter::Antialiasing);
    paintReach(painter, frame_, scene_);
    paintSpots(painter, frame_, scene_, SpotFrame::Part::Plan);
    paintSpots(painter, frame_, scene_, SpotFrame::Part::Strip);
    paintCaptions(painter, frame_, scene_);
    if (hand_ == Hand::Choosing) {
        painter.setPen(QPen(Qt::white, 1, Qt::DotLine));
        painter.setBrush(QColor(255, 255, 255, 24));
        painter.drawRect(QRectF(from_, at_).normalized());
    }
    if (scene_.spots().empty())
        paintEmptyText(painter, frame_.plan().toRect(),
                       tr("Double-click to add a spot, or add a shape."));
    if (hasFocus()) {
        painter.setPen(QPen(palette().color(QPalette::Highlight), 1));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(rect().adjusted(0, 0, -1, -1));
    }
}

void SpotCanvas::resizeEvent(QResizeEvent*) {
    frame_.resize(size());
}

void SpotCanvas::mousePressEvent(QMouseEvent* event) {
    from_ = at_ = event->position();
    part_ = frame_.partAt(from_);
    if (event->button() == Qt::MiddleButton) {
        hand_ = Hand::Panning;
        return;
    }
    if (event->button() != Qt::LeftButton)
        return;
    if (const auto number = spotAt(from_))
        return pressSpot(*number, event->modifiers());
    hand_ = Hand::Choosing;
    chosenBefore_ = scene_.chosen;
    if (!(event->modifiers() & (Qt::ShiftModifier | Qt::ControlModifier)))
        chosenBefore_.clear();
    emit chosen(chosenBefore_);
}

void SpotCanvas::pressSpot(std::size_t number, Qt::KeyboardModifiers modifiers) {
    std::set<std::size_t> numbers = scene_.chosen;
    if (modifiers & (Qt::ShiftModifier | Qt::ControlModifier)) {
        if (!numbers.erase(number))
            numbers.insert(number);
    } else if (!numbers.contains(number)) {
        numbers = {number};
    }
    emit chosen(numbers);
    hand_ = numbers.contains(number) ? Hand::Ready : Hand::Free;
}

void SpotCanvas::mouseMoveEvent(QMouseEvent* event) {
    const QPointF before = std::exchange(at_, event->position());
    const QPointF way = at_ - from_;
    switch (hand_) {
    case Hand::Free:
        return emit hovered(spotAt(at_));
    case Hand::Ready:
        if (std::hypot(way.x(), way.y()) < dragFrom)
            return;
        hand_ = Hand::Dragging;
        [[fallthrough]];
    case Hand::Dragging:
        return emit dragged(shiftTo(at_));
    case Hand::Choosing:
        return chooseInBand(event->modifiers());
    case Hand::Panning:
        frame_.pan(at_ - before);
        return update();
    }
}

void SpotCanvas::mouseReleaseEvent(QMouseEvent* event) {
    at_ = event->position();
    const Hand before = std::exchange(hand_, Hand::Free);
    if (before == Hand::Dragging)
        emit dropped(shiftTo(at_));
    growDepths();
    update();
}

void SpotCanvas::mouseDoubleClickEvent(QMouseEvent* event) {
    const QPointF place = event->position();
    if (event->button() != Qt::LeftButton || spotAt(place))
        return;
    if (frame_.partAt(place) == SpotFrame::Part::Strip)
        emit addWanted(frame_.xAt(place), 0, frame_.zAt(place));
    else
        emit addWanted(frame_.xAt(place), frame_.yAt(place), {});
}

void SpotCanvas::chooseInBand(Qt::KeyboardModifiers) {
    const QRectF band = QRectF(from_, at_).normalized();
    std::set<std::size_t> numbers = chosenBefore_;
    for (std::size_t number = 0; number < scene_.spots().size(); ++number)
        if (band.contains(frame_.place(scene_.spots()[number], part_)))
            numbers.insert(number);
    emit chosen(numbers);
    update();
}

SpotShift SpotCanvas::shiftTo(QPointF place) const {
    const QPointF way = place - from_;
    const double x = inGrains(way.x(), frame_.metresPerPixel());
    if (part_ == SpotFrame::Part::Strip)
        return {x, 0, inGrains(-way.y(), frame_.depthPerPixel())};
    return {x, inGrains(-way.y(), frame_.metresPerPixel()), 0};
}

void SpotCanvas::wheelEvent(QWheelEvent* event) {
    event->accept();
    const double notches = event->angleDelta().y() / wheelNotch;
    const auto number = spotAt(event->position());
    if (!number) {
        frame_.zoom(event->position(), std::pow(1.25, notches));
        return update();
    }
    if (hand_ != Hand::Free)
        return;
    if (!scene_.chosen.contains(*number))
        emit chosen({*number});
    const double fine = event->modifiers() & Qt::ShiftModifier ? 0.1 : 1;
    emit nudged({0, 0, notches * fine * niceAbove(frame_.shownZ().length() / 100)});
}

SpotShift SpotCanvas::keyStep(const QKeyEvent& event) const {
    const double many = event.modifiers() & Qt::ShiftModifier ? 10 : 1;
    const double step = many * niceAbove(frame_.metresPerPixel());
    const double depth = many * niceAbove(frame_.shownZ().length() / 100);
    switch (event.key()) {
    case Qt::Key_Left:
        return {-step, 0, 0};
    case Qt::Key_Right:
        return {step, 0, 0};
    case Qt::Key_Up:
        return {0, step, 0};
    case Qt::Key_Down:
        return {0, -step, 0};
    case Qt::Key_PageUp:
        return {0, 0, depth};
    case Qt::Key_PageDown:
        return {0, 0, -depth};
    default:
        return {};
    }
}

/// Keys that menus use as well are the canvas's while it has the focus.
bool SpotCanvas::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto* key = static_cast<QKeyEvent*>(event);
        if (key->matches(QKeySequence::SelectAll) || key->key() == Qt::Key_Escape)
            event->accept();
    }
    return QWidget::event(event);
}

void SpotCanvas::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape)
        return giveUp();
    if (event->key() == Qt::Key_Delete || event->key() == Qt::Key_Backspace)
        return emit removeWanted();
    if (event->key() == Qt::Key_0)
        return fitSpots();
    if (event->key() == Qt::Key_Plus || event->key() == Qt::Key_Minus)
        return zoomBy(event->key() == Qt::Key_Plus ? 1.25 : 0.8);
    if (event->matches(QKeySequence::SelectAll)) {
        std::set<std::size_t> all;
        for (std::size_t number = 0; number < scene_.spots().size(); ++number)
            all.insert(all.end(), number);
        return emit chosen(all);
    }
    const SpotShift step = keyStep(*event);
    if (step == SpotShift{})
        return QWidget::keyPressEvent(event);
    if (!scene_.chosen.empty() && hand_ == Hand::Free)
        emit nudged(step);
}

void SpotCanvas::giveUp() {
    const Hand before = std::exchange(hand_, Hand::Free);
    if (before == Hand::Dragging)
        emit dragGivenUp();
    else
        emit chosen({});
    update();
}

void SpotCanvas::leaveEvent(QEvent*) {
    emit hovered({});
}

} // namespace fringe
