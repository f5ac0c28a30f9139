// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/gridding.h"
#include "kernels/cpu/simd/spectral_functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

/// A plane wave on the pixels [first, end) of a line whose origin is its middle.
struct LineWave {
    float frequency; ///< [cycles/pixel]
    int side;
    int first;
    int end;
};

/// line[i] = strength · exp(i2πf(i - side/2)), interleaved.
void plot(const LineWave& wave, const float* strength, float* __restrict line) {
    const float re = strength[0];
    const float im = strength[1];
    const int half = wave.side / 2;
    for (int i = wave.first; i < wave.end; ++i) {
        const Turn t = turn(2 * wave.frequency * static_cast<float>(i - half));
        line[2 * i] = t.re * re - t.im * im;
        line[2 * i + 1] = t.re * im + t.im * re;
    }
}

void addScaled(float* __restrict target, const float* __restrict line, float factor, int first,
               int end) {
    for (int i = first; i < end; ++i)
        target[i] += factor * line[i];
}

LineWave columnWave(const SpectralWaves& waves, const CutPoint& point) {
    return {waves.column[point.index] / point.cells, point.side, point.span.firstCol,
            point.span.endCol};
}

LineWave rowWave(const SpectralWaves& waves, const CutPoint& point) {
    return {waves.row[point.index] / point.cells, point.side, point.span.firstRow,
            point.span.endRow};
}

constexpr float unit[2] = {1, 0};

/// The polynomials' value for one cell.
void weightsOf(const CellPolynomials& cells, float fraction, float* __restrict weights) {
    for (int j = 0; j < cells.width; ++j)
        weights[j] = cells.once[cells.degree][j];
    for (int k = cells.degree - 1; k >= 0; --k)
        for (int j = 0; j < cells.width; ++j)
            weights[j] = weights[j] * fraction + cells.once[k][j];
}

} // namespace

void spreadCutColumns(const CellPolynomials& cells, const SpectralWaves& waves,
                      const CutPoint& point, const TermPlanes& target) {
    alignas(64) float line[2 * mostTileSide];
    plot(columnWave(waves, point), waves.strength + 2 * point.index, line);
    const CellPlace row = placeOf(waves.row[point.index], point.cells, cells.width);
    float weights[mostWidth];
    weightsOf(cells, row.fraction, weights);
    for (int m = 0; m < point.terms; ++m)
        for (int j = 0; j < cells.width; ++j)
            addScaled(target.samples + m * target.plane + (row.first + j) * target.stride, line,
                      waves.term[m][point.index] * weights[j], 2 * point.span.firstCol,
                      2 * point.span.endCol);
}

void spreadCutRows(const CellPolynomials& cells, const SpectralWaves& waves, const CutPoint& point,
                   const TermPlanes& target) {
    alignas(64) float line[2 * mostTileSide];
    plot(rowWave(waves, point), waves.strength + 2 * point.index, line);
    const CellPlace col = placeOf(waves.column[point.index], point.cells, cells.width);
    float weights[mostWidth];
    weightsOf(cells, col.fraction, weights);
    for (int m = 0; m < point.terms; ++m) {
        const float term = waves.term[m][point.index];
        for (int row = point.span.firstRow; row < point.span.endRow; ++row) {
            float* sample = target.samples + m * target.plane + row * target.stride + 2 * col.first;
            for (int j = 0; j < cells.width; ++j) {
                sample[2 * j] += term * weights[j] * line[2 * row];
                sample[2 * j + 1] += term * weights[j] * line[2 * row + 1];
            }
        }
    }
}

void addCutCorner(const SpectralWaves& waves, const CutPoint& point, const TermPlanes& target) {
    alignas(64) float across[2 * mostTileSide];
    alignas(64) float down[2 * mostTileSide];
    plot(columnWave(waves, point), waves.strength + 2 * point.index, across);
    plot(rowWave(waves, point), unit, down);
    for (int m = 0; m < point.terms; ++m)
        for (int row = point.span.firstRow; row < point.span.endRow; ++row) {
            const float re = waves.term[m][point.index] * down[2 * row];
            const float im = waves.term[m][point.index] * down[2 * row + 1];
            float* __restrict sample = target.samples + m * target.plane + row * target.stride;
            for (int i = point.span.firstCol; i < point.span.endCol; ++i) {
                sample[2 * i] += across[2 * i] * re - across[2 * i + 1] * im;
                sample[2 * i + 1] += across[2 * i] * im + across[2 * i + 1] * re;
            }
        }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
