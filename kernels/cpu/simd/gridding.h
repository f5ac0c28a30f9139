// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_nufft.h"

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

/// Where kernels lie on a grid: the first sample under each, and the fractions for the polynomials
/// along both axes.
struct KernelPlaces {
    alignas(64) int32_t offset[nufftBatch]; ///< [floats]
    alignas(64) float across[nufftBatch];
    alignas(64) float down[nufftBatch];
};

/// Fills the places of the chosen points. Returns the rows of cells that they cover.
inline GridRows findPlaces(const NufftWaves& waves, const NufftChoice& choice, int width,
                           const TermPlanes& grid, KernelPlaces& places) {
    const auto stride = static_cast<int32_t>(grid.stride);
    const int32_t* __restrict points = choice.points;
    GridRows rows{INT32_MAX, 0};
    for (int n = 0; n < choice.count; ++n) {
        const CellPlace col = placeOf(waves.column[points[n]], choice.cells, width);
        const CellPlace row = placeOf(waves.row[points[n]], choice.cells, width);
        places.offset[n] = row.first * stride + 2 * col.first;
        places.across[n] = col.fraction;
        places.down[n] = row.fraction;
        rows.first = row.first < rows.first ? row.first : rows.first;
        rows.end = row.first + width > rows.end ? row.first + width : rows.end;
    }
    return rows;
}

/// The cells of one row under a kernel.
template <int Cells> struct Vectors {
    typedef float Once __attribute__((vector_size(4 * Cells)));
    typedef float Twice __attribute__((vector_size(8 * Cells)));
    typedef int64_t Pairs __attribute__((vector_size(8 * Cells)));
};

// Vectors are handed over by reference: a copy that is wider than the instruction set's registers
// has no place among a function's results.

inline void join(const Vectors<4>::Once& low, const Vectors<4>::Once& high,
                 Vectors<4>::Twice& both) {
    both = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7);
}

inline void join(const Vectors<8>::Once& low, const Vectors<8>::Once& high,
                 Vectors<8>::Twice& both) {
    both = __builtin_shufflevector(low, high, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
}

/// The weights of the columns two times each, for real and imaginary parts.
inline void columnsOf(const Vectors<4>::Twice& weights, Vectors<4>::Twice& columns) {
    columns = __builtin_shufflevector(weights, weights, 0, 0, 1, 1, 2, 2, 3, 3);
}

inline void columnsOf(const Vectors<8>::Twice& weights, Vectors<8>::Twice& columns) {
    columns =
        __builtin_shufflevector(weights, weights, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7);
}

/// The weights of the kept cells along both axes, one behind the other, from polynomials of
/// `Degree` in the fractions.
template <class Both, int Degree>
inline void weigh(const CellPolynomials& cells, const KernelPlaces& places, int n, Both& weights) {
    constexpr int count = sizeof(Both) / (2 * sizeof(float));
    typename Vectors<count>::Once across{}, down{};
    across += places.across[n];
    down += places.down[n];
    Both fractions;
    join(across, down, fractions);
    __builtin_memcpy(&weights, cells.twice[Degree], sizeof weights);
#pragma GCC unroll 16
    for (int k = Degree - 1; k >= 0; --k) {
        Both coefficients;
        __builtin_memcpy(&coefficients, cells.twice[k], sizeof coefficients);
        weights = weights * fractions + coefficients;
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
