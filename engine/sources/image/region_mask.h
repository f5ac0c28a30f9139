// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/image_source.h"
#include "kernels/ops.h"

#include <cstdint>
#include <vector>

namespace fringe {

/// 1 on the samples of a plane on which a picture counts, 0 elsewhere, row-major. Those are all
/// that a rectangle touches; whose middles an ellipse or a polygon contains; of which white covers
/// half of a mask or more. What goes beyond the plane is left out, but a mask must lie within.
/// Throws `Error` (BadInput, the parameter's path): a polygon of fewer than three corners, no mask.
std::vector<std::uint8_t> regionMask(const SignalRegion& region, const PlaneGrid& grid);

} // namespace fringe
