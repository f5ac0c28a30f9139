// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/simd_nufft.h"

namespace fringe::cpu {

/// Planes of `rows` × `cols` samples, some behind each other, on which a tile is summed.
class TilePlanes {
  public:
    TilePlanes(int rows, int cols, int planes);

    int rows() const { return rows_; }
    int planes() const { return planes_; }
    std::int64_t stride() const { return 2 * stride_; } ///< from row to row [floats]
    float* row(int plane, int index) const;             ///< interleaved samples
    simd::TermPlanes view() const;

    void touch() const { samples_.touch(); } ///< before anything is added
    void clear(int firstRow, int endRow) const;

  private:
    int rows_;
    int planes_;
    std::int64_t stride_; ///< in samples
    AlignedSamples samples_;
};

/// Frequencies are periodic: on a grid of `cells` with a margin on both sides, what lies in a
/// margin belongs to the other end. Adds it there, for columns of one row and for rows of the
/// planes before `planes`.
void foldColumns(float* row, int cells);
void foldRows(const TilePlanes& grid, int planes, int cells);

} // namespace fringe::cpu
