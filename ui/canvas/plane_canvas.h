// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/canvas/canvas_frame.h"

#include <QWidget>

class QPainter;

namespace fringe {

/// A plane in metres, with a grid: the wheel, + and - zoom, 0 fits, and the middle button pans.
/// What lies in the plane, and what a tool makes of it, is of those who derive. GUI thread.
class PlaneCanvas : public QWidget {
    Q_OBJECT

  public:
    PlaneCanvas(const CanvasFrame& frame, QWidget* parent);

    void zoomBy(double factor);

    QSize sizeHint() const override { return {480, 360}; }
    QSize minimumSizeHint() const override { return {120, 38}; }

  protected:
    /// What the mouse does: nothing; it holds something that has not moved yet, or drags it; it
    /// draws a band around what it chooses; it pans.
    enum class Tool { Free, Ready, Dragging, Choosing, Panning };

    const CanvasFrame& frame() const { return frame_; }
    CanvasFrame& frame() { return frame_; }
    Tool tool() const { return tool_; }
    void setTool(Tool tool) { tool_ = tool; }
    QPointF from() const { return from_; } ///< where a button was pressed last
    QPointF at() const { return at_; }     ///< where the cursor was last
    /// The way of an arrow key, ten times as far with Shift; of other keys none [m].
    QPointF arrowStep(const QKeyEvent& event) const;

    /// What stands in place of grid and plane as long as there is nothing to lay in it.
    virtual QString placeholder() const { return {}; }
    virtual void paintPlane(QPainter& painter) = 0;
    virtual void fit() = 0;
    /// What the left button takes hold of at `from()`.
    virtual Tool press(Qt::KeyboardModifiers modifiers) = 0;
    virtual void hover() = 0; ///< `at()`, with a free tool
    virtual void drag() = 0;  ///< from `from()` to `at()`
    virtual void choose() {}  ///< what lies between them
    virtual void release(Tool before) = 0;
    virtual void giveUp(Tool before) = 0;
    /// Keys that menus use as well are the canvas's while it has the focus.
    virtual bool claims(const QKeyEvent& event) const;

    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void wheelEvent(QWheelEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    CanvasFrame frame_;
    Tool tool_ = Tool::Free;
    QPointF from_, at_;
};

/// Notches by which a wheel has turned.
double notchesOf(const QWheelEvent& event);

/// Ten times as much with Shift.
double keySteps(const QKeyEvent& event);

/// A length on the screen in round steps that are too short to be seen.
double inGrains(double metres, double metresPerPixel);

} // namespace fringe
