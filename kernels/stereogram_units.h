// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <bit>
#include <cstdint>

namespace fringe {

/// Units of the shifts from which the fast columns make autostereograms. A shift s(i) = W c(i) - i
/// is kept modulo 2³² units, of which a tile's width is a power of two: whole tiles, which colours
/// do not depend on, may fall off, but differences of two shifts of a row may not.
struct StereogramUnits {
    std::int32_t tileBits = 0; ///< a tile is 2^tileBits units
    float perColumn = 0;       ///< units
    float texels = 0;          ///< 256ths of a texel a unit

    /// Each step along a row is at least W - M long and adds at most 3/2 tiles to c.
    StereogramUnits(std::int64_t cols, std::int64_t tileCols, std::int64_t maxOffset) {
        const std::int64_t steps = cols / (tileCols - maxOffset) + 2;
        const auto room = static_cast<std::uint64_t>(2 * steps);
        tileBits = 31 - static_cast<std::int32_t>(std::bit_width(room));
        const auto tile = static_cast<double>(std::int64_t{1} << tileBits);
        perColumn = static_cast<float>(tile / static_cast<double>(tileCols));
        texels = static_cast<float>(256 * static_cast<double>(tileCols) / tile);
    }
};

} // namespace fringe
