// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/gridding.h"
#include "kernels/cpu/simd/nufft_functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

inline float nearest(float value) {
    constexpr float magic = 12582912.0f; // 1.5·2^23
    return (value + magic) - magic;
}

/// The offsets of a batch from the tile's centre, their lengths, and the phases these make.
struct Rays {
    alignas(64) float dx[nufftBatch];
    alignas(64) float dy[nufftBatch];
    alignas(64) float inverse[nufftBatch];
    alignas(64) float halfTurns[nufftBatch];
};

void castRays(const NufftPoints& points, int64_t first, int count, const NufftView& view,
              Rays& rays) {
    const double* __restrict x = points.x + first;
    const double* __restrict y = points.y + first;
    const double* __restrict zSquared = points.zSquared + first;
    for (int i = 0; i < count; ++i) {
        const double dx = view.x - x[i];
        const double dy = view.y - y[i];
        const double r = __builtin_sqrt(dx * dx + (dy * dy + zSquared[i]));
        rays.dx[i] = static_cast<float>(dx);
        rays.dy[i] = static_cast<float>(dy);
        rays.inverse[i] = static_cast<float>(r);
        rays.halfTurns[i] = halfTurns(view.rate * r);
    }
    for (int i = 0; i < count; ++i)
        rays.inverse[i] = 1 / rays.inverse[i];
}

void cutAlong(const int32_t* __restrict begin, const int32_t* __restrict end, int count,
              int32_t firstWanted, int32_t endWanted, WindowCuts& cuts) {
    for (int i = 0; i < count; ++i) {
        const int32_t from = begin[i] > firstWanted ? begin[i] : firstWanted;
        const int32_t to = end[i] < endWanted ? end[i] : endWanted;
        const int32_t before = from - firstWanted;
        const int32_t after = endWanted - to;
        const bool isWhole = ((before == 0) | (after == 0)) & (to - from > before + after);
        const bool isAfter = before == 0;
        cuts.isWhole[i] = isWhole ? 1 : 0;
        cuts.first[i] = isWhole ? (isAfter ? to : firstWanted) : from;
        cuts.end[i] = isWhole ? (isAfter ? endWanted : from) : to;
    }
}

} // namespace

void cutWindows(const NufftWindows& windows, int64_t first, int count,
                const PixelRectangle& rectangle, WindowCuts& cols, WindowCuts& rows) {
    cutAlong(windows.firstCol + first, windows.endCol + first, count, rectangle.firstCol,
             rectangle.endCol, cols);
    cutAlong(windows.firstRow + first, windows.endRow + first, count, rectangle.firstRow,
             rectangle.endRow, rows);
}

void seePoints(const NufftPoints& points, int64_t first, int count, const NufftView& view,
               NufftWaves& waves) {
    Rays rays;
    castRays(points, first, count, view, rays);
    const float* __restrict turns = points.turns + first;
    const float* __restrict weight = points.weight + first;
    alignas(64) float scaled[nufftBatch];
    for (int i = 0; i < count; ++i) {
        const float u = rays.dx[i] * rays.inverse[i];
        const float v = rays.dy[i] * rays.inverse[i];
        const float across = (u - view.u) * view.perPixelX;
        const float down = (v - view.v) * view.perPixelY;
        waves.columnTurns[i] = nearest(across);
        waves.rowTurns[i] = nearest(down);
        waves.column[i] = (across - waves.columnTurns[i]) * view.cells;
        waves.row[i] = (down - waves.rowTurns[i]) * view.cells;
        const float curvature = rays.inverse[i] * ((2 - u * u - v * v) * view.obliquity);
        scaled[i] = (curvature - view.curvatureMiddle) * view.curvaturePerUnit;
        const Turn wave = turn(rays.halfTurns[i] + 2 * (turns[i] + view.centring * curvature));
        const float amplitude = weight[i] * rays.inverse[i];
        waves.strength[2 * i] = amplitude * wave.re;
        waves.strength[2 * i + 1] = amplitude * wave.im;
    }
    for (int m = 0; m < view.terms; ++m) {
        const float a = view.weights[m][0], b = view.weights[m][1], c = view.weights[m][2],
                    d = view.weights[m][3];
        for (int i = 0; i < count; ++i)
            waves.plane[m][i] = a + scaled[i] * (b + scaled[i] * (c + scaled[i] * d));
    }
}

namespace {

/// values *= (re, im) in all pairs of lanes.
template <int Cells>
inline void multiplyPairs(typename Vectors<Cells>::Twice& values, const float* sample) {
    int64_t bits;
    __builtin_memcpy(&bits, sample, sizeof bits);
    const typename Vectors<Cells>::Pairs pairs = typename Vectors<Cells>::Pairs{} + bits;
    values *= reinterpret_cast<typename Vectors<Cells>::Twice>(pairs);
}

template <int Cells, int Width>
GridRows spread(const CellPolynomials& cells, const NufftWaves& waves, const NufftChoice& choice,
                const TermPlanes& grid) {
    using Twice = typename Vectors<Cells>::Twice;
    KernelPlaces places;
    const GridRows touched = findPlaces(waves, choice, Width, grid, places);
    const int64_t stride = grid.stride, plane = grid.plane; // stores might change the structs
    const int count = choice.count, terms = choice.terms;
    for (int n = 0; n < count; ++n) {
        const int i = choice.points[n];
        Twice weights, columns;
        weigh<Twice, Width + 2>(cells, places, n, weights);
        columnsOf(weights, columns);
        multiplyPairs<Cells>(columns, waves.strength + 2 * i);
        float* corner = grid.samples + places.offset[n];
        for (int m = 0; m < terms; ++m, corner += plane) {
            const Twice shared = columns * waves.plane[m][i];
#pragma GCC unroll 8
            for (int j = 0; j < Width; ++j) {
                Twice sums;
                __builtin_memcpy(&sums, corner + j * stride, sizeof sums);
                sums += weights[Cells + j] * shared;
                __builtin_memcpy(corner + j * stride, &sums, sizeof sums);
            }
        }
    }
    return touched;
}

} // namespace

GridRows spreadPoints(const CellPolynomials& cells, const NufftWaves& waves,
                      const NufftChoice& choice, const TermPlanes& grid) {
    switch (cells.width) {
    case 2:
        return spread<4, 2>(cells, waves, choice, grid);
    case 3:
        return spread<4, 3>(cells, waves, choice, grid);
    case 4:
        return spread<4, 4>(cells, waves, choice, grid);
    case 5:
        return spread<8, 5>(cells, waves, choice, grid);
    case 6:
        return spread<8, 6>(cells, waves, choice, grid);
    case 7:
        return spread<8, 7>(cells, waves, choice, grid);
    default:
        return spread<8, 8>(cells, waves, choice, grid);
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
