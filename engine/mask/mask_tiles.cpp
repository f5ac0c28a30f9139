// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_bands.h"

#include <algorithm>
#include <cstring>
#include <map>
#include <optional>
#include <xxhash.h>

namespace fringe {
namespace {

constexpr std::int64_t leastTile = 64;      ///< pixels along each side
constexpr std::int64_t mostTilesAlong = 89; ///< 89² references are less than 8,000

/// Sum of some pixels; those that are all alike save nothing where they come again.
struct TileSum {
    std::uint64_t sum = 0;
    std::optional<std::uint16_t> only{}; ///< level of all, if there is only one

    friend auto operator<=>(const TileSum&, const TileSum&) = default;
};

TileSum sumOf(std::span<const std::uint16_t> pixels) {
    const bool isEven =
        std::memcmp(pixels.data(), pixels.data() + 1, pixels.size_bytes() - sizeof(std::uint16_t))
        == 0;
    return {XXH3_64bits(pixels.data(), pixels.size_bytes()),
            isEven ? std::optional(pixels.front()) : std::nullopt};
}

/// Appends the sum of a row of a tile to that of the rows above it.
void append(TileSum& tile, const TileSum& row, bool isFirst) {
    if (isFirst) {
        tile = row;
        return;
    }
    tile.sum = XXH3_64bits_withSeed(&row.sum, sizeof row.sum, tile.sum);
    if (tile.only != row.only)
        tile.only.reset();
}

/// Into how many tiles along a side the plate can be cut so that edges of all are rounded alike.
std::vector<std::int64_t> cutsAlong(std::int64_t count, Length pitch) {
    std::vector<std::int64_t> cuts;
    for (std::int64_t tiles = 1; tiles <= std::min(mostTilesAlong, count / leastTile); ++tiles)
        if (count % tiles == 0 && count / tiles * (femtometres(pitch) % 1'000'000) % 1'000'000 == 0)
            cuts.push_back(tiles);
    return cuts;
}

/// The tiles of one way to cut a plate, which takes its rows from the top.
class TileGrid {
  public:
    TileGrid(Shape plate, Shape grid) : grid_(grid), rowsOfTile_(plate.rows / grid.rows) {}

    std::int64_t cols() const { return grid_.cols; }

    /// sums: of the row's parts in each column of tiles.
    void add(std::int64_t row, std::span<const TileSum> sums) {
        const bool isFirst = row % rowsOfTile_ == 0;
        if (isFirst)
            tiles_.resize(tiles_.size() + sums.size());
        const auto tiles = std::span(tiles_).last(sums.size());
        for (std::size_t i = 0; i < sums.size(); ++i)
            append(tiles[i], sums[i], isFirst);
    }

    /// Share of the plate's pixels that are like others, and not all alike among themselves.
    double saved() const {
        std::map<TileSum, int> times;
        std::size_t saved = 0;
        for (const TileSum& tile : tiles_)
            saved += !tile.only && times[tile]++ > 0 ? 1 : 0;
        return static_cast<double>(saved) / static_cast<double>(tiles_.size());
    }

    MaskTiles tiles() const {
        MaskTiles all{grid_, {}};
        std::map<TileSum, std::uint32_t> numbers;
        for (const TileSum& tile : tiles_)
            all.cells.push_back(
                numbers.try_emplace(tile, static_cast<std::uint32_t>(numbers.size()))
                    .first->second);
        return all;
    }

  private:
    Shape grid_;
    std::int64_t rowsOfTile_;
    std::vector<TileSum> tiles_;
};

class TileGrids {
  public:
    TileGrids(Shape plate, const MaskLayout& layout) : cols_(cutsAlong(plate.cols, layout.pitchX)) {
        for (const std::int64_t across : cols_)
            for (const std::int64_t down : cutsAlong(plate.rows, layout.pitchY))
                grids_.emplace_back(plate, Shape{down, across});
    }

    bool isOne() const { return grids_.size() <= 1; }

    void add(std::span<const std::uint16_t> pixels) {
        std::vector<TileSum> sums;
        for (TileGrid& grid : grids_) {
            if (static_cast<std::int64_t>(sums.size()) != grid.cols())
                sums = sumsOf(pixels, grid.cols());
            grid.add(row_, sums);
        }
        ++row_;
    }

    MaskTiles best() const {
        constexpr double least = 0.2; // below, cuts through shapes cost as much
        const TileGrid* best = nullptr;
        double most = least;
        for (const TileGrid& grid : grids_)
            if (const double saved = grid.saved(); saved > most) {
                best = &grid;
                most = saved;
            }
        return best != nullptr ? best->tiles() : MaskTiles{};
    }

  private:
    static std::vector<TileSum> sumsOf(std::span<const std::uint16_t> pixels, std::int64_t parts) {
        const std::size_t each = pixels.size() / static_cast<std::size_t>(parts);
        std::vector<TileSum> sums;
        for (std::size_t from = 0; from < pixels.size(); from += each)
            sums.push_back(sumOf(pixels.subspan(from, each)));
        return sums;
    }

    std::vector<std::int64_t> cols_;
    std::vector<TileGrid> grids_; ///< those of as many columns one behind the other
    std::int64_t row_ = 0;
};

} // namespace

MaskTiles equalTiles(const Plane<std::uint16_t>& levels, const MaskLayout& layout,
                     const JobControl* control) {
    TileGrids grids(levels.shape(), layout);
    if (grids.isOne())
        return {};
    eachRow(levels, control, [&](std::span<const std::uint16_t> row) {
        grids.add(row);
        return true;
    });
    return grids.best();
}

} // namespace fringe
