// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/mesh.h"
#include "engine/model/placement.h"
#include "engine/sources/layers/sheets.h"
#include "engine/sources/scene/scene_picture.h"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

/// Meshes in front of a plate: their light, and what a viewer sees of them. The viewer is at z → ∞
/// and looks against +z.
namespace fringe {

/// A source of the kind "mesh", typed.
struct MeshSource {
    using Shading = SeenSurface::Shading;
    std::shared_ptr<const Mesh> mesh{}; ///< null: none yet
    Placement placement{};
    enum class Form { Points, Layers, Exact } form = Form::Points; ///< that it sends light as
    std::int64_t layers = 0; ///< 0: as many as the depth of focus asks for
    std::int64_t points = 100'000;
    double density = 0; ///< points per mm²; 0: `points` in all
    bool hidden = true; ///< points that the viewer cannot see are left out
    Shading shading = Shading::Flat;
    Angle azimuth = -30.0_deg;  ///< of the direction to the light, from +z to +x
    Angle elevation = 30.0_deg; ///< from there to +y
    double ambient = 0.2;
    Length splat{}; ///< of the points, as of a cloud's
    SheetStyle style{.phase = SheetStyle::Phase::Random};
};

MeshSource asMesh(const Source& source);

/// The surface where the source places it. source: with a mesh.
SeenSurface surfaceOf(const MeshSource& source);
LitSurface litSurface(const MeshSource& source);

/// What decides which places of a surface are sampled, and how bright they are.
struct MeshView {
    double slopeX = 0, slopeY = 0; ///< of the cone that light of the plate fills about +z
    double pixel = 0;              ///< √(px py) [m]
    std::vector<Length> wavelengths{};
    std::int64_t samples = 1024; ///< along the longer side of what the surface is hidden by
};

/// View of a plate, for the longest of its wavelengths, with as many samples as that has, 256 to
/// 1024.
MeshView viewOf(const Setup& setup);

/// How many points a surface is given, before hidden ones are left out, and what making them takes.
struct MeshPoints {
    double area = 0; ///< of the surface [m²]
    std::uint64_t count = 0;
    double bytes = 0;   ///< of memory while they are made, besides the points
    double seconds = 0; ///< that making them takes, as measured with eight lanes
};
MeshPoints pointsOf(const MeshSource& source);

/// Samples along the longer side by which hidden points are found: the view's, or so few that the
/// boxes around the triangles have no more than 2²⁶ of them in each direction, which take a second.
/// source: with a mesh.
std::int64_t hidingSamples(const MeshSource& source, const MeshView& view);

/// Points on the surface in metres in front of the plate, without phases. Seeded and the same on
/// every machine.
///
/// The area is cumulated in the order of the triangles and cut into as many equal strata as there
/// are points, with one point in each: a triangle has as many as its area is worth, to one more or
/// less. In its triangle a point's place is the next of the R2 sequence (Roberts, 2018), which
/// fills each triangle evenly, too.
///
/// A point stands for the light of its stratum, as a layer with the surface's intensity I would
/// send it: amplitude √(I A |n_z| px py/N)/(λ|z|), with the area A, N points and the normal n. So
/// the powers of all points add up to the same whatever N is, and a surface looks as bright per
/// area in the picture wherever it is tilted. Three wavelengths give the points colours.
///
/// Left out are points that the surface hides in all of nine directions: from +z, and from the
/// middles of the sides and the corners of the cone's edge. Each is judged by a depth buffer of
/// `hidingSamples` along the longer side of what it shows; a point lies behind where it is
/// deeper than what is seen there by more than the surface's tilt and a sample explain. So what
/// only shows between these directions through gaps is lost, and behind outlines some points within
/// a few samples are kept. Points without light are left out, too.
PointCloud surfacePoints(const MeshSource& source, const MeshView& view,
                         const Checkpoint& checkpoint = {});

/// How many samples of a grid drawing the mesh goes through at most: those in the boxes around the
/// triangles.
double coveredSamples(const MeshSource& source, const PlaneGrid& grid);

} // namespace fringe
