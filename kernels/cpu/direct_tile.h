// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/operations.h"
#include "kernels/cpu/point_batch.h"

namespace fringe::cpu {

/// How a wave is formed pixel by pixel; the first three are `simd::SeriesLength`.
enum class PixelForm { Short, Middle, Long, RootPerPixel, Recurrence, PhasePerPixel };
inline constexpr int pixelForms = 6;

/// The fastest that keeps the tolerance of the call for a point that reaches the window.
PixelForm pixelFormOf(const PointSource& point, const PixelWindow& window,
                      const PointSourcesArgs& args);

/// The direct sums of a tile of at most `mostRows` × `simd::tileCols` pixels, and the points that
/// wait to be added to them.
class DirectTile {
  public:
    static constexpr std::int64_t mostRows = 16;

    DirectTile(const PixelWindow& tile, const PointSourcesArgs& args) : tile_(tile), args_(args) {}

    /// The wave's window meets the tile.
    void add(const PointWave& wave, PixelForm form);

    /// Once all waves are in.
    void addTo(const Field& field);

  private:
    void flush(PixelForm form);
    simd::TileLine line(std::int64_t row);

    PixelWindow tile_;
    const PointSourcesArgs& args_;
    simd::PointBatch waiting_[pixelForms];
    alignas(64) float re_[mostRows][simd::tileCols]{};
    alignas(64) float im_[mostRows][simd::tileCols]{};
};

} // namespace fringe::cpu
