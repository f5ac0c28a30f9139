// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"
#include "kernels/plan/nufft_plan.h"

#include <array>

namespace fringe::cpu {

/// Multiples of two panels' columns.
inline constexpr std::array tileSides{256, 192, 128, 96, 64, 32};
static_assert(tileSides.front() == simd::mostTileSide);

/// On one core, fitted to measurements with AVX-512 to about a sixth; what is 0 does not stand out
/// from the rest there.
inline constexpr plan::NufftCosts nufftCosts{.perRay = 2.7,
                                             .perSpread = 0,
                                             .perCellRow = 0.69,
                                             .perCut = 53,
                                             .perLinePixel = 0,
                                             .perLineProduct = 0.037,
                                             .perCutPixel = 0,
                                             .perCornerPixel = 0.035,
                                             .perTile = 2700,
                                             .perTileRow = 66,
                                             .perTilePixel = 3.8,
                                             .perLinesPixel = 0.01,
                                             .perPair = 0.37,
                                             .perPoint = 105,
                                             .sides = tileSides,
                                             .mostParts = 32};

} // namespace fringe::cpu
