// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/window.h"

#include <span>
#include <vector>

namespace fringe::plan {

struct TileSize {
    std::int64_t rows = 0;
    std::int64_t cols = 0;
};

/// The tiles on which a back-end sums products, cut from the plane's first pixel on: the middle of
/// the last ones may lie beyond it.
struct TileChoices {
    std::span<const TileSize> sizes; ///< from the largest on
    std::size_t fewestPoints = 0;    ///< that are worth a pass over the field, unless they are all
};

/// Points whose waves are summed as products on tiles of one size.
struct TileGroup {
    TileSize size;
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
///
/// windows: of the points of the call, in their order.
TilePlan planTiles(std::span<const PixelWindow> windows, const TileChoices& choices,
                   const PointSourcesArgs& args);

} // namespace fringe::plan
