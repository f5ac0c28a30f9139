// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/cloud_source.h"
#include "engine/model/mesh.h"
#include "engine/model/placement.h"
#include "engine/sources/layers/sheets.h"
#include "kernels/values.h"

#include <array>
#include <cstdint>
#include <functional>
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
    std::int64_t points = 100'000;
    double density = 0; ///< points per mm²; 0: `points` in all
    bool hidden = true; ///< points that the viewer cannot see are left out
    Shading shading = Shading::Flat;
    Angle azimuth{};   ///< of the direction to the light, from +z to +x
    Angle elevation{}; ///< from there to +y
    double ambient = 0.2;
    SheetStyle::Phase phase = SheetStyle::Phase::Random;
    std::int64_t seed = 1;
    Length splat{}; ///< of the points, as of a cloud's
};

MeshSource asMesh(const Source& source);

using Vector = std::array<double, 3>; ///< x, y, z

/// A mesh where its source places it, and the light that its surface sends back. Shares the mesh;
/// any thread.
class MeshSurface {
  public:
    /// A place inside a triangle: parts of its corners, which add up to 1.
    struct Spot {
        std::size_t triangle = 0;
        std::array<double, 3> parts{};
    };

    /// source: with a mesh. Normals for smooth shading that the mesh lacks are made.
    explicit MeshSurface(const MeshSource& source);

    std::size_t triangles() const { return mesh_->triangles.size(); }
    std::array<Vertex, 3> corners(std::size_t triangle) const; ///< [m]
    bool isColoured() const { return !mesh_->colours.empty() || !mesh_->textures.empty(); }

    /// Intensity in red, green and blue: the share of white light that the surface sends back there
    /// × (ambient + (1 - ambient) max(0, n·l)), with the direction l to the light (Lambert). The
    /// normal n is that of the triangle or, for smooth shading, between those of its corners; of
    /// both sides it is the one that the viewer sees.
    PointColour intensity(const Spot& spot) const;

  private:
    double shade(const Spot& spot) const;
    PointColour colour(const Spot& spot) const;
    Vector normal(const Spot& spot) const;

    std::shared_ptr<const Mesh> mesh_;
    Similarity place_;
    MeshSource::Shading shading_;
    double ambient_;
    Vector light_;
    std::vector<std::array<float, 3>> made_; ///< normals; empty: those of the mesh do
};

/// e1 × e2 of a triangle: as long as twice its area [m²].
Vector crossOf(const std::array<Vertex, 3>& corners);

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

using Checkpoint = std::function<void()>; ///< called now and then; may throw

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

/// A picture with a depth, as the viewer sees it.
struct MeshPicture {
    Shape shape;
    std::vector<double> z; ///< row-major [m]; NaN: nothing is there
    /// Row-major; one plane, or red, green and blue of a coloured mesh. 0 where nothing is.
    std::vector<std::vector<float>> intensity;
};

/// What the viewer sees of the mesh at the samples of a plate, from z → ∞ along -z: the surface
/// with the largest z, and its intensity as `MeshSurface` says. Without a mesh nothing is there.
/// Takes 4 bytes for each sample besides the picture, and is as fast as one core goes through the
/// triangles and the samples that they cover.
MeshPicture render(const MeshSource& source, const PlaneGrid& grid,
                   const Checkpoint& checkpoint = {});

/// How many samples of a grid `render` goes through at most: those in the boxes around the
/// triangles.
double coveredSamples(const MeshSource& source, const PlaneGrid& grid);

} // namespace fringe
