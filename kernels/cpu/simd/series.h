// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/cpu/simd/fixed_phase.h"

/// Exact waves along a line as Taylor series in the sample t, for a batch of points at once. With
/// u = X/r, w = 1 - u²: r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²), r''''/4! = w(4u² - w)/(8r³);
/// 1/r likewise with the Legendre polynomials of u.
namespace fringe::simd::FRINGE_SIMD_SPACE {

/// How a point sees a line at t = 0.
struct LineView {
    double x;        ///< along the line, from the point [m]
    double inverse;  ///< 1/r at t = 0
    double pitch;    ///< from sample to sample [m], of any sign
    double rate;     ///< of the phase [cycles/m]
    double constant; ///< phase at t = 0 [cycles]
    double weight;   ///< at t = 0
};

/// c₀ + t(c₁ + t(c₂ + …)) up to the power `order`.
template <int order>
inline Vector polynomial(const float (*coefficients)[batchPoints], int p, Vector t) {
    Vector sum = Vector{} + coefficients[order][p];
    for (int power = order - 1; power >= 0; --power)
        sum = coefficients[power][p] + t * sum;
    return sum;
}

/// The waves of a batch, in the form that `Chunk` wants.
template <SeriesLength length> class SeriesWaves {
  public:
    void expand(const LineView& line, int p) {
        const double u = line.x * line.inverse;
        const double w = 1 - u * u;
        const double ratio = line.pitch * line.inverse;
        const double slope = line.rate * line.pitch;
        const double curvature = slope * ratio * w;
        phase_[0][p] = halfTurns(line.constant);
        phase_[1][p] = halfTurns(slope * u);
        phase_[2][p] = static_cast<float>(curvature);
        phase_[3][p] = static_cast<float>(-curvature * ratio * u);
        weight_[0][p] = static_cast<float>(line.weight);
        weight_[1][p] = static_cast<float>(-line.weight * ratio * u);
        if constexpr (length == SeriesLength::Long) {
            const double ratioSquared = ratio * ratio;
            phase_[4][p] = static_cast<float>(curvature * ratioSquared * (4 * u * u - w) / 4);
            weight_[2][p] = static_cast<float>(line.weight * ratioSquared * (3 * u * u - 1) / 2);
        }
    }

    struct Wave {
        const SeriesWaves& waves;
        int p;

        Vector weight(Vector t) const {
            return polynomial<static_cast<int>(length)>(waves.weight_, p, t);
        }

        TurnOf<Vector> turn(Vector t) const {
            const Vector phase = polynomial<static_cast<int>(length) + 2>(waves.phase_, p, t);
            if constexpr (length == SeriesLength::Long)
                return turnOf<Vector, Bits>(phase);
            else
                return roughTurn(phase);
        }
    };

    Wave wave(int p, int) const { return {*this, p}; }

  private:
    float phase_[5][batchPoints]; ///< [half turns]
    float weight_[3][batchPoints];
};

/// A constant weight and a phase that is quadratic in t.
template <> class SeriesWaves<SeriesLength::Short> {
  public:
    void expand(const LineView& line, int p) {
        const double u = line.x * line.inverse;
        const double slope = line.rate * line.pitch;
        phase_[0][p] = fixedTurns(line.constant);
        phase_[1][p] = fixedTurns(slope * u);
        phase_[2][p] = fixedTurns(slope * line.pitch * line.inverse * (1 - u * u) / 2);
        weight_[p] = static_cast<float>(line.weight);
    }

    FixedWave wave(int p, int first) const {
        return {weight_[p], {phase_[0][p], phase_[1][p], phase_[2][p], samplesFrom(first)}};
    }

  private:
    uint32_t phase_[3][batchPoints]; ///< [2^-32 turns]
    float weight_[batchPoints];
};

} // namespace fringe::simd::FRINGE_SIMD_SPACE
