// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Compiled once per instruction set, in a namespace of its own for each.
namespace fringe::simd::FRINGE_SIMD_SPACE {

struct Turn {
    float re;
    float im;
};

/// exp(iπh) to 2e-7 for |h| < 2^21: whole half turns leave a sign and a rest in [-1/2, 1/2], for
/// which polynomials interpolate the sine and the cosine at Chebyshev's nodes.
inline Turn turn(float h) {
    constexpr float magic = 12582912.0f; // 1.5·2^23: the sum's last bit is worth 1
    const float shifted = h + magic;
    const float rest = h - (shifted - magic);
    const uint32_t sign = __builtin_bit_cast(uint32_t, shifted) << 31;
    const float u = rest * rest;
    const float sine =
        rest
        * (3.14159274f
           + u * (-5.1677103f + u * (2.55007744f + u * (-0.598290384f + u * 0.0776559114f))));
    const float cosine =
        0.99999994f + u * (-4.934793f + u * (4.05841064f + u * (-1.33187294f + u * 0.219682425f)));
    return {__builtin_bit_cast(float, __builtin_bit_cast(uint32_t, cosine) ^ sign),
            __builtin_bit_cast(float, __builtin_bit_cast(uint32_t, sine) ^ sign)};
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
