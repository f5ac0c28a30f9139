// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Inner loops of autostereograms; see simd.h for the rules.
namespace fringe::simd {

/// A row of an autostereogram; colours are four bytes each. Units are those of `StereogramUnits`.
struct StereogramRow {
    const float* depth;
    int32_t cols; ///< of the depth
    int32_t tileCols;
    int32_t maxOffset;
    bool hidesSurfaces;
    int32_t tileBits;
    float perColumn;
    float texels;
    const uint32_t* tile; ///< a row of the tile, and its first colour again
    float* offsets;       ///< room for a row of the depth each
    int32_t* wholes;      ///< whole columns of the offsets, and what is left of them
    float* shares;
    int32_t* steps;
    float* reach;
    float* widerReach;
    uint32_t* picture; ///< cols + tileCols
};

struct StereogramKernels {
    void (*row)(const StereogramRow& row);
};

} // namespace fringe::simd
