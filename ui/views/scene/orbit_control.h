// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/handles.h"
#include "ui/views/scene/orbit_camera.h"

#include <QObject>
#include <QWidget>

class QMouseEvent;
class QKeyEvent;

namespace fringe {

/// The hand of the scene: left drag pulls a handle or else orbits, middle or right or Shift drag
/// pans, the wheel zooms about the cursor, a double click fits; arrows, + - and H do the same on
/// the keyboard, F shows the object, and Ctrl with arrows moves the source. While a handle is
/// pulled, Shift slows the hand and Ctrl goes by steps; Escape gives up. A double click on a
/// handle, or a digit while the pointer is on it, asks for its number. Watches the widget and owns
/// its camera.
class OrbitControl : public QObject {
    Q_OBJECT

  public:
    explicit OrbitControl(QWidget* target);

    const OrbitCamera& camera() const { return camera_; }
    /// What `fit` shows.
    void setBounds(const SceneBounds& bounds) { bounds_ = bounds; }
    void fit();
    /// What `zoomTo` shows; nothing: all.
    void setObject(const std::optional<SceneBounds>& bounds) { object_ = bounds; }
    void zoomTo();
    void look(double azimuth, double elevation); ///< from there, fitted

    /// Handles that can be taken hold of; one that is being pulled stays in the hand.
    void setHandles(const Handles& handles);
    /// The handle in the hand, or else under it; null: none.
    const Handle* pointed() const;
    bool isPulling() const { return pulling_; }
    QPointF place() const { return last_; } ///< of the pointer

    enum class Step {
        Dragging, ///< still under way
        Dropped,
        Nudged, ///< by a key, all at once
    };

  signals:
    void cameraChanged();
    void pointerMoved(); ///< to or from a handle, or with one
    /// The source is pulled so far, from where it was before the drag.
    void pulled(const fringe::Pull& pull, fringe::OrbitControl::Step step);
    void pullGivenUp(); ///< by Escape: it goes back
    void clicked(QPointF place);
    /// The number of the handle under the hand is to be typed; typed: its first letter, if any.
    void numberWanted(const QString& typed);

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    void press(const QMouseEvent& event);
    void drag(const QMouseEvent& event);
    void release();
    void hover(QPointF place);
    void pull(Qt::KeyboardModifiers modifiers);
    bool giveUp();
    bool key(const QKeyEvent& event);
    void arrow(QPointF direction, bool moves); ///< of a key
    void resized(QSize before);
    void set(const OrbitCamera& camera);
    void zoom(QPointF position, double factor);
    QSizeF viewSize() const { return target_->size(); }

    QWidget* target_;
    OrbitCamera camera_;
    SceneBounds bounds_;
    std::optional<SceneBounds> object_;
    Handles handles_;
    Handles held_;                 ///< as they were when one of them was taken hold of
    std::optional<Handle> handle_; ///< in the hand, or under it
    Pull pull_;                    ///< the latest
    QPointF pressed_, last_;
    QPointF hand_; ///< where the pointer would be without slowing
    bool pulling_ = false;
    bool orbiting_ = false;
};

} // namespace fringe
