// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"
#include "kernels/shape.h"

#include <array>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace fringe {

using Vertex = std::array<double, 3>; ///< x, y, z

/// A surface of triangles, as read: places in the file's own unit. Plain value; shared between
/// threads as `std::shared_ptr<const Mesh>`, never changed then.
struct Mesh {
    using Triangle = std::array<std::uint32_t, 3>; ///< numbers of vertices, anticlockwise in front

    /// What is seldom meant.
    struct Faults {
        std::uint64_t crowdedEdges = 0;  ///< of more than two triangles
        std::uint64_t turnedEdges = 0;   ///< the front of a triangle meets its neighbour's back
        std::uint64_t openEdges = 0;     ///< of one triangle
        std::uint64_t flatTriangles = 0; ///< without an area
        std::uint64_t everted = 0;       ///< closed parts whose fronts look inward
        friend bool operator==(const Faults&, const Faults&) = default;
    };

    /// A picture on the surface, which repeats; multiplies the colours.
    struct Texture {
        Shape shape;
        std::vector<PointColour> texels; ///< row-major, row 0 on top
        friend bool operator==(const Texture&, const Texture&) = default;
    };

    std::vector<Vertex> vertices; ///< finite
    std::vector<Triangle> triangles;
    /// Normal of each vertex, of any length; 0 0 0: has none. Empty if no vertex has one.
    std::vector<std::array<float, 3>> normals{};
    /// Share of white light that each vertex sends back, 0 to 1; empty: all of it.
    std::vector<PointColour> colours{};
    /// Place of each vertex on its texture: u to the right, v up, 0 to 1. Infinite: no texture
    /// there. Empty if there is no texture.
    std::vector<std::array<float, 2>> textureCoordinates{};
    /// Number of each vertex's texture, which the vertices of a triangle share. Empty: all have the
    /// first.
    std::vector<std::uint16_t> textureNumbers{};
    std::vector<Texture> textures{};
    std::string lacking{}; ///< names of materials and pictures that could not be used
    Faults faults{};

    std::uint64_t bytesHeld() const;
    /// The smallest box around all triangles, or nothing if there is none.
    std::optional<Box> bounds() const;

    friend bool operator==(const Mesh&, const Mesh&) = default;
};

/// Gives each place the same number whenever it comes, from 0 in the order in which they come. At
/// most 2³¹ places, 24 bytes each and 8 to 16 more.
class PlaceNumbers {
  public:
    explicit PlaceNumbers(std::size_t expected = 0) { places_.reserve(expected); }
    std::uint32_t numberOf(Vertex place);
    std::vector<Vertex> take() { return std::move(places_); } ///< by number
    std::size_t size() const { return places_.size(); }

  private:
    void grow();
    std::size_t slotOf(const Vertex& place) const;

    std::vector<Vertex> places_;
    std::vector<std::uint32_t> slots_; ///< number + 1; 0: free
};

/// Vertices at one place are one here. checkpoint: called some times a second; empty: none. Throws
/// what the checkpoint throws.
Mesh::Faults faultsOf(const Mesh& mesh, const std::function<void()>& checkpoint = {});
std::uint64_t bytesOfFaults(const Mesh& mesh); ///< of memory that this takes

} // namespace fringe
