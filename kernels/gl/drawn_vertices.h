// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/drawn_scene.h"

#include <optional>
#include <vector>

namespace fringe {

/// Corners of triangles as OpenGL takes them, so that one may have another normal in each triangle.
struct DrawnVertices {
    struct Part {
        std::size_t first = 0, count = 0; ///< corners
        std::optional<std::size_t> texture{};
    };

    /// place, normal, normal of the triangle, colour: 3 each; place on the texture: 2.
    static constexpr int floats[] = {3, 3, 3, 3, 2};

    std::vector<float> values;
    std::vector<Part> parts; ///< by textures
};

/// Throws `std::invalid_argument` where lists do not fit each other.
DrawnVertices verticesOf(const DrawnMesh& mesh);

} // namespace fringe
