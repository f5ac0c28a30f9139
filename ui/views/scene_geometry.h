// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"
#include "ui/views/orbit_camera.h"

#include <QColor>
#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fringe {

/// What the scene view shows; lengths in metres, in the coordinates of the hologram (z = 0).
struct SceneContent {
    std::shared_ptr<const PointCloud> placed; ///< in metres; null: no object
    std::optional<Box> bounds;                ///< of `placed`
    Plate plate;
    Length shortestWavelength = 532_nm; ///< it has the narrowest field of view
    Length reconstruction = 200_mm;     ///< distance of the reconstruction plane, any sign
};

/// Points to draw [mm], three coordinates and three colour bytes each.
struct SceneCloud {
    std::vector<float> places;
    std::vector<std::uint8_t> colours;
    std::size_t of = 0;     ///< points of the object
    std::size_t stride = 1; ///< one of so many is drawn

    std::size_t shown() const { return places.size() / 3; }
};

struct SceneLine {
    std::vector<Vec3> places;
    QColor colour;
};

struct SceneFace {
    std::array<Vec3, 4> corners;
    QColor colour; ///< translucent
};

struct SceneLabel {
    Vec3 at{};
    QString text;
    QColor colour;
    bool below = false; ///< the place rather than above it
};

/// Everything but the points [mm].
struct SceneOutline {
    std::vector<SceneLine> lines;
    std::vector<SceneFace> faces;
    std::vector<SceneLabel> labels;
    SceneBounds bounds;
};

/// At most `most` points, in their colours, or else by amplitude and, where all shine alike,
/// shaded by depth. Infinite and undefined coordinates are left out.
SceneCloud sceneCloud(const PointCloud& cloud, std::size_t most);

/// Its colours in red light alone, as bright as they were.
void redden(SceneCloud& cloud);

/// The cloud moved as a whole [mm].
SceneCloud shifted(SceneCloud cloud, const Vec3& by);

/// Half the angle that a pitch can diffract a wavelength into, asin(λ / 2p), at most 80° [rad].
double drawnHalfAngle(Length wavelength, Length pitch);

/// Hologram, object box, field of view, reconstruction plane and a ruler along z.
class SceneBuilder {
    Q_DECLARE_TR_FUNCTIONS(fringe::SceneView)

  public:
    explicit SceneBuilder(const SceneContent& content);
    void moveObject(const Vec3& by); ///< its box is drawn elsewhere [mm]
    SceneOutline build() const;

  private:
    void addPlate(SceneOutline& scene) const;
    void addObject(SceneOutline& scene) const;
    void addField(SceneOutline& scene, double end) const;
    void addReconstruction(SceneOutline& scene) const;
    void addRuler(SceneOutline& scene) const;
    double farthest(double sign) const;

    const SceneContent& content_;
    std::optional<Box> object_; ///< [m]
    double halfWidth_;          ///< of the plate [mm]
    double halfHeight_;
};

/// 1, or the round factor by which depth has to be drawn shorter to be readable beside a plate and
/// an object that it exceeds more than five times.
double depthCompression(const SceneBounds& bounds);

} // namespace fringe
