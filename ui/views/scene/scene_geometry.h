// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/model/point_cloud.h"
#include "engine/model/quantity.h"
#include "engine/model/space.h"
#include "ui/views/scene/orbit_camera.h"

#include <QColor>
#include <QCoreApplication>
#include <QImage>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace fringe {

/// What the scene view shows; lengths in metres, in the coordinates of the hologram (z = 0).
struct SceneContent {
    std::vector<SeenSource> sources;
    std::size_t chosen = 0; ///< number of the source that is worked on
    Plate plate;
    Length shortestWavelength = 532_nm; ///< it has the narrowest field of view
    Length reconstruction = 200_mm;     ///< distance of the reconstruction plane, any sign
    std::optional<Grip> grip{};         ///< of the chosen source; nothing: it has no handles
    Pupil pupil{};                      ///< that the reconstruction is looked through
    bool hasObject = false; ///< there are data of one, though none may be seen, as of a hologram
};

/// Points to draw, or triangles [mm], three coordinates and three colour bytes for each point or
/// corner.
struct SceneBody {
    std::vector<float> places;
    std::vector<std::uint8_t> colours;
    bool isSurface = false;             ///< of triangles, three corners each
    std::vector<float> normals{};       ///< of corners, three numbers each; of a surface
    std::vector<float> texturePlaces{}; ///< of corners, u and v each; empty: no texture
    QImage texture{};                   ///< multiplies the colours; null: none

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
    bool minor = false; ///< shown only where nothing is in its way
};

/// Everything but the points [mm].
struct SceneOutline {
    std::vector<SceneLine> lines;
    std::vector<SceneFace> faces;
    std::vector<SceneLabel> labels;
    SceneBounds bounds;
};

/// Moves a cloud as a whole: rows · place + shift.
struct SceneMap {
    std::array<Vec3, 3> rows = unturned;
    Vec3 shift{}; ///< [mm]

    Vec3 operator()(const Vec3& place) const;
    friend bool operator==(const SceneMap&, const SceneMap&) = default;
};

/// One of `stride` points, in their colours, or else by amplitude and, where all shine alike,
/// shaded by depth. Infinite and undefined coordinates are left out.
SceneBody sceneCloud(const PointCloud& cloud, std::size_t stride);

/// Colours a body by depth, in this place, from those of z = `low` to those of z = `high` [mm].
struct DepthRange {
    double low = 0, high = 0;
};
void colourByDepth(SceneBody& body, const SceneMap& place, const DepthRange& range);

/// Turns a cloud's colours to red light alone, as bright as they were.
void redden(SceneBody& cloud);

/// How what is in one box gets into the other.
SceneMap mapBetween(const TurnedBox& from, const TurnedBox& to);

/// Half the angle that a pitch can diffract a wavelength into, asin(λ / 2p), at most 80° [rad].
double drawnHalfAngle(Length wavelength, Length pitch);

/// Hologram, boxes of the objects, field of view, reconstruction plane and a ruler along z.
class SceneBuilder {
    Q_DECLARE_TR_FUNCTIONS(fringe::SceneView)

  public:
    explicit SceneBuilder(const SceneContent& content);
    SceneOutline build() const;

  private:
    void addPlate(SceneOutline& scene) const;
    void addObject(const SeenSource& source, SceneOutline& scene) const;
    void addField(SceneOutline& scene, double end) const;
    void addReconstruction(SceneOutline& scene) const;
    void addRuler(SceneOutline& scene) const;
    double farthest(double sign) const;

    const SceneContent& content_;
    double halfWidth_; ///< of the plate [mm]
    double halfHeight_;
};

/// 1, or the round factor by which depth has to be drawn shorter to be readable beside a plate and
/// an object that it exceeds more than five times.
double depthCompression(const SceneBounds& bounds);

} // namespace fringe
