// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/padded_tiles.h"
#include "kernels/cpu/simd/spot_functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

constexpr int rowFloats = 2 * panelCols;

inline Vector load(const float* at) {
    return *reinterpret_cast<const Stored*>(at);
}

/// Every second lane of two vectors.
template <int Odd> struct Alternate {
    static constexpr int at(int i) { return 2 * i + Odd; }
};

/// A lane of each of two vectors in turn.
template <int First> struct Interleaved {
    static constexpr int at(int i) { return i % 2 * lanes + i / 2 + First; }
};

/// Row `row` of a panel from interleaved samples, the imaginary parts times `sign`.
inline void separate(const float* samples, float sign, float* row) {
    for (int col = 0; col < panelCols; col += lanes) {
        const Vector a = load(samples + 2 * col), b = load(samples + 2 * col + lanes);
        store<false>(row + col, shuffled<Alternate<0>>(a, b));
        store<false>(row + panelCols + col, sign * shuffled<Alternate<1>>(a, b));
    }
}

} // namespace

void splitRows(const SampleRows& source, float sign, float* panel) {
    for (int n = 0; n < source.count; ++n)
        separate(source.samples + n * source.stride, sign, panel + n * rowFloats);
}

void takeRows(const SampleRows& source, float* panel) {
    for (int n = 0; n < source.count; ++n) {
        float* const samples = source.samples + n * source.stride;
        separate(samples, 1, panel + n * rowFloats);
        __builtin_memset(samples, 0, rowFloats * sizeof(float));
    }
}

void joinRows(const PanelRows& panel, const SampleRows& target) {
    for (int n = 0; n < target.count; ++n) {
        const float* const row = panel.samples + panel.places[n] * rowFloats;
        float* const out = target.samples + n * target.stride;
        for (int col = 0; col < panelCols; col += lanes) {
            const Vector re = load(row + col), im = load(row + panelCols + col);
            store<false>(out + 2 * col, shuffled<Interleaved<0>>(re, im));
            store<false>(out + 2 * col + lanes, shuffled<Interleaved<lanes / 2>>(re, im));
        }
    }
}

void turnBlock(const PanelRows& from, const PanelRows& to) {
    for (int part = 0; part < rowFloats; part += panelCols)
        for (int row = 0; row < panelCols; row += lanes)
            for (int col = 0; col < panelCols; col += lanes) {
                Vector rows[lanes];
#pragma GCC unroll 16
                for (int i = 0; i < lanes; ++i)
                    rows[i] = load(from.samples + from.places[row + i] * rowFloats + part + col);
                transpose(rows);
#pragma GCC unroll 16
                for (int i = 0; i < lanes; ++i)
                    store<false>(to.samples + to.places[col + i] * rowFloats + part + row, rows[i]);
            }
}

void multiplyRows(const PanelRows& from, const float* factors, const PanelRows& to, int count,
                  bool adds) {
    for (int n = 0; n < count; ++n, factors += rowFloats) {
        const float* in = from.samples + from.places[n] * rowFloats;
        float* out = to.samples + to.places[n] * rowFloats;
        for (int col = 0; col < panelCols; col += lanes) {
            const Vector a = load(in + col), b = load(in + panelCols + col);
            const Vector c = load(factors + col), d = load(factors + panelCols + col);
            const Vector re = a * c - b * d, im = a * d + b * c;
            store<false>(out + col, adds ? load(out + col) + re : re);
            store<false>(out + panelCols + col, adds ? load(out + panelCols + col) + im : im);
        }
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
