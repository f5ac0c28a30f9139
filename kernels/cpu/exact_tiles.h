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

/// Gives the points tiles as large as the tolerance of the call allows. On each size, from the
/// largest on, the best points are taken together as long as their mean square error is within it,
/// if they are enough to be worth a pass over the field and leave no others behind that would then
/// keep it on no tile.
TilePlan planTiles(const std::vector<PointWave>& waves, const PointSourcesArgs& args);

} // namespace fringe::cpu
