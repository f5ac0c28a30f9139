// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd.h"
#include "kernels/cpu/simd/turn.h"

/// Tables of waves, filled with one vector of samples after the other, as `next()` gives them.
/// `out`: of the point, in the first block. The compiler keeps a table that is passed by value in
/// registers, which the stores cannot change.
namespace fringe::simd::FRINGE_SIMD_SPACE {

/// The samples of a table that are not zero, vector by vector.
class KeptSamples {
  public:
    explicit KeptSamples(const WaveTable& table)
        : begin_(table.begin), end_(table.end),
          isWhole_(table.begin <= 0 && table.end >= table.blocks * table.width) {}

    /// `scale`, or 0 where the table is.
    Vector next(float scale) {
        Vector weight = Vector{} + scale;
        if (!isWhole_)
            weight = samples_ >= begin_ && samples_ < end_ ? weight : Vector{};
        samples_ += lanes;
        return weight;
    }

  private:
    SignedBits samples_ = __builtin_bit_cast(SignedBits, samplesFrom(0));
    int32_t begin_;
    int32_t end_;
    bool isWhole_;
};

template <typename Next> inline void fillColumns(const WaveTable table, float* out, Next next) {
    for (int block = 0; block < table.blocks; ++block, out += table.blockStride)
        for (int col = 0; col < waveCols; col += lanes) {
            const TurnOf<Vector> value = next();
            *reinterpret_cast<Stored*>(out + col) = value.re;
            *reinterpret_cast<Stored*>(out + waveCols + col) = value.im;
            if (table.planes == complexPlanes)
                *reinterpret_cast<Stored*>(out + 2 * waveCols + col) = value.re + value.im;
        }
}

typedef float StoredRows __attribute__((vector_size(4 * waveRows), aligned(4), may_alias));

/// Stores a vector of rows; where they are those of two blocks there is room for both.
template <typename Rows> inline void storeRows(float* out, int64_t blockStride, Rows value) {
    constexpr int blocks = sizeof(Rows) / sizeof(StoredRows);
    if constexpr (blocks > 1) {
        struct Parts {
            StoredRows at[blocks];
        };
        const auto parts = __builtin_bit_cast(Parts, value);
        for (int part = 0; part < blocks; ++part)
            *reinterpret_cast<StoredRows*>(out + part * blockStride) = parts.at[part];
    } else {
        *reinterpret_cast<Stored*>(out) = value;
    }
}

template <typename Next> inline void fillRows(const WaveTable table, float* first, Next next) {
    for (int row = 0; row < table.blocks * waveRows; row += lanes) {
        const TurnOf<Vector> value = next();
        float* out = first + row / waveRows * table.blockStride + row % waveRows;
        storeRows(out, table.blockStride, value.re);
        storeRows(out + waveRows, table.blockStride, value.im);
        if (table.planes == complexPlanes)
            storeRows(out + 2 * waveRows, table.blockStride, value.re + value.im);
    }
}

/// A table of rows or of columns.
template <typename Next> inline void fillTable(const WaveTable& table, Next next) {
    if (table.width == waveRows)
        fillRows(table, table.out, next);
    else
        fillColumns(table, table.out, next);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
