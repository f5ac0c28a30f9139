// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/canvas/canvas_frame.h"

#include <algorithm>

namespace fringe {
namespace {

constexpr double stripShare = 0.24;
constexpr double leastStrip = 56, mostStrip = 150; ///< pixels
constexpr double gap = 1;
constexpr double besideAsked = 34,
                 aboveAsked = 44; ///< pixels for captions, beside what is asked for

double roomIn(double size, double margin) {
    return std::max({size - 2 * margin, size / 2, 1.0});
}

} // namespace

void CanvasFrame::resize(QSizeF size) {
    const double least = std::min(leastStrip, size.height() / 2);
    const double height = hasStrip_ ? std::clamp(stripShare * size.height(), least, mostStrip) : 0;
    strip_ = QRectF(0, size.height() - height, size.width(), height);
    plan_ = QRectF(0, 0, size.width(), std::max(1.0, size.height() - height - gap));
    if (fitted_)
        show(wantedX_, wantedY_, z_);
}

CanvasFrame::Part CanvasFrame::partAt(QPointF place) const {
    return plan_.contains(place) ? Part::Plan : strip_.contains(place) ? Part::Strip : Part::None;
}

void CanvasFrame::show(Span x, Span y, Span z) {
    wantedX_ = x;
    wantedY_ = y;
    z_ = z;
    fitted_ = true;
    centreX_ = x.middle();
    centreY_ = y.middle();
    const double width = roomIn(plan_.width(), besideAsked);
    const double height = roomIn(plan_.height(), aboveAsked);
    perPixel_ = std::max({x.length() / width, y.length() / height, 1e-12});
}

void CanvasFrame::setDepths(Span z) {
    z_ = z;
}

void CanvasFrame::zoom(QPointF about, double factor) {
    const double x = xAt(about), y = yAt(about);
    perPixel_ = std::clamp(perPixel_ / factor, 1e-10, 1e-1);
    centreX_ += x - xAt(about);
    if (partAt(about) == Part::Plan)
        centreY_ += y - yAt(about);
    fitted_ = false;
}

void CanvasFrame::pan(QPointF pixels) {
    centreX_ -= pixels.x() * perPixel_;
    centreY_ += pixels.y() * perPixel_;
    fitted_ = false;
}

double CanvasFrame::depthPerPixel() const {
    return z_.length() / std::max(strip_.height(), 1.0);
}

Span CanvasFrame::shownX() const {
    return {xAt(plan_.topLeft()), xAt(plan_.bottomRight())};
}

Span CanvasFrame::shownY() const {
    return {yAt(plan_.bottomRight()), yAt(plan_.topLeft())};
}

QPointF CanvasFrame::inPlan(double x, double y) const {
    return plan_.center() + QPointF(x - centreX_, centreY_ - y) / perPixel_;
}

QPointF CanvasFrame::inStrip(double x, double z) const {
    return {inPlan(x, 0).x(), strip_.center().y() + (z_.middle() - z) / depthPerPixel()};
}

double CanvasFrame::xAt(QPointF place) const {
    return centreX_ + (place.x() - plan_.center().x()) * perPixel_;
}

double CanvasFrame::yAt(QPointF place) const {
    return centreY_ - (place.y() - plan_.center().y()) * perPixel_;
}

double CanvasFrame::zAt(QPointF place) const {
    return z_.middle() - (place.y() - strip_.center().y()) * depthPerPixel();
}

} // namespace fringe
