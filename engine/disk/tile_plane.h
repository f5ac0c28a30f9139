// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/stages.h"
#include "engine/disk/tile_file.h"
#include "engine/model/plane.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace fringe {

namespace detail {
/// What of a tile lies in the region.
template <class T>
void readTile(const TileFile& file, std::int64_t tile, const Region& region, T* to,
              std::ptrdiff_t stride) {
    const Region own = file.tiling().region(tile);
    const std::int64_t row = std::max(own.row, region.row), col = std::max(own.col, region.col);
    const Shape shape{std::min(own.row + own.shape.rows, region.row + region.shape.rows) - row,
                      std::min(own.col + own.shape.cols, region.col + region.shape.cols) - col};
    to += (row - region.row) * stride + (col - region.col);
    if (shape == own.shape)
        return file.read(tile, to, stride);
    std::vector<T> samples(static_cast<std::size_t>(own.shape.count()));
    file.read(tile, samples.data(), own.shape.cols);
    copyRegion(std::span<const T>(samples), own.shape.cols, {row - own.row, col - own.col, shape},
               to, stride);
}

/// On some threads.
template <class T>
void readTiles(const TileFile& file, const Region& region, T* to, std::ptrdiff_t stride) {
    const Tiling& tiling = file.tiling();
    const std::int64_t left = region.col / tiling.tile.cols, top = region.row / tiling.tile.rows;
    const std::int64_t right = (region.col + region.shape.cols - 1) / tiling.tile.cols;
    const std::int64_t bottom = (region.row + region.shape.rows - 1) / tiling.tile.rows;
    const std::int64_t wide = right - left + 1;
    onDiskThreads((bottom - top + 1) * wide, [&](std::int64_t i) {
        readTile(file, (top + i / wide) * tiling.across() + left + i % wide, region, to, stride);
    });
}
} // namespace detail

/// Reads a plane of tiles. Of a few rows that are asked for, what lies below them in their tiles is
/// kept for the next, so that tiles are not read anew for each row. ONE thread.
template <class T> class TileRows {
  public:
    explicit TileRows(const TileFile& file) : file_(file) {}

    void operator()(const Region& region, T* to, std::ptrdiff_t stride) {
        const std::int64_t few = file_.tiling().tile.rows / 4;
        if (region.shape.rows > few)
            return detail::readTiles(file_, region, to, stride);
        if (!holds(region))
            take(region);
        copyRegion(std::span<const T>(rows_), kept_.shape.cols,
                   {region.row - kept_.row, region.col - kept_.col, region.shape}, to, stride);
    }

  private:
    bool holds(const Region& region) const {
        return region.row >= kept_.row && region.col >= kept_.col
               && region.row + region.shape.rows <= kept_.row + kept_.shape.rows
               && region.col + region.shape.cols <= kept_.col + kept_.shape.cols;
    }

    void take(const Region& region) {
        constexpr std::int64_t most = 1 << 21; // samples
        const Tiling& tiling = file_.tiling();
        const std::int64_t below = tiling.tile.rows - region.row % tiling.tile.rows;
        const std::int64_t rows =
            std::clamp<std::int64_t>(std::min(below, most / region.shape.cols), region.shape.rows,
                                     tiling.plane.rows - region.row);
        kept_ = {region.row, region.col, {rows, region.shape.cols}};
        rows_.resize(static_cast<std::size_t>(kept_.shape.count()));
        detail::readTiles(file_, kept_, rows_.data(), kept_.shape.cols);
    }

    const TileFile& file_;
    Region kept_{};
    std::vector<T> rows_;
};

/// A plane of the samples that lie in the tiles of a file.
template <class T> Plane<T> planeOf(std::shared_ptr<const TileFile> file) {
    const Tiling tiling = file->tiling();
    return made<T>(tiling.plane, {.tile = tiling.tile},
                   [file = std::move(file)] { return TileRows<T>(*file); });
}

} // namespace fringe
