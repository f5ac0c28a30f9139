// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

/// Phases c₀ + c₁t + c₂t² as fractions of a turn, vector by vector, by the recurrence of Shimobaba
/// & Ito (Comp. Phys. Commun. 148, 160, 2002): whole turns overflow, so that sums are all it takes
/// and these are exact.
template <typename Integers, typename Integer> class FixedPhase {
  public:
    /// t: the samples of the first vector. From vector to vector they grow by `lanes`.
    FixedPhase(Integer c0, Integer c1, Integer c2, Integers t)
        : phase_(c0 + t * (c1 + t * c2)), step_(lanes * (c1 + (2 * t + lanes) * c2)),
          change_(Integer{2 * lanes * lanes} * c2) {}

    Integers next() {
        const Integers phase = phase_;
        phase_ += step_;
        step_ += change_;
        return phase;
    }

  private:
    Integers phase_;
    Integers step_;
    Integer change_;
};

/// A wave of constant weight and such a phase, in the form that `Chunk` wants.
class FixedWave {
  public:
    FixedWave(float weight, FixedPhase<Bits, uint32_t> phase) : weight_(weight), phase_(phase) {}

    Vector weight(Vector) const { return Vector{} + weight_; }
    TurnOf<Vector> turn(Vector) { return roughFixedTurn(phase_.next()); }

  private:
    float weight_;
    FixedPhase<Bits, uint32_t> phase_;
};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
