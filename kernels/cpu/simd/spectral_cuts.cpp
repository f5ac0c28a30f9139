// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/gridding.h"
#include "kernels/cpu/simd/spectral_functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

constexpr int strideOfLines = 2 * mostTileSide;

typedef float Lanes __attribute__((vector_size(4 * panelCols)));
typedef int32_t Choice __attribute__((vector_size(4 * panelCols)));

constexpr Choice lowPairs{0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23};
constexpr Choice highPairs{8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31};

/// line[i] = strength · exp(i2πf(i - side/2)) within the window, 0 outside, interleaved. Sines are
/// formed for sixteen samples; the others follow by turning these.
void plot(const CutWave& wave, const float* strength, int side, float* line) {
    alignas(64) float first[2][panelCols];
    for (int i = 0; i < panelCols; ++i) {
        const Turn t = turn(2 * wave.frequency * static_cast<float>(i - side / 2));
        first[0][i] = t.re * strength[0] - t.im * strength[1];
        first[1][i] = t.re * strength[1] + t.im * strength[0];
    }
    const Turn step = turn(2 * wave.frequency * static_cast<float>(panelCols));
    Lanes re, im;
    __builtin_memcpy(&re, first[0], sizeof re);
    __builtin_memcpy(&im, first[1], sizeof im);
    for (int i = 0; i < side; i += panelCols) {
        const Lanes low = __builtin_shuffle(re, im, lowPairs);
        const Lanes high = __builtin_shuffle(re, im, highPairs);
        __builtin_memcpy(line + 2 * i, &low, sizeof low);
        __builtin_memcpy(line + 2 * i + panelCols, &high, sizeof high);
        const Lanes turned = re * step.re - im * step.im;
        im = re * step.im + im * step.re;
        re = turned;
    }
    __builtin_memset(line, 0, sizeof(float) * 2 * static_cast<unsigned>(wave.first));
    __builtin_memset(line + 2 * wave.end, 0,
                     sizeof(float) * 2 * static_cast<unsigned>(side - wave.end));
}

/// factors[j] of the kernel's cells.
void weightsOf(const CellPolynomials& cells, float fraction, float* __restrict factors) {
    for (int j = 0; j < mostWidth; ++j)
        factors[j] = cells.once[cells.degree][j];
    for (int k = cells.degree - 1; k >= 0; --k)
        for (int j = 0; j < mostWidth; ++j)
            factors[j] = factors[j] * fraction + cells.once[k][j];
}

/// `count` lines and the factors by which they go to the kernel's cells.
struct Lines {
    alignas(64) float samples[cutBatch][strideOfLines];
    alignas(64) float weights[cutBatch][mostWidth];
};

/// The rows of `Width` cells of one plane += Σ factor · line, with the sums in registers.
template <int Width>
void addLines(const Lines& lines, const float* shares, int count, const CutTarget& target,
              float* rows) {
    const int64_t stride = target.planes.stride;
    for (int first = 0; first < 2 * target.side; first += panelCols) {
        Lanes sums[Width];
        for (int j = 0; j < Width; ++j)
            __builtin_memcpy(&sums[j], rows + j * stride + first, sizeof sums[j]);
        for (int n = 0; n < count; ++n) {
            Lanes line;
            __builtin_memcpy(&line, lines.samples[n] + first, sizeof line);
            line *= shares[n];
            for (int j = 0; j < Width; ++j)
                sums[j] += lines.weights[n][j] * line;
        }
        for (int j = 0; j < Width; ++j)
            __builtin_memcpy(rows + j * stride + first, &sums[j], sizeof sums[j]);
    }
}

void addLinesOf(int width, const Lines& lines, const float* shares, int count,
                const CutTarget& target, float* rows) {
    switch (width) {
    case 2:
        return addLines<2>(lines, shares, count, target, rows);
    case 3:
        return addLines<3>(lines, shares, count, target, rows);
    case 4:
        return addLines<4>(lines, shares, count, target, rows);
    case 5:
        return addLines<5>(lines, shares, count, target, rows);
    case 6:
        return addLines<6>(lines, shares, count, target, rows);
    case 7:
        return addLines<7>(lines, shares, count, target, rows);
    default:
        return addLines<8>(lines, shares, count, target, rows);
    }
}

} // namespace

int firstCell(float place, float cells, int width) {
    return placeOf(place, cells, width).first;
}

void addCutWaves(const CellPolynomials& cells, const CutWave* waves, int count,
                 const CutTarget& target) {
    Lines lines;
    for (int n = 0; n < count; ++n) {
        plot(waves[n], waves[n].strength, target.side, lines.samples[n]);
        weightsOf(cells, placeOf(waves[n].place, target.cells, cells.width).fraction,
                  lines.weights[n]);
    }
    const int first = placeOf(waves[0].place, target.cells, cells.width).first;
    for (int plane = 0; plane < target.count; ++plane) {
        float shares[cutBatch];
        for (int n = 0; n < count; ++n)
            shares[n] = waves[n].plane[plane];
        addLinesOf(cells.width, lines, shares, count, target,
                   target.planes.samples + plane * target.planes.plane
                       + first * target.planes.stride);
    }
}

namespace {

/// i times the line.
void turnByQuarter(const float* __restrict line, int side, float* __restrict turned) {
    for (int i = 0; i < side; ++i) {
        turned[2 * i] = -line[2 * i + 1];
        turned[2 * i + 1] = line[2 * i];
    }
}

/// row += line · re + turned · im on the floats [first, end), multiples of `panelCols`.
void addTurned(const float* __restrict line, const float* __restrict turned, const float* factor,
               const int* range, float* __restrict row) {
    const float re = factor[0];
    const float im = factor[1];
    for (int i = range[0]; i < range[1]; i += panelCols)
        for (int k = i; k < i + panelCols; ++k)
            row[k] += line[k] * re + turned[k] * im;
}

} // namespace

void addCutCorner(const CutWave& across, const CutWave& down, const CutTarget& target) {
    alignas(64) float line[strideOfLines];
    alignas(64) float turned[strideOfLines];
    alignas(64) float factors[strideOfLines];
    constexpr float unit[2] = {1, 0};
    plot(across, across.strength, target.side, line);
    turnByQuarter(line, target.side, turned);
    plot(down, unit, target.side, factors);
    const int range[2] = {2 * across.first / panelCols * panelCols,
                          (2 * across.end + panelCols - 1) / panelCols * panelCols};
    for (int row = down.first; row < down.end; ++row)
        for (int plane = 0; plane < target.count; ++plane) {
            const float share = across.plane[plane];
            const float factor[2] = {share * factors[2 * row], share * factors[2 * row + 1]};
            addTurned(line, turned, factor, range,
                      target.planes.samples + plane * target.planes.plane
                          + row * target.planes.stride);
        }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
