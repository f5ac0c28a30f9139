// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace fringe {

/// What a glTF file says of itself, before Assimp reads it.
struct GltfFacts {
    /// How many nodes its scenes have where each stands once below every one that names it: 30 that
    /// each name the next one twice are 2³⁰. Infinite where they go around in a circle.
    double nodes = 0;
    /// An extension that the surface needs, and that Assimp passes over; empty: none.
    std::string extension{};
    std::string unread{}; ///< parts that change the surface and are left out, a list; empty: none
    /// Bytes of a file that says the same in a way that Assimp understands; empty: it does anyway.
    std::string settled{};
    bool isDamaged = false;
};

/// Takes time and memory in proportion to the file. Without facts where it is no such file.
GltfFacts gltfFacts(const std::filesystem::path& path);

} // namespace fringe
