// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd/vectors.h"

/// Compiled once per instruction set, in a namespace of its own for each.
namespace fringe::simd::FRINGE_SIMD_SPACE {

/// Cosine and sine of one number, or of the lanes of a vector.
template <typename Float> struct TurnOf {
    Float re;
    Float im;
};

using Turn = TurnOf<float>;

/// Cosine and sine of πh for |h| ≤ 1/2: polynomials interpolate them at Chebyshev's nodes.
template <typename Float> inline TurnOf<Float> halfTurn(Float h) {
    const Float u = h * h;
    const Float sine =
        h
        * (3.14159274f
           + u * (-5.1677103f + u * (2.55007744f + u * (-0.598290384f + u * 0.0776559114f))));
    const Float cosine =
        0.99999994f + u * (-4.934793f + u * (4.05841064f + u * (-1.33187294f + u * 0.219682425f)));
    return {cosine, sine};
}

/// Turned by half a turn where the top bit of `half` is set.
template <typename Float, typename Integer>
inline TurnOf<Float> turnedBy(Integer half, TurnOf<Float> turn) {
    return {__builtin_bit_cast(Float, __builtin_bit_cast(Integer, turn.re) ^ half),
            __builtin_bit_cast(Float, __builtin_bit_cast(Integer, turn.im) ^ half)};
}

/// exp(iπh) to 2e-7 for |h| < 2^21: whole half turns leave a rest in [-1/2, 1/2].
template <typename Float, typename Integer> inline TurnOf<Float> turnOf(Float h) {
    constexpr float magic = 12582912.0f; // 1.5·2^23: the sum's last bit is worth 1
    const Float shifted = h + magic;
    return turnedBy(__builtin_bit_cast(Integer, shifted) << 31, halfTurn(h - (shifted - magic)));
}

inline Turn turn(float h) {
    return turnOf<float, uint32_t>(h);
}

/// exp(iπh) for h in [-1, 1], to 8e-7 in the real and 6e-6 in the imaginary part: the polynomials
/// are minimax there.
inline TurnOf<Vector> wholeTurn(Vector h) {
    const Vector u = h * h;
    const Vector sine =
        h
        * (3.1415279f
           + u * (-5.16640176f + u * (2.54271286f + u * (-0.581859223f + u * 0.0640260795f))));
    const Vector cosine =
        0.999999222f
        + u
              * (-4.93474563f
                 + u * (4.05804543f + u * (-1.33238123f + u * (0.229664228f - u * 0.0205827957f))));
    return {cosine, sine};
}

/// exp(iπh) to 6e-6 for |h| < 2^22: whole turns leave a rest in [-1, 1].
inline TurnOf<Vector> roughTurn(Vector h) {
    constexpr float magic = 25165824.0f; // 1.5·2^24: the sum's last bit is worth 2
    return wholeTurn(h - ((h + magic) - magic));
}

/// Signed numbers times 2^exponent.
template <int exponent> inline Vector scaled(Bits numbers) {
    constexpr float unit = 1.0f / (uint64_t{1} << -exponent);
    return __builtin_convertvector(__builtin_bit_cast(SignedBits, numbers), Vector) * unit;
}

/// exp(i2πφ) to 3e-7, φ as a 32-bit fraction of a turn.
inline TurnOf<Vector> fixedTurn(Bits phase) {
    constexpr uint32_t quarter = uint32_t{1} << 30, half = uint32_t{1} << 31;
    return turnedBy((phase + quarter) & half, halfTurn(scaled<-32>(phase << 1)));
}

/// exp(i2πφ) to 6e-6, φ as a 32-bit fraction of a turn.
inline TurnOf<Vector> roughFixedTurn(Bits phase) {
    return wholeTurn(scaled<-31>(phase));
}

/// The rest after the nearest whole number, for |cycles| < 2^51.
inline double fraction(double cycles) {
    constexpr double magic = 6755399441055744.0; // 1.5·2^52
    return cycles - ((cycles + magic) - magic);
}

inline float halfTurns(double cycles) {
    return static_cast<float>(2 * fraction(cycles));
}

/// A phase as a 32-bit fraction of a turn.
inline uint32_t fixedTurns(double cycles) {
    constexpr double turn = 4294967296.0;        // 2^32
    constexpr double magic = 6755399441055744.0; // 1.5·2^52: the sum's last bit is worth 1
    return static_cast<uint32_t>(__builtin_bit_cast(uint64_t, fraction(cycles) * turn + magic));
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
