// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/disk/stages.h"
#include "engine/disk/tile_file.h"
#include "engine/model/read_plane.h"

#include <algorithm>
#include <memory>
#include <vector>

namespace fringe {

/// A plane whose samples lie in the tiles of a file, for any thread.
template <class T> class TilePlane final : public ReadPlane<T> {
  public:
    explicit TilePlane(std::shared_ptr<const TileFile> file)
        : ReadPlane<T>(file->tiling().plane), file_(std::move(file)) {}

    Shape tile() const override { return file_->tiling().tile; }

    void read(const Region& region, T* target, std::ptrdiff_t stride) const override {
        const Tiling& tiling = file_->tiling();
        const std::int64_t left = region.col / tiling.tile.cols,
                           top = region.row / tiling.tile.rows;
        const std::int64_t right = (region.col + region.shape.cols - 1) / tiling.tile.cols;
        const std::int64_t bottom = (region.row + region.shape.rows - 1) / tiling.tile.rows;
        const std::int64_t wide = right - left + 1;
        onDiskThreads((bottom - top + 1) * wide, [&](std::int64_t i) {
            const std::int64_t tile = (top + i / wide) * tiling.across() + left + i % wide;
            readTile(tile, region, target, stride);
        });
    }

  private:
    /// What of a tile lies in the region.
    void readTile(std::int64_t tile, const Region& region, T* target, std::ptrdiff_t stride) const {
        const Region own = file_->tiling().region(tile);
        const std::int64_t row = std::max(own.row, region.row), col = std::max(own.col, region.col);
        const Shape shape{std::min(own.row + own.shape.rows, region.row + region.shape.rows) - row,
                          std::min(own.col + own.shape.cols, region.col + region.shape.cols) - col};
        T* const to = target + (row - region.row) * stride + (col - region.col);
        if (shape == own.shape)
            return file_->read(tile, to, stride);
        std::vector<T> samples(static_cast<std::size_t>(own.shape.count()));
        file_->read(tile, samples.data(), own.shape.cols);
        copyRegion(std::span<const T>(samples), own.shape.cols,
                   {row - own.row, col - own.col, shape}, to, stride);
    }

    std::shared_ptr<const TileFile> file_;
};

/// Of the samples that a file holds.
template <class T> Plane<T> planeOf(std::shared_ptr<const TileFile> file) {
    const Shape shape = file->tiling().plane;
    return {shape, std::make_shared<TilePlane<T>>(std::move(file))};
}

} // namespace fringe
