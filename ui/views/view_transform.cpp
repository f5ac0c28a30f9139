// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/view_transform.h"

#include <algorithm>

namespace fringe {

QPointF ViewTransform::toView(QPointF sample, QSizeF view) const {
    return {view.width() / 2 + (sample.x() - centre.x()) * scale,
            view.height() / 2 + (sample.y() - centre.y()) * scaleY()};
}

QPointF ViewTransform::toSample(QPointF position, QSizeF view) const {
    return {centre.x() + (position.x() - view.width() / 2) / scale,
            centre.y() + (position.y() - view.height() / 2) / scaleY()};
}

QRectF ViewTransform::visible(QSizeF view) const {
    return {toSample({0, 0}, view), toSample({view.width(), view.height()}, view)};
}

ViewTransform ViewTransform::zoomedAbout(QPointF position, QSizeF view, double factor) const {
    ViewTransform zoomed = *this;
    zoomed.scale *= factor;
    zoomed.centre += toSample(position, view) - zoomed.toSample(position, view);
    return zoomed;
}

ViewTransform ViewTransform::panned(QPointF pixels) const {
    ViewTransform moved = *this;
    moved.centre -= QPointF(pixels.x() / scale, pixels.y() / scaleY());
    return moved;
}

ViewTransform ViewTransform::fitting(QSizeF samples, double aspect, QSizeF view) {
    const double width = std::max(samples.width(), 1.0);
    const double height = std::max(samples.height(), 1.0) * aspect;
    const double scale = std::min(view.width() / width, view.height() / height);
    return {{samples.width() / 2, samples.height() / 2}, std::max(scale, 1e-6), aspect};
}

} // namespace fringe
