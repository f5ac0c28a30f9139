// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/chunk.h"
#include "kernels/cpu/simd/fixed_phase.h"
#include "kernels/cpu/simd/functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// Phases Γ(t) = c₀ + c₁t + c₂t² of all points in the columns of a line.
class RecurrentWaves {
  public:
    RecurrentWaves(const PointBatch& points, const TileLine& line) : points_(points) {
        for (int p = 0; p < points.count; ++p) {
            const double dx = line.xCentre - points.x[p];
            const double dy = line.y - points.y[p];
            const double slope = points.rate[p] * line.pitch;
            constant_[p] = fixedTurns(points.rate[p] * (dx * dx + dy * dy) + points.turns[p]);
            linear_[p] = fixedTurns(2 * slope * dx);
            quadratic_[p] = fixedTurns(slope * line.pitch);
        }
    }

    FixedWave wave(int p, int first) const {
        return {static_cast<float>(points_.weight[p]),
                {constant_[p], linear_[p], quadratic_[p], samplesFrom(first)}};
    }

  private:
    const PointBatch& points_;
    uint32_t constant_[batchPoints];
    uint32_t linear_[batchPoints];
    uint32_t quadratic_[batchPoints];
};

} // namespace

void addFresnelRecurrence(const PointBatch& points, const TileLine& line) {
    addChunks(points, RecurrentWaves(points, line), line);
}

void addFresnelPoints(const PointBatch& points, const TileLine& line) {
    for (int p = 0; p < points.count; ++p) {
        if (line.row < points.firstRow[p] || line.row >= points.endRow[p])
            continue;
        const double x0 = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double rate = points.rate[p];
        const double turns = points.turns[p];
        const float weight = static_cast<float>(points.weight[p]);
        float* __restrict re = line.re;
        float* __restrict im = line.im;
#pragma GCC ivdep
        for (int col = points.firstCol[p]; col < points.endCol[p]; ++col) {
            const double dx = x0 + static_cast<double>(col - tileCols / 2) * line.pitch;
            const Turn wave = turn(halfTurns(rate * (dx * dx + dy * dy) + turns));
            re[col] += weight * wave.re;
            im[col] += weight * wave.im;
        }
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
