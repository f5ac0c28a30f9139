// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd/vectors.h"

/// Compiled once per instruction set, in a namespace of its own for each.
namespace fringe::simd::FRINGE_SIMD_SPACE {

/// Of one number, or of the lanes of a vector.
template <typename Float> struct TurnOf {
    Float re;
    Float im;
};

using Turn = TurnOf<float>;

/// exp(iπh) to 2e-7 for |h| < 2^21: whole half turns leave a sign and a rest in [-1/2, 1/2], for
/// which polynomials interpolate the sine and the cosine at Chebyshev's nodes.
template <typename Float, typename Integer> inline TurnOf<Float> turnOf(Float h) {
    constexpr float magic = 12582912.0f; // 1.5·2^23: the sum's last bit is worth 1
    const Float shifted = h + magic;
    const Float rest = h - (shifted - magic);
    const Integer sign = __builtin_bit_cast(Integer, shifted) << 31;
    const Float u = rest * rest;
    const Float sine =
        rest
        * (3.14159274f
           + u * (-5.1677103f + u * (2.55007744f + u * (-0.598290384f + u * 0.0776559114f))));
    const Float cosine =
        0.99999994f + u * (-4.934793f + u * (4.05841064f + u * (-1.33187294f + u * 0.219682425f)));
    return {__builtin_bit_cast(Float, __builtin_bit_cast(Integer, cosine) ^ sign),
            __builtin_bit_cast(Float, __builtin_bit_cast(Integer, sine) ^ sign)};
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

/// The same for |h| < 2^22: whole turns leave a rest in [-1, 1].
inline TurnOf<Vector> roughTurn(Vector h) {
    constexpr float magic = 25165824.0f; // 1.5·2^24: the sum's last bit is worth 2
    return wholeTurn(h - ((h + magic) - magic));
}

/// The rest after the nearest whole number, for |cycles| < 2^51.
inline double fraction(double cycles) {
    constexpr double magic = 6755399441055744.0; // 1.5·2^52
    return cycles - ((cycles + magic) - magic);
}

inline float halfTurns(double cycles) {
    return static_cast<float>(2 * fraction(cycles));
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
