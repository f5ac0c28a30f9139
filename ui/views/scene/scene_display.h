// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scene/orbit_camera.h"
#include "ui/views/scene/scene_geometry.h"

#include <memory>
#include <vector>

class QWidget;

namespace fringe {

/// The surface on which the scene appears. Scene coordinates are drawn with z × `depthScale`, and
/// the camera sees them so. GUI thread only.
class SceneDisplay {
  public:
    virtual ~SceneDisplay() = default;
    /// Owned by its parent.
    virtual QWidget* widget() = 0;
    virtual std::size_t mostPoints() const = 0;
    virtual std::size_t mostTriangles() const = 0; ///< of a surface
    virtual void setBodies(const std::vector<SceneBody>& bodies) = 0;
    /// Maps of each body; they stay where they are before the first.
    virtual void setMaps(const std::vector<SceneMap>& maps) = 0;
    /// Colours of a body, as many as it has.
    virtual void setColours(std::size_t body, const std::vector<std::uint8_t>& colours) = 0;
    virtual void setOutline(const SceneOutline& outline) = 0;
    virtual void setDepthScale(double scale) = 0;
    virtual void setCamera(const OrbitCamera& camera) = 0;
};

std::unique_ptr<SceneDisplay> makePaintedSceneDisplay(QWidget* parent);
/// Needs `openGlUsable()`.
std::unique_ptr<SceneDisplay> makeVtkSceneDisplay(QWidget* parent);

} // namespace fringe
