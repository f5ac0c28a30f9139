// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/nufft/point_columns.h"

#include <array>
#include <span>

namespace fringe::cpu {

/// Some points of a batch.
class PointList {
  public:
    void clear() { count_ = 0; }
    /// For at most as many points as a batch has, one after the other.
    void addIf(bool isWanted, std::int32_t point) {
        points_[count_] = point;
        count_ += isWanted ? 1 : 0;
    }
    std::span<const std::int32_t> points() const { return {points_.data(), count_}; }

  private:
    std::array<std::int32_t, simd::nufftBatch + 1> points_;
    std::size_t count_ = 0;
};

/// The points of a batch by how they reach the wanted pixels of a tile. A window is a product of
/// one along x and one along y; each of these is all or nothing and what is drawn, so a point may
/// be in several lists.
struct ReachingPoints {
    /// False if the batch that begins with `first` misses them.
    bool find(const PointColumns& columns, std::int64_t first, int count,
              const PixelWindow& wanted);

    PointList whole;   ///< all or nothing: all, along both axes
    PointList cutCols; ///< all rows of some columns
    PointList cutRows; ///< all columns of some rows
    PointList corners; ///< some rows of some columns
    simd::WindowCuts cols;
    simd::WindowCuts rows;
};

} // namespace fringe::cpu
