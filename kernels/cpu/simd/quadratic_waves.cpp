// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// Writes the planes of one block, whose first sample is number `first` of the table.
template <int width>
inline void quadraticBlock(const QuadraticPhase& phase, float scale, const WaveTable& table,
                           int first, float* out) {
    float* __restrict re = out;
    float* __restrict im = out + waveStride * width;
    float* __restrict sum = out + 2 * waveStride * width;
    const int32_t number = table.number;
    const int32_t begin = table.begin;
    const int32_t end = table.end;
    for (int i = 0; i < width; ++i) {
        const int32_t sample = first + i;
        const double u = phase.first + static_cast<double>(number + sample) * phase.step;
        const Turn t = turn(halfTurns(u * (phase.quadratic * u + phase.linear) + phase.constant));
        const float kept = sample >= begin && sample < end ? scale : 0.0f;
        re[i] = kept * t.re;
        im[i] = kept * t.im;
    }
    if (table.planes == complexPlanes)
        for (int i = 0; i < width; ++i)
            sum[i] = re[i] + im[i];
}

template <int width> inline void clear(const WaveTable& table, float* out) {
    for (int plane = 0; plane < table.planes; ++plane)
        for (int i = 0; i < width; ++i)
            out[plane * waveStride * width + i] = 0;
}

template <int width>
void quadraticBlocks(const QuadraticPhase& phase, float scale, const WaveTable& table) {
    for (int block = 0; block < table.blocks; ++block) {
        float* out = table.out + block * table.blockStride;
        const int first = block * width;
        if (first < table.end && first + width > table.begin)
            quadraticBlock<width>(phase, scale, table, first, out);
        else
            clear<width>(table, out);
    }
}

} // namespace

void quadraticWaves(const QuadraticPhase& phase, float scale, const WaveTable& table) {
    if (table.width == waveRows)
        quadraticBlocks<waveRows>(phase, scale, table);
    else
        quadraticBlocks<waveCols>(phase, scale, table);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
