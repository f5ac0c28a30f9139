// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd/vectors.h"
#include "kernels/cpu/simd_padded.h"

/// The functions behind `PaddedKernels`, declared for the instruction set that is being compiled.
namespace fringe::simd::FRINGE_SIMD_SPACE {

void rowsForward(const PaddedLines& lines, const PlaneRows& plane, const PlaceBlocks& blocks,
                 float* room);
void rowsBack(const PaddedLines& lines, const PlaceBlocks& blocks, const PlaneRows& plane,
              float* room);
void columns(const PaddedLines& lines, ColumnUse use, const ColumnBlock& block);
void axialBlock(const AxialBlock& block, int64_t rows, float* out);
void productBlock(const ProductBlock& block, int64_t rows, float* out);

inline constexpr PaddedKernels paddedKernels{lanes,   rowsForward, rowsBack,
                                             columns, axialBlock,  productBlock};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
