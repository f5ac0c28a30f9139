// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/spectral/tile_planes.h"

#include <array>
#include <vector>

namespace fringe::cpu {

/// The waves whose windows cut a tile along one axis, as planes (frequency along the other axis,
/// pixel along this one). Waves with the same cells wait for each other, so that lines of pixels
/// are summed in registers.
class CutLines {
  public:
    /// side: of the tile [pixels]; width: of the gridding kernel.
    CutLines(int side, int planes, int width);
    static double waitingBytes(int side);           ///< from the start
    static double planeBytes(int side, int planes); ///< from the first wave on

    bool isEmpty() const { return isEmpty_; }
    /// The next wave whose kernel covers cells from `cell` on, margin included: to be filled in
    /// before another is asked for.
    simd::CutWave& next(int cell);

    /// The planes once all waves are in; rows include the margin, which is folded.
    const TilePlanes& finished();
    void clear();

  private:
    struct Waiting {
        int count = 0;
        std::array<simd::CutWave, simd::cutBatch> waves;
    };

    void flush(int cell);

    int side_;
    int width_;
    bool isEmpty_ = true;
    TilePlanes planes_;
    std::vector<Waiting> waiting_; ///< by first cell
};

} // namespace fringe::cpu
