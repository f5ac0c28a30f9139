// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/plan/common_wave.h"
#include "kernels/window.h"

namespace fringe::plan {

/// A tile that is drawn.
struct NufftTile {
    PixelWindow pixels; ///< that are wanted, on the field
    std::int64_t top;   ///< row of the tile's first pixel; the tile may hang over the field
    std::int64_t left;
    TileFrame frame;
};

/// The tiles of a plane that meet the rows of the call, row by row. Their places do not depend on
/// these rows.
class NufftTiling {
  public:
    /// side: of a tile [pixels].
    NufftTiling(int side, const PointSourcesArgs& args);

    std::int64_t across() const { return across_; } ///< tiles in a row of tiles
    std::int64_t count() const;
    NufftTile tile(std::int64_t index) const;

  private:
    std::int64_t side_;
    const PointSourcesArgs& args_;
    std::int64_t across_;
    std::int64_t firstRow_; ///< of tiles
};

} // namespace fringe::plan
