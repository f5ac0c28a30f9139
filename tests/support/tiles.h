// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

/// Plates in tiles, as what is larger than the memory is computed.
namespace fringe::test {

/// Three odd numbers that add up to an odd one; two of them as shares of it.
inline std::array<std::int64_t, 3> oddParts(std::int64_t all, double first, double second) {
    const auto odd = [all](double share) {
        return static_cast<std::int64_t>(share * static_cast<double>(all)) | 1;
    };
    return {odd(first), odd(second), all - odd(first) - odd(second)};
}

/// Three tiles, a single one and three others below each other; all sides are odd, as the plate's.
inline std::vector<PlaneGrid> sevenTiles(const PlaneGrid& plate) {
    const auto [rows, cols] = plate.shape;
    const std::array<std::vector<std::int64_t>, 3> widths = [cols] {
        const auto top = oddParts(cols, 0.37, 0.21), bottom = oddParts(cols, 0.18, 0.51);
        return std::array<std::vector<std::int64_t>, 3>{
            {{top.begin(), top.end()}, {cols}, {bottom.begin(), bottom.end()}}};
    }();
    const auto heights = oddParts(rows, 0.34, 0.25);
    std::vector<PlaneGrid> tiles;
    std::int64_t row = 0;
    for (std::size_t band = 0; band < 3; row += heights[band++]) {
        std::int64_t col = 0;
        for (const std::int64_t width : widths[band]) {
            tiles.push_back(
                {{heights[band], width}, plate.pitchX, plate.pitchY, row, col, plate.shape});
            col += width;
        }
    }
    return tiles;
}

/// Puts the samples of a tile into those of its plate.
template <class Sample, class Other>
void putTile(const std::vector<Sample>& tile, const PlaneGrid& grid, std::vector<Other>& plate) {
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        std::copy_n(tile.begin() + row * grid.shape.cols, grid.shape.cols,
                    plate.begin() + (grid.firstRow + row) * grid.plate.cols + grid.firstCol);
}

/// What of a plate's samples lies in a tile.
template <class Sample>
std::vector<Sample> tileOf(const std::vector<Sample>& plate, const PlaneGrid& grid) {
    std::vector<Sample> tile;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row) {
        const auto first = plate.begin() + (grid.firstRow + row) * grid.plate.cols + grid.firstCol;
        tile.insert(tile.end(), first, first + grid.shape.cols);
    }
    return tile;
}

} // namespace fringe::test
