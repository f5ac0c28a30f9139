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
/// the widget and owns its camera.
class OrbitControl : public QObject {
    Q_OBJECT

  public:
    explicit OrbitControl(QWidget* target);

    const OrbitCamera& camera() const { return camera_; }
    /// What `fit` shows.
    void setBounds(const SceneBounds& bounds) { bounds_ = bounds; }
    void fit();
    void look(double azimuth, double elevation); ///< from there, fitted

  signals:
    void cameraChanged();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void drag(const QMouseEvent& event);
    bool key(const QKeyEvent& event);
    void set(const OrbitCamera& camera);
    void zoom(QPointF position, double factor);
    QSizeF viewSize() const { return target_->size(); }

    QWidget* target_;
    OrbitCamera camera_;
    SceneBounds bounds_;
    QPointF last_;
    bool fitted_ = true;
};

} // namespace fringe
