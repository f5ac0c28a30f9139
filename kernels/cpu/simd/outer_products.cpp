// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

#if defined(__AVX512F__)
constexpr int lanes = 16;
constexpr int vectors = 4;
#elif defined(__AVX2__)
constexpr int lanes = 8;
constexpr int vectors = 2;
#else
constexpr int lanes = 4;
constexpr int vectors = 2;
#endif
constexpr int blockRows = 3; // 2·3·vectors sums stay in registers
constexpr int blockFloats = vectors * lanes;

typedef float Vector __attribute__((vector_size(4 * lanes), aligned(4), may_alias));

/// x·Re y and x·Im y are summed apart, in the interleaved order of x, and joined at the end.
inline void sumBlock(const OuterProducts& products, int row, int offset, float* __restrict sums) {
    Vector byRe[blockRows][vectors]{};
    Vector byIm[blockRows][vectors]{};
    for (int n = 0; n < products.count; ++n) {
        const int64_t point = products.points[n];
        const auto* x =
            reinterpret_cast<const Vector*>(products.x + point * 2 * outerCols + offset);
        const float* y = products.y + point * products.yStride + 2 * row;
        for (int r = 0; r < blockRows; ++r)
            for (int v = 0; v < vectors; ++v) {
                byRe[r][v] += y[2 * r] * x[v];
                byIm[r][v] += y[2 * r + 1] * x[v];
            }
    }
    for (int r = 0; r < blockRows; ++r)
        for (int i = 0; i < blockFloats; i += 2) {
            const int v = i / lanes;
            const int lane = i % lanes;
            float* out = sums + (row + r) * 2 * outerCols + offset + i;
            out[0] = byRe[r][v][lane] - byIm[r][v][lane + 1];
            out[1] = byRe[r][v][lane + 1] + byIm[r][v][lane];
        }
}

} // namespace

void sumOuterProducts(const OuterProducts& products, float* sums) {
    for (int row = 0; row < outerRows; row += blockRows)
        for (int offset = 0; offset < 2 * outerCols; offset += blockFloats)
            sumBlock(products, row, offset, sums);
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
