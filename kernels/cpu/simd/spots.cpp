// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/gridding.h"
#include "kernels/cpu/simd/spot_functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {

void turnPhasors(const double* __restrict turns, int64_t count, float* __restrict out) {
    for (int64_t i = 0; i < count; ++i) {
        const Turn wave = turn(halfTurns(turns[i]));
        out[2 * i] = wave.re;
        out[2 * i + 1] = wave.im;
    }
}

void seeSpots(const SpotPlaces& places, int count, const SpotShares& shares,
              const float* __restrict coefficients, NufftWaves& waves) {
    const float* __restrict scaled = places.scaled;
    const float* __restrict strength = places.strength;
    __builtin_memcpy(waves.column, places.column, sizeof(float) * static_cast<uint64_t>(count));
    __builtin_memcpy(waves.row, places.row, sizeof(float) * static_cast<uint64_t>(count));
    for (int m = 0; m < shares.terms; ++m) {
        const float a = shares.weights[m][0], b = shares.weights[m][1], c = shares.weights[m][2],
                    d = shares.weights[m][3];
        for (int i = 0; i < count; ++i)
            waves.plane[m][i] = a + scaled[i] * (b + scaled[i] * (c + scaled[i] * d));
    }
    if (!coefficients) {
        __builtin_memcpy(waves.strength, strength,
                         2 * sizeof(float) * static_cast<uint64_t>(count));
        return;
    }
    for (int i = 0; i < count; ++i) {
        const float re = strength[2 * i], im = strength[2 * i + 1];
        waves.strength[2 * i] = re * coefficients[2 * i] - im * coefficients[2 * i + 1];
        waves.strength[2 * i + 1] = re * coefficients[2 * i + 1] + im * coefficients[2 * i];
    }
}

namespace {

typedef float Four __attribute__((vector_size(16)));

/// Sums of the even and of the odd lanes, in the first two lanes.
inline Four pairSum(const typename Vectors<4>::Twice& v) {
    const Four sum =
        __builtin_shufflevector(v, v, 0, 1, 2, 3) + __builtin_shufflevector(v, v, 4, 5, 6, 7);
    return sum + __builtin_shufflevector(sum, sum, 2, 3, 0, 1);
}

inline Four pairSum(const typename Vectors<8>::Twice& v) {
    return pairSum(__builtin_shufflevector(v, v, 0, 1, 2, 3, 4, 5, 6, 7)
                   + __builtin_shufflevector(v, v, 8, 9, 10, 11, 12, 13, 14, 15));
}

template <int Cells, int Width>
void forward(const CellPolynomials& cells, const NufftWaves& waves, const NufftChoice& choice,
             const TermPlanes& grid, float* sums) {
    using Twice = typename Vectors<Cells>::Twice;
    KernelPlaces places;
    findPlaces(waves, choice, Width, grid, places);
    const int64_t stride = grid.stride, plane = grid.plane;
    const int count = choice.count, terms = choice.terms;
    for (int n = 0; n < count; ++n) {
        const int i = choice.points[n];
        Twice weights, columns;
        weigh<Twice, Width + 2>(cells, places, n, weights);
        columnsOf(weights, columns);
        const float* corner = grid.samples + places.offset[n];
        Twice sum{};
        for (int m = 0; m < terms; ++m, corner += plane) {
            Twice down{};
#pragma GCC unroll 8
            for (int j = 0; j < Width; ++j) {
                Twice samples;
                __builtin_memcpy(&samples, corner + j * stride, sizeof samples);
                down += weights[Cells + j] * samples;
            }
            sum += waves.plane[m][i] * down;
        }
        const Four value = pairSum(sum * columns);
        const float re = waves.strength[2 * i], im = waves.strength[2 * i + 1];
        sums[2 * i] += re * value[0] - im * value[1];
        sums[2 * i + 1] -= re * value[1] + im * value[0];
    }
}

} // namespace

void forwardSpots(const CellPolynomials& cells, const NufftWaves& waves, const NufftChoice& choice,
                  const TermPlanes& grid, float* sums) {
    switch (cells.width) {
    case 2:
        return forward<4, 2>(cells, waves, choice, grid, sums);
    case 3:
        return forward<4, 3>(cells, waves, choice, grid, sums);
    case 4:
        return forward<4, 4>(cells, waves, choice, grid, sums);
    case 5:
        return forward<8, 5>(cells, waves, choice, grid, sums);
    case 6:
        return forward<8, 6>(cells, waves, choice, grid, sums);
    case 7:
        return forward<8, 7>(cells, waves, choice, grid, sums);
    default:
        return forward<8, 8>(cells, waves, choice, grid, sums);
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
