// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

/// A point's place among the cells of one axis: the first that its kernel covers, margin included,
/// and the fraction for the polynomials, in [-1, 1].
struct CellPlace {
    int first;
    float fraction;
};

inline CellPlace placeOf(float frequency, float cells, int width) {
    const float start =
        frequency
        + (0.5f * cells + static_cast<float>(gridMargin) - 0.5f * static_cast<float>(width));
    const int first = static_cast<int>(start) + 1;
    return {first, 2 * (static_cast<float>(first) - start) - 1};
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
