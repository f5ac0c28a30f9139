// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/orbit_camera.h"

#include <QObject>
#include <QWidget>

class QMouseEvent;
class QKeyEvent;

namespace fringe {

/// The hand of the scene: left drag orbits, middle or right or Shift drag pans, the wheel zooms
/// about the cursor, a double click fits; arrows, + - and 0 do the same on the keyboard. Watches
/// the widget and owns its camera. While it moves the object, left drag and arrows are for that.
class OrbitControl : public QObject {
    Q_OBJECT

  public:
    explicit OrbitControl(QWidget* target);

    const OrbitCamera& camera() const { return camera_; }
    /// What `fit` shows.
    void setBounds(const SceneBounds& bounds) { bounds_ = bounds; }
    void fit();
    void look(double azimuth, double elevation); ///< from there, fitted
    /// Whether left drag and arrows move the object rather than the camera.
    void setMoving(bool moving);

    enum class Step {
        Dragging, ///< still under way
        Dropped,
        Nudged, ///< by a key, all at once
    };

  signals:
    void cameraChanged();
    /// The object is moved by so many pixels of the widget, from where it was before the drag.
    void objectMoved(QPointF pixels, fringe::OrbitControl::Step step);
    void moveGivenUp(); ///< by Escape: it goes back

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void press(const QMouseEvent& event);
    void drag(const QMouseEvent& event);
    void release();
    bool giveUp();
    bool key(const QKeyEvent& event);
    void arrow(QPointF direction); ///< of a key
    void set(const OrbitCamera& camera);
    void zoom(QPointF position, double factor);
    QSizeF viewSize() const { return target_->size(); }

    QWidget* target_;
    OrbitCamera camera_;
    SceneBounds bounds_;
    QPointF pressed_, last_;
    bool fitted_ = true;
    bool moving_ = false;
    bool dragging_ = false; ///< the object
};

} // namespace fringe
