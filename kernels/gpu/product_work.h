// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/product_tables.h"
#include "kernels/gpu/point_passes.h"

#include <cstdint>

namespace fringe::gpu {

/// A pass as products of matrices by a library: how the plane is cut into tiles, and how many tiles
/// and points are in memory at once. What is cut where follows from the call alone.
struct ProductWork {
    formulas::ProductTiles tiles;
    int tileCount = 0;
    int pointCount = 0; ///< with those that `productPoints` adds
    int tilesAtOnce = 0;
    int pointsAtOnce = 0;
    int factors = FRINGE_FACTORS_WHOLE; ///< as in `formulas::ProductTables`

    /// Rows of the sums of a tile, and columns of its right matrix.
    int sumRows() const { return formulas::productRows(tiles); }

    /// Numbers in the matrices of the tiles at once, and in their sums.
    std::int64_t leftCount() const;
    std::int64_t rightCount() const;
    std::int64_t sumCount() const;
    /// Of all of these on the device.
    std::uint64_t bytes() const;
};

/// What a library is given to work with on the device [bytes].
inline constexpr std::size_t libraryWorkspace = std::size_t{32} << 20;

/// Of a pass whose kernel `isOfLibrary`.
ProductWork productWork(const PointPass& pass, const PointSourcesArgs& args);

/// The points of the pass, and dark ones up to a number whose lines a library likes.
std::vector<formulas::PointRecord> productPoints(const PointPass& pass);

} // namespace fringe::gpu
