// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

void quadraticPhasors(const QuadraticPhase& phase, float scale, int64_t count,
                      float* __restrict out) {
    const auto [quadratic, linear, constant, first, step] = phase;
    for (int64_t i = 0; i < count; ++i) {
        const double u = first + static_cast<double>(static_cast<int32_t>(i)) * step;
        const Turn t = turn(halfTurns(u * (quadratic * u + linear) + constant));
        out[2 * i] = scale * t.re;
        out[2 * i + 1] = scale * t.im;
    }
}

void axialPhasors(const AxialPhase& phase, const double* __restrict fxSquared, int64_t count,
                  float* __restrict out) {
    const auto [distance, wavenumberSquared, fySquared] = phase;
    for (int64_t m = 0; m < count; ++m) {
        const double rest = wavenumberSquared - (fxSquared[m] + fySquared);
        const double travelling = rest < 0 ? 0 : rest;
        const Turn t = turn(halfTurns(distance * __builtin_sqrt(travelling)));
        out[2 * m] = rest < 0 ? 0 : t.re;
        out[2 * m + 1] = rest < 0 ? 0 : t.im;
    }
}

void multiply(float* __restrict samples, const float* __restrict factors, const float* factor,
              int64_t count) {
    const float c = factor[0];
    const float s = factor[1];
    for (int64_t i = 0; i < count; ++i) {
        const float re = factors[2 * i] * c - factors[2 * i + 1] * s;
        const float im = factors[2 * i] * s + factors[2 * i + 1] * c;
        const float x = samples[2 * i];
        const float y = samples[2 * i + 1];
        samples[2 * i] = x * re - y * im;
        samples[2 * i + 1] = x * im + y * re;
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
