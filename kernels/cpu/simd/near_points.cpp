// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

void addNearPoints(const PointBatch& points, const TileLine& line) {
    for (int p = 0; p < points.count; ++p) {
        if (line.row < points.firstRow[p] || line.row >= points.endRow[p])
            continue;
        const double x0 = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double bSquared = dy * dy + points.zSquared[p];
        const double rate = points.rate[p];
        const double turns = points.turns[p];
        const float pointWeight = static_cast<float>(points.weight[p]);
        float* __restrict re = line.re;
        float* __restrict im = line.im;
#pragma GCC ivdep
        for (int col = points.firstCol[p]; col < points.endCol[p]; ++col) {
            const double dx = x0 + static_cast<double>(col - tileCols / 2) * line.pitch;
            const double r = __builtin_sqrt(dx * dx + bSquared);
            const Turn wave = turn(halfTurns(rate * r + turns));
            const float weight = pointWeight / static_cast<float>(r);
            re[col] += weight * wave.re;
            im[col] += weight * wave.im;
        }
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
