// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"

#include <cstddef>
#include <vector>

namespace fringe {

/// A cloud as a binary little-endian PLY file: double x y z, float amplitude phase, and float
/// red green blue if it has colours. Lossless: every bit of every value is kept.
std::vector<std::byte> plyOf(const PointCloud& cloud);

} // namespace fringe
