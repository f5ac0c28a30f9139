// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spectral.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

/// A point's place among the cells of one axis: the first that its kernel covers, margin included,
/// and the fraction for the polynomials, in [-1, 1].
struct CellPlace {
    int first;
    float fraction;
};

inline CellPlace placeOf(float frequency, float cells, int width) {
    const float start =
        frequency
        + (0.5f * cells + static_cast<float>(gridMargin) - 0.5f * static_cast<float>(width));
    const int first = static_cast<int>(start) + 1;
    return {first, 2 * (static_cast<float>(first) - start) - 1};
}

/// The cells of one row under a kernel.
template <int Cells> struct Vectors {
    typedef float Once __attribute__((vector_size(4 * Cells)));
    typedef float Twice __attribute__((vector_size(8 * Cells)));
    typedef int64_t Pairs __attribute__((vector_size(8 * Cells)));
};

// Vectors are handed over by reference: a copy that is wider than the instruction set's registers
// has no place among a function's results.

/// The value of the polynomials whose coefficients are `degree` + 1 rows of one vector each.
template <class Vector, int Degree, int Stride>
inline void evaluate(const float (&rows)[mostDegree + 1][Stride], float x, Vector& value) {
    __builtin_memcpy(&value, rows[Degree], sizeof value);
#pragma GCC unroll 16
    for (int k = Degree - 1; k >= 0; --k) {
        Vector coefficient;
        __builtin_memcpy(&coefficient, rows[k], sizeof coefficient);
        value = value * x + coefficient;
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
