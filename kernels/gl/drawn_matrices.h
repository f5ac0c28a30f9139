// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/drawn_scene.h"

namespace fringe {

using Matrix4 = std::array<std::array<double, 4>, 4>; ///< rows

/// First `first`, then `then`.
Motion34 after(const Motion34& then, const Motion34& first);

/// From the camera's coordinates to OpenGL's clip coordinates: the pixel of column i and row j has
/// its middle where OpenGL samples it, row 0 in the first row of memory.
Matrix4 projectionOf(const DrawnView& view);

/// Throws `std::invalid_argument` where it is no view.
void requireContract(const DrawnView& view);

} // namespace fringe
