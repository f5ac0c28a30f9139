// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

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

} // namespace

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

} // namespace fringe::simd::FRINGE_SIMD_SPACE
