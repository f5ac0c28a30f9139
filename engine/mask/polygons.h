// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <cstdint>
#include <span>
#include <vector>

namespace fringe {

/// Where four pixels meet: above this row and to the left of this column.
struct PixelCorner {
    std::int32_t row = 0, col = 0;

    friend bool operator==(const PixelCorner&, const PixelCorner&) = default;
};

/// Corners of polygons one behind the other; polygon i ends before `ends[i]`.
struct PixelPolygons {
    std::vector<PixelCorner> corners{};
    std::vector<std::size_t> ends{};

    std::span<const PixelCorner> operator[](std::size_t polygon) const {
        const std::size_t begin = polygon == 0 ? 0 : ends[polygon - 1];
        return std::span(corners).subspan(begin, ends[polygon] - begin);
    }
};

/// The pixels that are set as simple polygons, which have no holes, touch themselves nowhere and do
/// not overlap: what has a hole, or too many corners, is cut between rows. Their corners run
/// against the clock as it is seen with the first row on top, from a horizontal side to a vertical
/// one. corners: of one at most, ≥ 4. Any thread.
PixelPolygons polygonsOf(std::span<const std::uint8_t> mask, Shape shape, std::size_t corners);

} // namespace fringe
