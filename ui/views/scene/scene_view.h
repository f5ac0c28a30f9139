// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/newest_work.h"
#include "ui/views/scene/orbit_control.h"
#include "ui/views/scene/scene_geometry.h"

#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

class QToolButton;

namespace fringe {

class HandleField;
class HandleOverlay;
class PupilDisc;
class SceneDisplay;
class SceneOverlay;

/// The optical set-up in three dimensions: the points of the objects, the hologram plane, the field
/// of view that its pitch allows, and the reconstruction plane. Left drag orbits, middle or Shift
/// drag pans, the wheel zooms, a double click fits, a click chooses an object. The chosen one has
/// handles, by which it is moved, turned, scaled and lit as its kind allows. Drawn by VTK where
/// OpenGL works, else by QPainter. GUI thread only.
class SceneView : public QWidget {
    Q_OBJECT

  public:
    explicit SceneView(QWidget* parent = nullptr);
    ~SceneView() override;

    /// Shares the clouds and the meshes. The camera stays unless the objects or the plate changed
    /// their extent or were moved by other means than this view.
    void setContent(const SceneContent& content);
    /// The source that is worked on, where it is now, while it is dragged, too: its points and its
    /// handles go there at once. Nothing: it has no handles.
    void setGrip(std::size_t source, const std::optional<Grip>& grip);
    /// Moves the reconstruction plane alone: cheap enough for a slider.
    void setReconstructionDistance(Length distance);
    void setPupil(const Pupil& pupil); ///< of the reconstruction
    void resetCamera();

  signals:
    /// The source that is worked on is being pulled so far from where it is.
    void sourcePulled(const fringe::Pull& pull);
    /// It is to be changed so; `nudged` by a key rather than by a drag.
    void sourceDropped(const fringe::Pull& pull, bool nudged);
    void pullGivenUp();
    void sourcePicked(std::size_t number); ///< by a click
    /// The pupil is to be so; `settled` is false while it is being dragged.
    void pupilChanged(const fringe::Pupil& pupil, bool settled);

  protected:
    void changeEvent(QEvent* event) override;

  private:
    /// A body of a source, and the box in which that is where the body is not moved.
    struct Drawn {
        std::size_t source;
        TurnedBox box;
        SceneBody body;
    };
    /// What decides the colours of a body.
    struct Light {
        std::optional<SeenSurface> surface;
        Turn turn;
        SceneMap place; ///< where that counts

        friend bool operator==(const Light&, const Light&) = default;
    };

    void arrange();
    void wire();
    QToolButton* textButton(const char* name, const QString& text, const QString& tip);
    void pull(const Pull& pull, OrbitControl::Step step);
    void pick(QPointF place);
    void drawBodies();
    const SeenSource* seen(std::size_t number) const; ///< null: it is not
    bool isByDepth() const;
    void light(std::size_t body, const SceneMap& map);
    void showMaps();
    void showHandles();
    void showOutline();
    void showDepth();
    double compression() const;
    SceneLook look() const;
    void showNotes();
    void showObjectBounds();
    SceneBounds fixedBounds() const; ///< of objects and plate
    void keepCamera();
    void fitNew();

    std::unique_ptr<SceneDisplay> display_;
    OrbitControl* hand_;
    SceneOverlay* overlay_;
    HandleOverlay* handles_;
    HandleField* number_;
    PupilDisc* pupil_;
    QToolButton* compress_ = nullptr;
    QToolButton* handle_ = nullptr;
    QToolButton* byDepth_ = nullptr;
    SceneContent content_;
    std::optional<Pull> pull_; ///< the latest
    NewestWork drawing_;
    std::vector<Drawn> drawn_;              ///< the bodies of the display
    std::vector<std::optional<Light>> lit_; ///< as they are coloured
    std::size_t stride_ = 1;
    SceneOutline outline_;
    bool wasPulled_ = false;           ///< by this view, until the next content shows it
    double compression_ = 1;           ///< what the depth toggle would do
    std::optional<SceneBounds> fixed_; ///< objects and plate, when the camera was last fitted
};

} // namespace fringe
