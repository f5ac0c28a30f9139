// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/simd_nufft.h"

namespace fringe::cpu {

/// Planes of `cells` × `side` samples as panels, those of a plane side by side and the planes one
/// behind the other.
class PanelPlanes {
  public:
    /// side: a multiple of `simd::panelCols`.
    PanelPlanes(int cells, int side, int planes);
    static double bytes(int cells, int side, int planes);

    /// The panel that begins with column `first`.
    float* panel(int plane, int first) const;
    std::int64_t stride() const { return std::int64_t{2} * simd::panelCols * cells_; } ///< [floats]
    std::int64_t planeStride() const { return std::int64_t{2} * side_ * cells_; }

    /// Zeros in rows [first, end) of all panels.
    void clear(int first, int end) const;
    void clear() const { clear(0, cells_); }

  private:
    int cells_;
    int side_;
    int planes_;
    AlignedSamples samples_;
};

} // namespace fringe::cpu
