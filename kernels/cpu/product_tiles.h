// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/cpu/wave_tables.h"
#include "kernels/plan/tile_plan.h"

namespace fringe::cpu {

/// Those of exact products: the tables of 256 points on the largest fit in the second cache.
inline constexpr plan::TileSize productTiles[]{{192, 192}, {160, 192}, {144, 144}, {112, 144},
                                               {96, 144},  {96, 96},   {80, 96},   {64, 96},
                                               {48, 96},   {48, 48},   {32, 48},   {16, 48}};

/// Points whose waves on all of a part are tabled at a time: the more, the less often each sample
/// is added to.
inline constexpr std::size_t separableBatch = 512;

/// The part of a field on which Fresnel products are summed at a time, by tables of its edges.
inline constexpr plan::TileSize separablePart{1088, 1920};

inline PixelWindow rowsOfCall(const PointSourcesArgs& args) {
    return {{args.firstRow, args.firstRow + args.rowCount}, {0, args.grid.shape.cols}};
}

/// Tiles of nearly the same size that cover a part of the field.
class TileGrid {
  public:
    TileGrid(plan::TileSize most, const PixelWindow& all, std::int64_t rowStep)
        : all_(all), rows_(evenly(all.rows.end - all.rows.begin, most.rows, rowStep)),
          cols_(evenly(all.cols.end - all.cols.begin, most.cols, simd::waveCols)),
          across_((all.cols.end - all.cols.begin - 1) / cols_ + 1) {}

    /// Of exact products, whose tables have their rows in twos of blocks.
    TileGrid(plan::TileSize most, const PointSourcesArgs& args)
        : TileGrid(most, rowsOfCall(args), 2 * simd::waveRows) {}

    std::int64_t count() const {
        return across_ * ((all_.rows.end - all_.rows.begin - 1) / rows_ + 1);
    }

    PixelWindow at(std::int64_t index) const {
        const std::int64_t top = all_.rows.begin + index / across_ * rows_;
        const std::int64_t left = all_.cols.begin + index % across_ * cols_;
        return {overlap({top, top + rows_}, all_.rows), overlap({left, left + cols_}, all_.cols)};
    }

    std::int64_t rows() const { return rows_; }
    std::int64_t cols() const { return cols_; }

    /// How many tiles a window that is not empty meets.
    std::int64_t countIn(const PixelWindow& window) const {
        const auto along = [](IndexRange range, std::int64_t from, std::int64_t step) {
            return (range.end - 1 - from) / step - (range.begin - from) / step + 1;
        };
        return along(window.rows, all_.rows.begin, rows_)
               * along(window.cols, all_.cols.begin, cols_);
    }

  private:
    static std::int64_t evenly(std::int64_t all, std::int64_t most, std::int64_t step) {
        const std::int64_t parts = (all - 1) / most + 1;
        return ((all - 1) / parts / step + 1) * step;
    }

    PixelWindow all_;
    std::int64_t rows_;
    std::int64_t cols_;
    std::int64_t across_;
};

} // namespace fringe::cpu
