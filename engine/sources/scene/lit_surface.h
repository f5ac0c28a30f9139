// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/placement.h"
#include "engine/sources/scene/coverage.h"

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace fringe {

using Vector = std::array<double, 3>; ///< x, y, z

/// A mesh where its source places it, and the light that its surface sends back. Any thread.
class LitSurface {
  public:
    /// A place inside a triangle.
    struct Spot {
        std::size_t triangle = 0;
        Parts parts{};
    };

    /// surface: with a mesh, which is shared. Normals for smooth shading that it lacks are made.
    /// Takes 24 bytes for each vertex, and for smooth shading as much again.
    LitSurface(const SeenSurface& surface, const Similarity& place);

    const Mesh& mesh() const { return *mesh_; }
    std::size_t triangles() const { return mesh_->triangles.size(); }
    const std::vector<Vertex>& vertices() const { return vertices_; } ///< placed [m]
    std::array<Vertex, 3> corners(std::size_t triangle) const;        ///< [m]
    /// Whether each side of a triangle is everywhere as bright.
    bool isEven() const { return shading_ != SeenSurface::Shading::Smooth && !isColoured(); }
    bool isColoured() const { return !mesh_->colours.empty() || !mesh_->textures.empty(); }

    /// Intensity in red, green and blue: the share of white light that the surface sends back there
    /// × (ambient + (1 - ambient) max(0, n·l)), with the direction l to the light (Lambert). The
    /// normal n is that of the triangle or, for smooth shading, between those of its corners; of
    /// both sides it is the one that is seen. viewer: a direction from there to the viewer, of any
    /// length.
    PointColour intensity(const Spot& spot, const Vector& viewer) const;

  private:
    double shade(const Spot& spot, const Vector& viewer) const;
    PointColour colour(const Spot& spot) const;
    Vector normal(const Spot& spot, const Vector& viewer) const;
    void turnNormals(const Similarity& place);

    std::shared_ptr<const Mesh> mesh_;
    SeenSurface::Shading shading_;
    double ambient_;
    Vector light_;
    std::vector<Vertex> vertices_;
    std::vector<Vector> normals_; ///< of vertices, of length 1, or 0: none; empty: not needed
};

/// Normal of each vertex for smooth shading: the mesh's own or, where it has none, the mean over
/// the triangles at its place, by their areas.
std::vector<std::array<float, 3>> smoothNormalsOf(const Mesh& mesh);

/// e1 × e2 of a triangle: as long as twice its area [m²].
Vector crossOf(const std::array<Vertex, 3>& corners);

} // namespace fringe
