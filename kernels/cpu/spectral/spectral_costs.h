// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"
#include "kernels/plan/spectral_plan.h"

namespace fringe::cpu {

/// On one core, measured with AVX-512 at about 2.7 GHz.
inline constexpr plan::SpectralCosts spectralCosts{.perRay = 5,
                                                   .perSpread = 6,
                                                   .perCellRow = 1,
                                                   .perCut = 80,
                                                   .perLinePixel = 0.12,
                                                   .perLineProduct = 0.01,
                                                   .perCutPixel = 0,
                                                   .perCornerPixel = 0.03,
                                                   .perTile = 6500,
                                                   .perTileRow = 60,
                                                   .perTilePixel = 4.3,
                                                   .perLinesPixel = 2.2,
                                                   .perPair = 0.37,
                                                   .mostSide = simd::mostTileSide,
                                                   .perPoint = 150};

} // namespace fringe::cpu
