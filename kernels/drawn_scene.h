// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <array>
#include <cstdint>
#include <limits>
#include <span>

/// What is drawn of a scene, and how it is looked at: plain values, which renderers on OpenGL and
/// on the processor take alike. Nothing is owned.
namespace fringe {

/// Three rows of four: place ↦ R place + shift. R is a turn times one positive scale.
using Motion34 = std::array<std::array<double, 4>, 3>;
inline constexpr Motion34 unmoved{{{1, 0, 0, 0}, {0, 1, 0, 0}, {0, 0, 1, 0}}};

/// Light from one direction and from all around (Lambert): a surface that sends back the share c of
/// white light shows c · (ambient + (1 - ambient) max(0, n·l)), n the normal on the side that is
/// seen.
struct DrawnLight {
    std::array<double, 3> direction{0, 0, 1}; ///< l, to the light, of length 1, in the world
    double ambient = 1;                       ///< 0 to 1; 1: no shading
};

/// A picture on a surface, which repeats; between texels it is linear.
struct DrawnTexture {
    Shape shape;
    std::span<const std::array<float, 3>> texels; ///< row-major, row 0 on top, 0 to 1
};

/// Triangles; each list is of one entry a vertex unless it says otherwise.
struct DrawnMesh {
    std::span<const std::array<double, 3>> vertices;
    std::span<const std::array<std::uint32_t, 3>> triangles; ///< numbers of vertices
    /// For smooth shading, of any length; 0 0 0, or empty: normal of the triangle.
    std::span<const std::array<float, 3>> normals{};
    std::span<const std::array<float, 3>> colours{}; ///< empty: white
    /// u to the right, v up. Not finite at a corner: no texture there. Empty: none.
    std::span<const std::array<float, 2>> textureCoordinates{};
    std::span<const std::uint16_t> textureNumbers{}; ///< empty: all have the first
    std::span<const DrawnTexture> textures{};        ///< one entry a texture
    DrawnLight light{};
};

/// Squares that face the viewer, one a place; they are not shaded.
struct DrawnPoints {
    std::span<const std::array<double, 3>> places;
    std::span<const std::array<float, 3>> colours{}; ///< empty: white
    double size = 0;                                 ///< side [m], whatever the scale of the places
};

/// A camera and what it writes. In its own coordinates x points to the right, y up and z to the
/// viewer; column i and row j see x(i) = (i - ⌊Nx/2⌋) pitchX and y(j) = (⌊Ny/2⌋ - j) pitchY,
/// row 0 on top: at every z seen from infinity, in the plane z = 0 seen from an eye.
struct DrawnView {
    Shape shape;
    double pitchX = 0, pitchY = 0; ///< [m], > 0
    double eye = 0;                ///< z of the eye on the axis, > near; 0: at infinity
    double near = 0, far = 0;      ///< z of what is drawn at most and at least [m], near > far
    Motion34 toCamera = unmoved;   ///< from the world

    /// What is written beside the colour: scale · z + offset of the surface with the largest z, not
    /// rounded otherwise than to single precision.
    double scale = 1, offset = 0;
    float nothing = std::numeric_limits<float>::quiet_NaN(); ///< where there is no surface
};

} // namespace fringe
