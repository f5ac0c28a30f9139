// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/vectors.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

constexpr int blockRows = lanes == 16 ? 8 : 4;
constexpr int vectors = 3; // blockRows·vectors sums stay in registers
constexpr int blockCols = vectors * lanes;
constexpr int lineFloats = 16; // of the caches

/// Real sums of a block, row by row.
struct alignas(64) Sums {
    float at[waveRows * waveCols];
};

struct Corner {
    int row;
    int col;
};

/// Calls add(corner) for the parts of a block that the registers hold.
template <typename Add> inline void forCorners(const Add& add) {
    for (int row = 0; row < waveRows; row += blockRows)
        for (int col = 0; col < waveCols; col += blockCols)
            add(Corner{row, col});
}

inline void store(const Vector (&block)[blockRows][vectors], Corner corner, Sums& sums) {
    for (int r = 0; r < blockRows; ++r)
        for (int v = 0; v < vectors; ++v)
            reinterpret_cast<Stored*>(sums.at + (corner.row + r) * waveCols + corner.col)[v] =
                block[r][v];
}

/// sums = Σ y(plane)·x(plane) over the points.
inline void multiplyPlane(const WaveProducts& waves, int plane, Corner corner, Sums& sums) {
    const float* xs = waves.x + plane * waveStride * waveCols + corner.col;
    const float* ys = waves.y + plane * waveStride * waveRows + corner.row;
    const float* ahead = waves.ahead;
    Vector block[blockRows][vectors]{};
    for (int n = 0; n < waves.count; ++n) {
        const int64_t point = waves.points[n];
        const Stored* x = reinterpret_cast<const Stored*>(xs + point * waveCols);
        const float* y = ys + point * waveRows;
        __builtin_prefetch(ahead + n * lineFloats, 0, 2);
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v)
                block[r][v] += y[r] * x[v];
    }
    store(block, corner, sums);
}

/// sums = Σ Re y·Re x - Im y·Im x over the points.
inline void multiplyReal(const WaveProducts& waves, Corner corner, Sums& sums) {
    const float* xs = waves.x + corner.col;
    const float* ys = waves.y + corner.row;
    const float* ahead = waves.ahead;
    Vector block[blockRows][vectors]{};
    for (int n = 0; n < waves.count; ++n) {
        const int64_t point = waves.points[n];
        const float* x = xs + point * waveCols;
        const float* y = ys + point * waveRows;
        const Stored* re = reinterpret_cast<const Stored*>(x);
        const Stored* im = reinterpret_cast<const Stored*>(x + waveStride * waveCols);
        __builtin_prefetch(ahead + n * lineFloats, 0, 2);
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v)
                block[r][v] += y[r] * re[v];
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v)
                block[r][v] -= y[waveStride * waveRows + r] * im[v];
    }
    store(block, corner, sums);
}

/// Fetches the block from memory while its sums are computed.
inline void prefetch(const WaveBlock& block) {
    for (int row = 0; row < block.rows; ++row)
        for (int i = 0; i < 2 * block.cols; i += lineFloats)
            __builtin_prefetch(block.samples + row * block.stride + i, 1);
}

void addReal(const WaveProducts& waves, const WaveBlock& block) {
    prefetch(block);
    Sums sums;
    forCorners([&](Corner corner) { multiplyReal(waves, corner, sums); });
    for (int row = 0; row < block.rows; ++row) {
        float* __restrict out = block.samples + row * block.stride;
        const float* re = sums.at + row * waveCols;
        for (int col = 0; col < block.cols; ++col) {
            out[2 * col] += re[col];
            out[2 * col + 1] += re[col];
        }
    }
}

void addComplex(const WaveProducts& waves, const WaveBlock& block) {
    prefetch(block);
    Sums sums[complexPlanes];
    for (int plane = 0; plane < complexPlanes; ++plane)
        forCorners([&](Corner corner) { multiplyPlane(waves, plane, corner, sums[plane]); });
    for (int row = 0; row < block.rows; ++row) {
        float* __restrict out = block.samples + row * block.stride;
        const float* byRe = sums[0].at + row * waveCols;
        const float* byIm = sums[1].at + row * waveCols;
        const float* bySum = sums[2].at + row * waveCols;
        for (int col = 0; col < block.cols; ++col) {
            out[2 * col] += byRe[col] - byIm[col];
            out[2 * col + 1] += bySum[col] - byRe[col] - byIm[col];
        }
    }
}

} // namespace

void addWaveProducts(const WaveProducts& waves, const WaveBlock& block) {
    if (waves.planes == realPlanes)
        addReal(waves, block);
    else
        addComplex(waves, block);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
