// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/newest_work.h"
#include "ui/views/orbit_control.h"
#include "ui/views/scene_geometry.h"

#include <QWidget>

#include <memory>
#include <optional>

class QToolButton;

namespace fringe {

class SceneDisplay;
class SceneOverlay;

/// The optical set-up in three dimensions: the points of the object, the hologram plane, the field
/// of view that its pitch allows, and the reconstruction plane. Left drag orbits, middle or Shift
/// drag pans, the wheel zooms, a double click fits. Drawn by VTK where OpenGL works, else by
/// QPainter. While the button "Move the object" is down, left drag and arrows move the object in
/// the plane of the screen instead. GUI thread only.
class SceneView : public QWidget {
    Q_OBJECT

  public:
    explicit SceneView(QWidget* parent = nullptr);
    ~SceneView() override;

    /// Shares the cloud. The camera stays unless the object or the plate changed its extent or was
    /// moved by other means than this view.
    void setContent(const SceneContent& content);
    /// Moves the reconstruction plane alone: cheap enough for a slider.
    void setReconstructionDistance(Length distance);
    void resetCamera();

  signals:
    /// The object is being dragged so far from where it is [m].
    void objectDragged(double x, double y, double z);
    /// It is to be moved so far; `nudged` by a key rather than by a drag.
    void objectDropped(double x, double y, double z, bool nudged);
    void dragGivenUp();

  protected:
    void changeEvent(QEvent* event) override;

  private:
    void arrange();
    QToolButton* textButton(const char* name, const QString& text, const QString& tip);
    void moveObject(QPointF pixels, OrbitControl::Step step);
    void giveUpMove();
    void drawCloud();
    void showCloud();
    void showOutline();
    void showDepth();
    double compression() const;
    Vec3 shiftBy(QPointF pixels) const;
    void showNotes();
    SceneBounds fixedBounds() const; ///< of object and plate
    void keepCamera();
    void fitNew();

    std::unique_ptr<SceneDisplay> display_;
    OrbitControl* hand_;
    SceneOverlay* overlay_;
    QToolButton* compress_ = nullptr;
    QToolButton* move_ = nullptr;
    SceneContent content_;
    NewestWork drawing_;
    SceneCloud cloud_;
    SceneOutline outline_;
    Vec3 shift_{};                     ///< of the object, until the next content shows it [mm]
    double compression_ = 1;           ///< what the depth toggle would do
    std::optional<SceneBounds> fixed_; ///< object and plate, when the camera was last fitted
};

} // namespace fringe
