// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>

namespace fringe {

/// Lengths along x and z, or x and y, of something that is shown [m].
struct Span {
    double low = 0;
    double high = 0;
    double middle() const { return (low + high) / 2; }
    double length() const { return high - low; }
};

/// Where a canvas shows what: a plan of x and y and, for spots, below it a strip of x and z with
/// the same scale of x. Lengths in metres, places in pixels of the widget.
class CanvasFrame {
  public:
    enum class Part { None, Plan, Strip };

    explicit CanvasFrame(bool hasStrip = true) : hasStrip_(hasStrip) {}

    void resize(QSizeF size);
    QRectF plan() const { return plan_; }
    QRectF strip() const { return strip_; }
    Part partAt(QPointF place) const;

    /// Shows these lengths and a little more, x and y in one scale.
    void show(Span x, Span y, Span z);
    void setDepths(Span z); ///< of the strip only
    void zoom(QPointF about, double factor);
    void pan(QPointF pixels);

    double metresPerPixel() const { return perPixel_; }
    double depthPerPixel() const;
    Span shownX() const;
    Span shownY() const;
    Span shownZ() const { return z_; }

    QPointF inPlan(double x, double y) const;
    QPointF inStrip(double x, double z) const;
    double xAt(QPointF place) const;
    double yAt(QPointF place) const; ///< in the plan
    double zAt(QPointF place) const; ///< in the strip

  private:
    bool hasStrip_;
    QRectF plan_, strip_;
    double centreX_ = 0, centreY_ = 0, perPixel_ = 1e-5;
    Span z_{-1e-3, 1e-3};
    Span wantedX_{-1e-3, 1e-3}, wantedY_{-1e-3, 1e-3};
    bool fitted_ = true; ///< another size fits it again
};

} // namespace fringe
