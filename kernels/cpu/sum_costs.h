// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"

namespace fringe::cpu {

/// What the kernels of one instruction set take on one core [ns].
struct SumCosts {
    double perRow;         ///< direct: of a point on a row of a tile, whatever its length
    double perCutRow;      ///< of the same, where a window ends within the tile
    double perPair[4];     ///< direct: by `PixelForm`, exact waves
    double perFresnelPair; ///< direct
    double perWaveSample;  ///< products of Fresnel waves: of a point on a row or column
    double perProduct;     ///< products: of a pair
    double perSample;      ///< of the field, each time that a batch is added to it
    double realPair;       ///< of the cost of a direct pair, where the real part alone is wanted
    double realProduct;    ///< likewise of a product
};

/// Costs of `simd::bestKernels`.
const SumCosts& sumCosts();

} // namespace fringe::cpu
