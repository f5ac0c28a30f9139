// SPDX-License-Identifier: GPL-3.0-or-later
// Compiled once per instruction set; FRINGE_SIMD_FUNCTION and FRINGE_SIMD_NAME name the copy.
// Loops are plain and the compiler vectorises them; see simd.h for why nothing of the standard
// library is used.
#include "kernels/cpu/simd.h"

namespace fringe::simd {
namespace {

struct Turn {
    float re;
    float im;
};

/// exp(iπh) to 2e-7 for |h| < 2^21: whole half turns leave a sign and a rest in [-1/2, 1/2], for
/// which polynomials interpolate the sine and the cosine at Chebyshev's nodes.
inline Turn turn(float h) {
    constexpr float magic = 12582912.0f; // 1.5·2^23: the sum's last bit is worth 1
    const float shifted = h + magic;
    const float rest = h - (shifted - magic);
    const uint32_t sign = __builtin_bit_cast(uint32_t, shifted) << 31;
    const float u = rest * rest;
    const float sine =
        rest
        * (3.14159274f
           + u * (-5.1677103f + u * (2.55007744f + u * (-0.598290384f + u * 0.0776559114f))));
    const float cosine =
        0.99999994f + u * (-4.934793f + u * (4.05841064f + u * (-1.33187294f + u * 0.219682425f)));
    return {__builtin_bit_cast(float, __builtin_bit_cast(uint32_t, cosine) ^ sign),
            __builtin_bit_cast(float, __builtin_bit_cast(uint32_t, sine) ^ sign)};
}

/// The rest after the nearest whole number, for |cycles| < 2^51.
inline double fraction(double cycles) {
    constexpr double magic = 6755399441055744.0; // 1.5·2^52
    return cycles - ((cycles + magic) - magic);
}

inline float halfTurns(double cycles) {
    return static_cast<float>(2 * fraction(cycles));
}

void quadraticPhasors(const QuadraticPhase& phase, float scale, int64_t count,
                      float* __restrict out) {
    const auto [quadratic, linear, constant, first, step] = phase;
    for (int64_t i = 0; i < count; ++i) {
        const double u = first + static_cast<double>(static_cast<int32_t>(i)) * step;
        const Turn t = turn(halfTurns(u * (quadratic * u + linear) + constant));
        out[2 * i] = scale * t.re;
        out[2 * i + 1] = scale * t.im;
    }
}

void axialPhasors(const AxialPhase& phase, const double* __restrict fxSquared, int64_t count,
                  float* __restrict out) {
    const auto [distance, wavenumberSquared, fySquared] = phase;
    for (int64_t m = 0; m < count; ++m) {
        const double rest = wavenumberSquared - (fxSquared[m] + fySquared);
        const double travelling = rest < 0 ? 0 : rest;
        const Turn t = turn(halfTurns(distance * __builtin_sqrt(travelling)));
        out[2 * m] = rest < 0 ? 0 : t.re;
        out[2 * m + 1] = rest < 0 ? 0 : t.im;
    }
}

void multiply(float* __restrict samples, const float* __restrict factors, const float* factor,
              int64_t count) {
    const float c = factor[0];
    const float s = factor[1];
    for (int64_t i = 0; i < count; ++i) {
        const float re = factors[2 * i] * c - factors[2 * i + 1] * s;
        const float im = factors[2 * i] * s + factors[2 * i + 1] * c;
        const float x = samples[2 * i];
        const float y = samples[2 * i + 1];
        samples[2 * i] = x * re - y * im;
        samples[2 * i + 1] = x * im + y * re;
    }
}

/// Taylor coefficients in the column t about the tile's centre.
struct Series {
    float phase[5][batchPoints]; ///< [half turns]
    float weight[3][batchPoints];
};

/// With u = X/r, w = 1 - u²: r' = u, r''/2! = w/(2r), r'''/3! = -uw/(2r²),
/// r''''/4! = w(4u² - w)/(8r³); 1/r likewise with the Legendre polynomials of u.
void expand(const PointBatch& points, const TileLine& line, Series& series) {
    const double h = line.pitch;
    for (int p = 0; p < points.count; ++p) {
        const double dx = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double bSquared = dy * dy + points.zSquared[p];
        const double r = __builtin_sqrt(dx * dx + bSquared);
        const double inverse = 1 / r;
        const double u = dx * inverse;
        const double w = bSquared * inverse * inverse;
        const double ratio = h * inverse;
        const double slope = points.rate[p] * h;
        const double curvature = slope * ratio * w;
        const double weight = points.weight[p] * inverse;
        series.phase[0][p] = halfTurns(points.rate[p] * r + points.turns[p]);
        series.phase[1][p] = halfTurns(slope * u);
        series.phase[2][p] = static_cast<float>(curvature);
        series.phase[3][p] = static_cast<float>(-curvature * ratio * u);
        series.phase[4][p] = static_cast<float>(curvature * ratio * ratio * (4 * u * u - w) / 4);
        series.weight[0][p] = static_cast<float>(weight);
        series.weight[1][p] = static_cast<float>(-weight * ratio * u);
        series.weight[2][p] = static_cast<float>(weight * ratio * ratio * (3 * u * u - 1) / 2);
    }
}

struct ColumnSpan {
    int first;
    int end;
};

/// Calls sum(group, span) for the groups of columns that the point's window reaches.
template <typename Sum> inline void forGroups(const PointBatch& points, int p, const Sum& sum) {
    const ColumnSpan span{points.firstCol[p], points.endCol[p]};
    const int end = (span.end + groupCols - 1) / groupCols * groupCols;
    for (int group = span.first / groupCols * groupCols; group < end; group += groupCols)
        sum(group, span);
}

inline bool reaches(const PointBatch& points, int p, int row) {
    return points.firstRow[p] <= row && row < points.endRow[p];
}

void addFarPoints(const PointBatch& points, const TileLine& line) {
    Series series;
    expand(points, line, series);
    for (int p = 0; p < points.count; ++p) {
        if (!reaches(points, p, line.row))
            continue;
        const float c0 = series.phase[0][p], c1 = series.phase[1][p], c2 = series.phase[2][p],
                    c3 = series.phase[3][p], c4 = series.phase[4][p];
        const float a0 = series.weight[0][p], a1 = series.weight[1][p], a2 = series.weight[2][p];
        forGroups(points, p, [&](int group, ColumnSpan span) {
            float* __restrict re = line.re + group;
            float* __restrict im = line.im + group;
#pragma GCC ivdep
            for (int i = 0; i < groupCols; ++i) {
                const int col = group + i;
                const float t = static_cast<float>(col - tileCols / 2);
                const Turn wave = turn(c0 + t * (c1 + t * (c2 + t * (c3 + t * c4))));
                const float weight = a0 + t * (a1 + t * a2);
                const float kept = col >= span.first && col < span.end ? weight : 0.0f;
                re[i] += kept * wave.re;
                im[i] += kept * wave.im;
            }
        });
    }
}

void addNearPoints(const PointBatch& points, const TileLine& line) {
    for (int p = 0; p < points.count; ++p) {
        if (!reaches(points, p, line.row))
            continue;
        const double x0 = line.xCentre - points.x[p];
        const double dy = line.y - points.y[p];
        const double bSquared = dy * dy + points.zSquared[p];
        const double rate = points.rate[p];
        const double turns = points.turns[p];
        const float pointWeight = static_cast<float>(points.weight[p]);
        forGroups(points, p, [&](int group, ColumnSpan span) {
            float* __restrict re = line.re + group;
            float* __restrict im = line.im + group;
#pragma GCC ivdep
            for (int i = 0; i < groupCols; ++i) {
                const int col = group + i;
                const double dx = x0 + static_cast<double>(col - tileCols / 2) * line.pitch;
                const double r = __builtin_sqrt(dx * dx + bSquared);
                const Turn wave = turn(halfTurns(rate * r + turns));
                const float weight = pointWeight / static_cast<float>(r);
                const float kept = col >= span.first && col < span.end ? weight : 0.0f;
                re[i] += kept * wave.re;
                im[i] += kept * wave.im;
            }
        });
    }
}

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

void sumOuterProducts(const OuterProducts& products, float* sums) {
    for (int row = 0; row < outerRows; row += blockRows)
        for (int offset = 0; offset < 2 * outerCols; offset += blockFloats)
            sumBlock(products, row, offset, sums);
}

} // namespace

const Kernels& FRINGE_SIMD_FUNCTION() {
    static constexpr Kernels kernels{FRINGE_SIMD_NAME, quadraticPhasors, axialPhasors,    multiply,
                                     addFarPoints,     addNearPoints,    sumOuterProducts};
    return kernels;
}

} // namespace fringe::simd
