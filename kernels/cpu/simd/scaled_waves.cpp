// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/table_fill.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

void scaledWaves(const float* re, const float* im, const float* factor, const WaveTable& table) {
    const float c = factor[0], s = factor[1];
    KeptSamples kept(table);
    fillTable(table, [&] {
        const Vector x = *reinterpret_cast<const Stored*>(re);
        const Vector y = *reinterpret_cast<const Stored*>(im);
        const Vector weight = kept.next(1);
        re += lanes;
        im += lanes;
        return TurnOf<Vector>{weight * (c * x - s * y), weight * (s * x + c * y)};
    });
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
