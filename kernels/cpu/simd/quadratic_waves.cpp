// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/fixed_phase.h"
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/table_fill.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

typedef uint64_t LongBits __attribute__((vector_size(4 * lanes)));

/// A phase as a 64-bit fraction of a turn: whole turns overflow.
inline uint64_t longFixedTurns(double cycles) {
    constexpr double halfTurn = 9223372036854775808.0; // 2^63
    return static_cast<uint64_t>(static_cast<int64_t>(fraction(cycles) * halfTurn)) << 1;
}

using Phases = FixedPhase<LongBits, uint64_t>;

/// Phases of every other sample. A phase depends on its sample alone, wherever a table begins.
inline Phases phasesFrom(const QuadraticPhase& phase, int32_t first) {
    const auto [quadratic, linear, constant, from, step] = phase;
    LongBits t{};
    for (int i = 0; i < lanes / 2; ++i)
        t[i] = static_cast<uint64_t>(2 * i);
    t += static_cast<uint64_t>(int64_t{first});
    return {longFixedTurns(from * (quadratic * from + linear) + constant),
            longFixedTurns((2 * quadratic * from + linear) * step),
            longFixedTurns(quadratic * step * step), t};
}

/// One point's wave, vector by vector.
class QuadraticWave {
  public:
    QuadraticWave(const QuadraticPhase& phase, float scale, const WaveTable& table)
        : even_(phasesFrom(phase, table.number)), odd_(phasesFrom(phase, table.number + 1)),
          kept_(table), scale_(scale) {}

    TurnOf<Vector> next() {
        constexpr uint64_t high = 0xffffffff00000000;
        const LongBits phases = even_.next() >> 32 | (odd_.next() & high);
        const TurnOf<Vector> turn = fixedTurn(__builtin_bit_cast(Bits, phases));
        const Vector weight = kept_.next(scale_);
        return {weight * turn.re, weight * turn.im};
    }

  private:
    Phases even_;
    Phases odd_;
    KeptSamples kept_;
    float scale_;
};

} // namespace

void quadraticWaves(const QuadraticPhase& phase, float scale, const WaveTable& table) {
    QuadraticWave wave(phase, scale, table);
    fillTable(table, [&wave] { return wave.next(); });
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
