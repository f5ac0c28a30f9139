// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd/vectors.h"

#include <utility>

#if defined(__SSE2__)
#include <immintrin.h>
#endif

/// Squares of as many rows as there are lanes, turned over.
namespace fringe::simd::FRINGE_SIMD_SPACE {

/// One sample of each line.
struct Row {
    Vector re;
    Vector im;
};

/// Past the caches, for what is not read again soon.
inline void storePast(float* place, Vector value) {
#if defined(__AVX512F__)
    _mm512_stream_ps(place, reinterpret_cast<__m512>(value));
#elif defined(__AVX2__)
    _mm256_stream_ps(place, reinterpret_cast<__m256>(value));
#elif defined(__SSE2__)
    _mm_stream_ps(place, reinterpret_cast<__m128>(value));
#else
    *reinterpret_cast<Vector*>(place) = value;
#endif
}

/// What was stored past the caches is there for other threads.
inline void storedPast() {
#if defined(__SSE2__)
    _mm_sfence();
#endif
}

template <bool isPast> inline void store(float* place, Vector value) {
    if constexpr (isPast)
        storePast(place, value);
    else
        *reinterpret_cast<Stored*>(place) = value;
}

namespace pattern {
using Lanes = std::make_integer_sequence<int, lanes>;

/// Which of the samples of a, then b, comes to lane i. All but `Blocks` stay within quarters of
/// four lanes, which is fast.
template <int Odd> struct Every { ///< second sample of a and b, in the order of `columnOf`
    static constexpr int at(int i) { return (i % 4 < 2 ? 0 : lanes) + i / 4 * 4 + i % 2 * 2 + Odd; }
};
template <int First> struct Zip {
    static constexpr int at(int i) { return i % 2 * lanes + i / 4 * 4 + i % 4 / 2 + First; }
};
template <int First> struct ZipPairs {
    static constexpr int at(int i) { return i % 4 / 2 * lanes + i / 4 * 4 + i % 2 + First; }
};
template <int Size, int Upper> struct Blocks {
    static constexpr int at(int i) {
        return (i & Size) == 0 ? i + Upper * Size : lanes + i - (1 - Upper) * Size;
    }
};
} // namespace pattern

template <class Pattern, int... I>
inline Vector shuffled(Vector a, Vector b, std::integer_sequence<int, I...>) {
    return __builtin_shufflevector(a, b, Pattern::at(I)...);
}

template <class Pattern> inline Vector shuffled(Vector a, Vector b) {
    return shuffled<Pattern>(a, b, pattern::Lanes{});
}

template <int Size> inline void swapBlocks(Vector* rows) {
    if constexpr (Size < lanes) {
        for (int i = 0; i < lanes; ++i)
            if ((i & Size) == 0) {
                const Vector a = rows[i], b = rows[i + Size];
                rows[i] = shuffled<pattern::Blocks<Size, 0>>(a, b);
                rows[i + Size] = shuffled<pattern::Blocks<Size, 1>>(a, b);
            }
        swapBlocks<2 * Size>(rows);
    }
}

inline void transpose(Vector* rows) {
    for (int i = 0; i < lanes; i += 4) {
        const Vector a = shuffled<pattern::Zip<0>>(rows[i], rows[i + 1]),
                     b = shuffled<pattern::Zip<2>>(rows[i], rows[i + 1]),
                     c = shuffled<pattern::Zip<0>>(rows[i + 2], rows[i + 3]),
                     d = shuffled<pattern::Zip<2>>(rows[i + 2], rows[i + 3]);
        rows[i] = shuffled<pattern::ZipPairs<0>>(a, c);
        rows[i + 1] = shuffled<pattern::ZipPairs<2>>(a, c);
        rows[i + 2] = shuffled<pattern::ZipPairs<0>>(b, d);
        rows[i + 3] = shuffled<pattern::ZipPairs<2>>(b, d);
    }
    swapBlocks<4>(rows);
}

/// The column of a plane that comes to lane i when real and imaginary parts are taken apart.
constexpr int columnOf(int i) {
    return (i % 4 < 2 ? 0 : lanes / 2) + i / 4 * 2 + i % 2;
}

/// Rows `tile[column]` from as many rows of a plane, interleaved, `stride` floats apart.
inline void readTile(const float* samples, int64_t stride, Row* tile) {
    Vector re[lanes], im[lanes];
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i) {
        const Vector a = *reinterpret_cast<const Stored*>(samples + i * stride),
                     b = *reinterpret_cast<const Stored*>(samples + i * stride + lanes);
        re[i] = shuffled<pattern::Every<0>>(a, b);
        im[i] = shuffled<pattern::Every<1>>(a, b);
    }
    transpose(re);
    transpose(im);
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i)
        tile[columnOf(i)] = {re[i], im[i]};
}

/// The way back.
template <bool isPast> inline void writeTile(const Row* tile, float* samples, int64_t stride) {
    Vector re[lanes], im[lanes];
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i) {
        re[i] = tile[columnOf(i)].re;
        im[i] = tile[columnOf(i)].im;
    }
    transpose(re);
    transpose(im);
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i) {
        store<isPast>(samples + i * stride, shuffled<pattern::Zip<0>>(re[i], im[i]));
        store<isPast>(samples + i * stride + lanes, shuffled<pattern::Zip<2>>(re[i], im[i]));
    }
}

/// to[lane·toStep].lane(i) = from[i·fromStep].lane(lane)
template <bool isPast> inline void turnTile(const Row* from, int fromStep, Row* to, int toStep) {
    Vector re[lanes], im[lanes];
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i) {
        re[i] = from[i * fromStep].re;
        im[i] = from[i * fromStep].im;
    }
    transpose(re);
    transpose(im);
#pragma GCC unroll 16
    for (int i = 0; i < lanes; ++i) {
        store<isPast>(reinterpret_cast<float*>(to + i * toStep), re[i]);
        store<isPast>(reinterpret_cast<float*>(to + i * toStep) + lanes, im[i]);
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
