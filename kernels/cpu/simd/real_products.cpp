// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

#if defined(__AVX512F__)
constexpr int lanes = 16;
constexpr int vectors = 4; // 6·4 sums stay in registers
#elif defined(__AVX2__)
constexpr int lanes = 8;
constexpr int vectors = 2;
#else
constexpr int lanes = 4;
constexpr int vectors = 1;
#endif
constexpr int blockCols = vectors * lanes;

typedef float Vector __attribute__((vector_size(4 * lanes), aligned(4), may_alias));

inline void addBlock(const RealProducts& products, int offset) {
    Vector sums[productRows][vectors]{};
    for (int64_t k = 0; k < products.count; ++k) {
        const auto* b = reinterpret_cast<const Vector*>(products.b + k * productCols + offset);
        const float* a = products.a + k * productRows;
        for (int m = 0; m < productRows; ++m)
            for (int v = 0; v < vectors; ++v)
                sums[m][v] += a[m] * b[v];
    }
    for (int m = 0; m < productRows; ++m)
        for (int v = 0; v < vectors; ++v)
            reinterpret_cast<Vector*>(products.sums + m * productCols + offset)[v] += sums[m][v];
}

} // namespace

void addRealProducts(const RealProducts& products) {
    for (int offset = 0; offset < productCols; offset += blockCols)
        addBlock(products, offset);
}

void scaleComplex(const float* __restrict re, const float* __restrict im, const float* factor,
                  const ComplexPlanes& out, int64_t count) {
    float* __restrict outRe = out.re;
    float* __restrict outIm = out.im;
    float* __restrict outSum = out.sum;
    const float c = factor[0];
    const float s = factor[1];
    for (int64_t i = 0; i < count; ++i) {
        const float x = re[i] * c - im[i] * s;
        const float y = re[i] * s + im[i] * c;
        outRe[i] = x;
        outIm[i] = y;
        outSum[i] = x + y;
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
