// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/chunk.h"
#include "kernels/cpu/simd/functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

typedef int32_t SignedBits __attribute__((vector_size(4 * lanes)));

/// A phase as a 32-bit fraction of a turn: whole turns overflow.
inline uint32_t fixedTurns(double cycles) {
    constexpr double turn = 4294967296.0;        // 2^32
    constexpr double magic = 6755399441055744.0; // 1.5·2^52: the sum's last bit is worth 1
    return static_cast<uint32_t>(__builtin_bit_cast(uint64_t, fraction(cycles) * turn + magic));
}

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

    /// Γ and its differences from vector to vector.
    class Wave {
      public:
        Wave(const RecurrentWaves& waves, int p, int first)
            : weight_(static_cast<float>(waves.points_.weight[p])) {
            const uint32_t linear = waves.linear_[p], quadratic = waves.quadratic_[p];
            Bits t;
            for (int lane = 0; lane < lanes; ++lane)
                t[lane] = static_cast<uint32_t>(first + lane);
            phase_ = waves.constant_[p] + t * (linear + t * quadratic);
            step_ = lanes * (linear + (2 * t + lanes) * quadratic);
            change_ = 2 * lanes * lanes * quadratic;
        }

        Vector weight(Vector) const { return Vector{} + weight_; }

        TurnOf<Vector> turn(Vector) {
            constexpr float halfTurn = 1.0f / 2147483648.0f; // 2^-31
            const auto signedPhase = __builtin_bit_cast(SignedBits, phase_);
            phase_ += step_;
            step_ += change_;
            return wholeTurn(__builtin_convertvector(signedPhase, Vector) * halfTurn);
        }

      private:
        float weight_;
        Bits phase_;
        Bits step_;
        uint32_t change_;
    };

    Wave wave(int p, int first) const { return {*this, p, first}; }

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
