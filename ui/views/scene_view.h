// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"

#include <QWidget>

#include <memory>

namespace fringe {

/// What the scene view shows; lengths in metres, in the coordinates of the hologram (z = 0).
struct SceneContent {
    std::shared_ptr<const PointCloud> placed; ///< in metres; null: no object
    Plate plate;
    Length shortestWavelength = 532_nm; ///< it has the narrowest field of view
    Length reconstruction = 200_mm;     ///< distance of the reconstruction plane, any sign
};

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

  private:
    class Parts;
    std::unique_ptr<Parts> parts_;
};

} // namespace fringe
