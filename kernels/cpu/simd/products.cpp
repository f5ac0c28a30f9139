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

/// The places of a table's first points. Not to look them up saves some 3 % of a product.
struct FirstPoints {
    int64_t operator[](int n) const { return n; }
};

using NamedPoints = const int32_t*;

/// sums = Σ y(plane)·x(plane) over the points.
template <typename Points>
inline void multiplyPlane(const WaveProducts& waves, Points points, int plane, Corner corner,
                          Sums& sums) {
    const float* xs = waves.x + plane * waveCols + corner.col;
    const float* ys = waves.y + plane * waveRows + corner.row;
    const float* ahead = waves.ahead;
    Vector block[blockRows][vectors]{};
    for (int n = 0; n < waves.count; ++n) {
        const int64_t point = points[n];
        const Stored* x = reinterpret_cast<const Stored*>(xs + point * complexPlanes * waveCols);
        const float* y = ys + point * complexPlanes * waveRows;
        __builtin_prefetch(ahead + n * lineFloats, 0, 2);
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v)
                block[r][v] += y[r] * x[v];
    }
    store(block, corner, sums);
}

/// block += Σ Re y·Re x - Im y·Im x over the points from `begin` to `end`.
template <typename Points>
inline void multiplyReal(const WaveProducts& waves, Points points, Corner corner, int begin,
                         int end, Vector (&block)[blockRows][vectors]) {
    const float* xs = waves.x + corner.col;
    const float* ys = waves.y + corner.row;
    const float* ahead = waves.ahead;
    for (int n = begin; n < end; ++n) {
        const int64_t point = points[n];
        const float* x = xs + point * realPlanes * waveCols;
        const float* y = ys + point * realPlanes * waveRows;
        const Stored* re = reinterpret_cast<const Stored*>(x);
        const Stored* im = reinterpret_cast<const Stored*>(x + waveCols);
        __builtin_prefetch(ahead + n * lineFloats, 0, 2);
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v)
                block[r][v] += y[r] * re[v];
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v)
                block[r][v] -= y[waveRows + r] * im[v];
    }
}

inline void prefetchRow(const WaveBlock& block, int row) {
    for (int i = 0; i < 2 * block.cols; i += lineFloats)
        __builtin_prefetch(block.samples + row * block.stride + i, 1);
}

/// Fetches the block from memory while its sums are computed.
inline void prefetch(const WaveBlock& block) {
    for (int row = 0; row < block.rows; ++row)
        prefetchRow(block, row);
}

/// The low or high half of the lanes, each twice.
template <int half> inline Vector doubled(Vector value) {
    constexpr int from = half * lanes / 2;
    if constexpr (lanes == 16)
        return __builtin_shufflevector(value, value, from, from, from + 1, from + 1, from + 2,
                                       from + 2, from + 3, from + 3, from + 4, from + 4, from + 5,
                                       from + 5, from + 6, from + 6, from + 7, from + 7);
    else if constexpr (lanes == 8)
        return __builtin_shufflevector(value, value, from, from, from + 1, from + 1, from + 2,
                                       from + 2, from + 3, from + 3);
    else
        return __builtin_shufflevector(value, value, from, from, from + 1, from + 1);
}

/// Adds sums that are still in registers.
inline void addWhole(const Vector (&sums)[blockRows][vectors], Corner corner,
                     const WaveBlock& block) {
    for (int r = 0; r < blockRows; ++r) {
        // Not auto, which would forget that they lie at any place.
        Stored* out = reinterpret_cast<Stored*>(block.samples + (corner.row + r) * block.stride
                                                + 2 * corner.col);
        for (int v = 0; v < vectors; ++v) {
            out[2 * v] += doubled<0>(sums[r][v]);
            out[2 * v + 1] += doubled<1>(sums[r][v]);
        }
    }
}

/// Adds to a block that lies in the field as a whole. Its rows are fetched one by one: all at once
/// would hold up what the products read.
template <typename Points>
void addRealWhole(const WaveProducts& waves, Points points, const WaveBlock& block) {
    forCorners([&](Corner corner) {
        Vector sums[blockRows][vectors]{};
        for (int row = 0; row < waveRows; ++row) {
            prefetchRow(block, row);
            multiplyReal(waves, points, corner, waves.count * row / waveRows,
                         waves.count * (row + 1) / waveRows, sums);
        }
        addWhole(sums, corner, block);
    });
}

template <typename Points>
void addReal(const WaveProducts& waves, Points points, const WaveBlock& block) {
    if (block.rows == waveRows && block.cols == waveCols)
        return addRealWhole(waves, points, block);
    prefetch(block);
    Sums sums;
    forCorners([&](Corner corner) {
        Vector parts[blockRows][vectors]{};
        multiplyReal(waves, points, corner, 0, waves.count, parts);
        store(parts, corner, sums);
    });
    for (int row = 0; row < block.rows; ++row) {
        float* __restrict out = block.samples + row * block.stride;
        const float* re = sums.at + row * waveCols;
        for (int col = 0; col < block.cols; ++col) {
            out[2 * col] += re[col];
            out[2 * col + 1] += re[col];
        }
    }
}

template <typename Points>
void addComplex(const WaveProducts& waves, Points points, const WaveBlock& block) {
    prefetch(block);
    Sums sums[complexPlanes];
    for (int plane = 0; plane < complexPlanes; ++plane)
        forCorners(
            [&](Corner corner) { multiplyPlane(waves, points, plane, corner, sums[plane]); });
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

template <typename Points>
void add(const WaveProducts& waves, Points points, const WaveBlock& block) {
    if (waves.planes == realPlanes)
        addReal(waves, points, block);
    else
        addComplex(waves, points, block);
}

} // namespace

void addWaveProducts(const WaveProducts& waves, const WaveBlock& block) {
    if (waves.points == nullptr)
        add(waves, FirstPoints{}, block);
    else
        add(waves, NamedPoints{waves.points}, block);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
