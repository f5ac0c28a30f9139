// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"
#include "kernels/plan/spectral_plan.h"

namespace fringe::cpu {

/// On one core, fitted to measurements with AVX-512 to about a sixth; what is 0 does not stand out
/// from the rest there.
inline constexpr plan::SpectralCosts spectralCosts{.perRay = 2.9,
                                                   .perSpread = 0,
                                                   .perCellRow = 0.72,
                                                   .perCut = 28,
                                                   .perLinePixel = 0,
                                                   .perLineProduct = 0.0154,
                                                   .perCutPixel = 0,
                                                   .perCornerPixel = 0.025,
                                                   .perTile = 0,
                                                   .perTileRow = 40,
                                                   .perTilePixel = 2.5,
                                                   .perLinesPixel = 0.0146,
                                                   .perPair = 0.37,
                                                   .mostSide = simd::mostTileSide,
                                                   .perPoint = 180};

} // namespace fringe::cpu
