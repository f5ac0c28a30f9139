// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/spot_functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

typedef float Lanes __attribute__((vector_size(4 * panelCols), aligned(4), may_alias));

constexpr int rowFloats = 2 * panelCols;

inline Lanes& lanesAt(float* at) {
    return *reinterpret_cast<Lanes*>(at);
}

inline const Lanes& lanesAt(const float* at) {
    return *reinterpret_cast<const Lanes*>(at);
}

/// The first halves of two vectors, a lane of each in turn; and the second halves.
inline void interleave(const Lanes& a, const Lanes& b, Lanes& first, Lanes& second) {
    const Lanes low =
        __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
    second =
        __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
    first = low;
}

/// The even lanes of two vectors, and the odd ones.
inline void separate(const Lanes& a, const Lanes& b, Lanes& even, Lanes& odd) {
    even = __builtin_shufflevector(a, b, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
    odd = __builtin_shufflevector(a, b, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31);
}

/// Interleaving rows with those half a square away, as often as doublings make the square, turns it
/// about its diagonal.
inline void turnSquare(Lanes (&rows)[panelCols]) {
    constexpr int half = panelCols / 2;
    Lanes other[panelCols];
    for (int pass = 0; pass < 2; ++pass) {
        for (int i = 0; i < half; ++i)
            interleave(rows[i], rows[i + half], other[2 * i], other[2 * i + 1]);
        for (int i = 0; i < half; ++i)
            interleave(other[i], other[i + half], rows[2 * i], rows[2 * i + 1]);
    }
}

} // namespace

void splitRows(const SampleRows& source, float sign, float* panel) {
    const float* in = source.samples;
    for (int n = 0; n < source.count; ++n, in += source.stride, panel += rowFloats) {
        Lanes im;
        separate(lanesAt(in), lanesAt(in + panelCols), lanesAt(panel), im);
        lanesAt(panel + panelCols) = sign * im;
    }
}

void takeRows(const SampleRows& source, float* panel) {
    float* in = source.samples;
    for (int n = 0; n < source.count; ++n, in += source.stride, panel += rowFloats) {
        Lanes& a = lanesAt(in);
        Lanes& b = lanesAt(in + panelCols);
        separate(a, b, lanesAt(panel), lanesAt(panel + panelCols));
        a = b = Lanes{};
    }
}

void joinRows(const PanelRows& panel, const SampleRows& target) {
    float* out = target.samples;
    for (int n = 0; n < target.count; ++n, out += target.stride) {
        const float* row = panel.samples + panel.places[n] * rowFloats;
        interleave(lanesAt(row), lanesAt(row + panelCols), lanesAt(out), lanesAt(out + panelCols));
    }
}

void turnBlock(const PanelRows& from, const PanelRows& to) {
    for (int part = 0; part < rowFloats; part += panelCols) {
        Lanes rows[panelCols];
        for (int i = 0; i < panelCols; ++i)
            rows[i] = lanesAt(from.samples + from.places[i] * rowFloats + part);
        turnSquare(rows);
        for (int i = 0; i < panelCols; ++i)
            lanesAt(to.samples + to.places[i] * rowFloats + part) = rows[i];
    }
}

void multiplyRows(const PanelRows& from, const float* factors, const PanelRows& to, int count,
                  bool adds) {
    for (int n = 0; n < count; ++n, factors += rowFloats) {
        const float* in = from.samples + from.places[n] * rowFloats;
        float* out = to.samples + to.places[n] * rowFloats;
        const Lanes a = lanesAt(in), b = lanesAt(in + panelCols);
        const Lanes c = lanesAt(factors), d = lanesAt(factors + panelCols);
        const Lanes re = a * c - b * d, im = a * d + b * c;
        if (adds) {
            lanesAt(out) += re;
            lanesAt(out + panelCols) += im;
        } else {
            lanesAt(out) = re;
            lanesAt(out + panelCols) = im;
        }
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
