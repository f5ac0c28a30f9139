// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

namespace fringe {

/// How many nodes the scenes of a glTF file have where each stands once below every one that names
/// it: 30 that each name the next one twice are 2³⁰. Infinite where they go around in a circle; 0
/// where the file is no such file. Takes time and memory in proportion to the file.
double gltfNodes(const std::filesystem::path& path);

} // namespace fringe
