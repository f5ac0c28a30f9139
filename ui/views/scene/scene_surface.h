// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/views/scene/scene_geometry.h"

#include <cstddef>
#include <vector>

namespace fringe {

/// A surface in parts, of which each has one texture or none. Their places [mm, if the file's unit
/// were metres] count from the middle of the surface's box, their axes are the file's. Of more than
/// `most` triangles it is made coarser, and takes the texture's colours at its corners; without
/// `textures` likewise. Takes some time.
std::vector<SceneBody> surfaceBodies(const SeenSurface& surface, std::size_t most, bool textures);

/// The box in which those places lie.
TurnedBox boxOfBodies(const SeenSurface& surface);

/// The colours of a body of the surface, by its corners, where that is turned so: the share of
/// light that it sends back × (ambient + (1 - ambient) max(0, n·l)), with the normal n of the side
/// that is seen from the front and the direction l to its lamp.
std::vector<std::uint8_t> litColours(const SceneBody& body, const SeenSurface& surface,
                                     const Turn& turn);

} // namespace fringe
