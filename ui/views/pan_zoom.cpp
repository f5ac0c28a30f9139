// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/pan_zoom.h"

#include "ui/views/view_style.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {

namespace {

constexpr double largestSample = 96; ///< pixels
constexpr double smallestPlane = 32; ///< pixels
constexpr double panStep = 48;       ///< pixels
constexpr double panZoom = 1.5;
constexpr double shortestLine = 4;       ///< pixels, that is meant
constexpr double sameProportions = 0.02; ///< share by which two may differ

} // namespace

PanZoom::PanZoom(QWidget* target) : QObject(target), target_(target) {
    target_->setMouseTracking(true);
    target_->setFocusPolicy(Qt::StrongFocus);
    target_->installEventFilter(this);
}

void PanZoom::setPlane(QSizeF samples, double aspect) {
    if (samples == samples_ && aspect == transform_.aspect)
        return;
    const QSizeF before = std::exchange(samples_, samples);
    const double finer = samples.width() / before.width();
    const double proportions = samples.height() * aspect / (before.height() * transform_.aspect);
    transform_.aspect = aspect;
    if (fitted_ || before.isEmpty() || std::abs(proportions / finer - 1) > sameProportions)
        return fit();
    const auto middleOf = [](QSizeF of) {
        return QPointF(std::floor(of.width() / 2) + 0.5, std::floor(of.height() / 2) + 0.5);
    };
    const QPointF place = transform_.centre - middleOf(before);
    transform_.centre =
        middleOf(samples)
        + QPointF(place.x() * finer, place.y() * samples.height() / before.height());
    transform_.scale /= finer;
    emit transformChanged();
}

void PanZoom::fit() {
    fitted_ = true;
    transform_ = ViewTransform::fitting(samples_, transform_.aspect, viewSize());
    emit transformChanged();
}

void PanZoom::look(const QRectF& samples) {
    ViewTransform near = ViewTransform::fitting(samples.size(), transform_.aspect, viewSize());
    near.centre = samples.center();
    set(near);
}

void PanZoom::showActualSize() {
    zoomBy(1 / (transform_.scale * target_->devicePixelRatioF()));
}

void PanZoom::setDrawing(bool draws) {
    isDrawing_ = draws;
    draws ? target_->setCursor(Qt::CrossCursor) : target_->unsetCursor();
}

void PanZoom::zoomBy(double factor) {
    zoomAbout({viewSize().width() / 2, viewSize().height() / 2}, factor);
}

void PanZoom::zoomAbout(QPointF position, double factor) {
    const double least = smallestPlane / std::max({samples_.width(), samples_.height(), 1.0});
    const double scale = std::clamp(transform_.scale * factor, std::min(least, 1.0), largestSample);
    set(transform_.zoomedAbout(position, viewSize(), scale / transform_.scale));
}

void PanZoom::set(ViewTransform transform) {
    transform.centre.setX(std::clamp(transform.centre.x(), 0.0, samples_.width()));
    transform.centre.setY(std::clamp(transform.centre.y(), 0.0, samples_.height()));
    fitted_ = false;
    transform_ = transform;
    emit transformChanged();
}

bool PanZoom::eventFilter(QObject*, QEvent* event) {
    switch (event->type()) {
    case QEvent::MouseButtonPress:
        press(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseMove:
        move(*static_cast<QMouseEvent*>(event));
        return true;
    case QEvent::MouseButtonRelease:
        dragging_ = false;
        setDrawing(isDrawing_);
        return true;
    case QEvent::MouseButtonDblClick:
        fit();
        return true;
    case QEvent::Wheel:
        wheel(*static_cast<QWheelEvent*>(event));
        return true;
    case QEvent::KeyPress:
        return key(*static_cast<QKeyEvent*>(event));
    case QEvent::Leave:
        emit left();
        return false;
    case QEvent::Resize:
        if (fitted_)
            fit();
        return false;
    default:
        return false;
    }
}

void PanZoom::press(const QMouseEvent& event) {
    dragging_ = event.button() == Qt::LeftButton || event.button() == Qt::MiddleButton;
    from_ = last_ = event.position();
    target_->setFocus(Qt::MouseFocusReason);
}

void PanZoom::move(const QMouseEvent& event) {
    if (isDrawing_ && event.buttons().testFlag(Qt::LeftButton)) {
        if (QLineF(from_, event.position()).length() >= shortestLine)
            emit drawn({transform_.toSample(from_, viewSize()),
                        transform_.toSample(event.position(), viewSize())});
    } else if (dragging_) {
        target_->setCursor(Qt::ClosedHandCursor);
        set(transform_.panned(event.position() - last_));
        last_ = event.position();
    }
    report(event.position());
}

void PanZoom::wheel(const QWheelEvent& event) {
    zoomAbout(event.position(), std::pow(2, event.angleDelta().y() / 240.0));
    report(event.position());
}

bool PanZoom::key(const QKeyEvent& event) {
    if (const QPointF direction = arrowOf(event.key()); !direction.isNull())
        return set(transform_.panned(-panStep * direction)), true;
    switch (event.key()) {
    case Qt::Key_Plus:
        zoomBy(panZoom);
        return true;
    case Qt::Key_Minus:
        zoomBy(1 / panZoom);
        return true;
    case Qt::Key_0:
        fit();
        return true;
    default:
        return false;
    }
}

void PanZoom::report(QPointF position) {
    const QPointF sample = transform_.toSample(position, viewSize());
    if (QRectF({0, 0}, samples_).contains(sample)) {
        emit hovered(sample);
    } else {
        emit left();
    }
}

} // namespace fringe
