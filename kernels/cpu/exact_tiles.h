// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/point_batch.h"

#include <vector>

namespace fringe::cpu {

/// Points whose waves are summed as products on tiles of one size.
struct TileGroup {
    std::int64_t rows = 0; ///< of a tile
    std::int64_t cols = 0;
    simd::SeriesLength length = simd::SeriesLength::Long; ///< of the tables along the tile's edges
    std::vector<std::uint32_t> points;
};

struct TilePlan {
    std::vector<TileGroup> groups;
    std::vector<std::uint32_t> others; ///< that keep the tolerance on no tile
};

/// Gives each point the largest tile on which it keeps the tolerance of the call: on each size,
/// from the largest on, go those points, the best first, whose mean square error is within it.
TilePlan planTiles(const std::vector<PointWave>& waves, const PointSourcesArgs& args);

} // namespace fringe::cpu
