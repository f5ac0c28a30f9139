// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace fringe {

/// Where the samples of a plane lie in a widget. Sample (column i, row j) covers
/// [i, i + 1) × [j, j + 1); y grows downwards on both sides.
struct ViewTransform {
    QPointF centre;    ///< the sample coordinates in the middle of the widget
    double scale = 1;  ///< widget pixels per sample along x
    double aspect = 1; ///< height of a sample over its width

    double scaleY() const { return scale * aspect; }

    QPointF toView(QPointF sample, QSizeF view) const;
    QPointF toSample(QPointF position, QSizeF view) const;
    /// The samples that a widget shows, possibly beyond the plane.
    QRectF visible(QSizeF view) const;

    /// Zoomed by `factor` so that the sample under `position` stays there.
    ViewTransform zoomedAbout(QPointF position, QSizeF view, double factor) const;
    ViewTransform panned(QPointF pixels) const;
    /// The whole plane of `samples`, as large as `view` allows.
    static ViewTransform fitting(QSizeF samples, double aspect, QSizeF view);

    friend bool operator==(const ViewTransform&, const ViewTransform&) = default;
};

} // namespace fringe
