// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

/// Sums of separable waves x(p, col)·y(p, row), as matrix products over the points p on blocks of
/// waveRows × waveCols samples.
///
/// Tables hold re and im of a wave apart, and re + im where complex sums are wanted: with
/// P₁ = Re y·Re x, P₂ = Im y·Im x and P₃ = (Re y + Im y)(Re x + Im x), the sum of y·x has the real
/// part P₁ - P₂ and the imaginary part P₃ - P₁ - P₂, three real products instead of four.
namespace fringe::simd {

/// Both go into the number of registers: AVX-512 sums a block in 24 of its 32, the narrower sets a
/// part of it at a time.
inline constexpr int waveRows = 8;
inline constexpr int waveCols = 48;

inline constexpr int realPlanes = 2;    ///< re, im: enough for the real part of the sum
inline constexpr int complexPlanes = 3; ///< re, im, re + im

/// The waves of one block. In its tables plane q of point p begins at (p·planes + q)·width.
struct WaveProducts {
    int count;
    const int32_t* points; ///< which take part; null: the first `count` of the tables
    const float* x;        ///< a table of waveCols samples, 64-byte aligned
    const float* y;        ///< a table of waveRows samples
    int planes;
    const float* ahead; ///< fetched into the second cache meanwhile, a cache line a point
};

/// The part of a field, interleaved, to which a block is added.
struct WaveBlock {
    float* samples;
    int64_t stride; ///< from row to row [floats]
    int rows;       ///< ≤ waveRows
    int cols;       ///< ≤ waveCols
};

/// The table of one point along one axis, in blocks of `width` samples.
struct WaveTable {
    float* out;          ///< of the point, in the first block
    int64_t blockStride; ///< from block to block [floats]
    int blocks;
    int width; ///< waveRows or waveCols
    int planes;
    int32_t begin; ///< samples outside [begin, end) are zero
    int32_t end;
    int32_t number; ///< of the first sample; a sample is the same in whatever table it lies
};

} // namespace fringe::simd
