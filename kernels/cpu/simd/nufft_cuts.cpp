// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/simd/gridding.h"
#include "kernels/cpu/simd/nufft_functions.h"
#include "kernels/cpu/simd/turn.h"

namespace fringe::simd::FRINGE_SIMD_SPACE {
namespace {

constexpr int rowLength = 2 * panelCols; ///< of a panel [floats]
constexpr int strideOfLines = 2 * mostTileSide;

typedef float Lanes __attribute__((vector_size(4 * panelCols)));
typedef int32_t Choice __attribute__((vector_size(4 * panelCols)));

/// Multiples of `panelCols` around the pixels that a wave reaches.
int firstPlotted(const CutWave& wave) {
    return wave.first / panelCols * panelCols;
}

int endPlotted(const CutWave& wave) {
    return (wave.end + panelCols - 1) / panelCols * panelCols;
}

/// 0 in the lanes whose pixel, from `first` on, lies outside the window.
inline void keepWindow(const CutWave& wave, int first, Lanes& lanes) {
    constexpr Choice counted{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
    const Choice pixels = counted + first;
    const Choice kept = (pixels >= wave.first) & (pixels < wave.end);
    lanes = reinterpret_cast<Lanes>(reinterpret_cast<Choice>(lanes) & kept);
}

/// A row of panels = strength · exp(i2πf(i - side/2)) within the window; 0 outside, as far as it is
/// plotted. Sines are formed for sixteen samples; the others follow by turning these by
/// `step`.
void plot(const CutWave& wave, int side, const Turn& step, float* line) {
    const int begin = firstPlotted(wave), end = endPlotted(wave);
    alignas(64) float first[2][panelCols];
    for (int i = 0; i < panelCols; ++i) {
        const Turn t = turn(2 * wave.frequency * static_cast<float>(begin + i - side / 2));
        first[0][i] = t.re * wave.strength[0] - t.im * wave.strength[1];
        first[1][i] = t.re * wave.strength[1] + t.im * wave.strength[0];
    }
    Lanes re, im;
    __builtin_memcpy(&re, first[0], sizeof re);
    __builtin_memcpy(&im, first[1], sizeof im);
    for (int i = begin; i < end; i += panelCols) {
        Lanes keptRe = re, keptIm = im;
        keepWindow(wave, i, keptRe);
        keepWindow(wave, i, keptIm);
        __builtin_memcpy(line + 2 * i, &keptRe, sizeof keptRe);
        __builtin_memcpy(line + 2 * i + panelCols, &keptIm, sizeof keptIm);
        const Lanes turned = re * step.re - im * step.im;
        im = re * step.im + im * step.re;
        re = turned;
    }
}

/// factors[j] of the kernel's cells.
void weightsOf(const CellPolynomials& cells, float fraction, float* __restrict factors) {
    for (int j = 0; j < mostWidth; ++j)
        factors[j] = cells.once[cells.degree][j];
    for (int k = cells.degree - 1; k >= 0; --k)
        for (int j = 0; j < mostWidth; ++j)
            factors[j] = factors[j] * fraction + cells.once[k][j];
}

constexpr int mostBlocks = mostTileSide / panelCols;

/// Lines, the factors by which they go to the kernel's cells, and which of them were plotted in
/// each block of `panelCols` pixels.
struct Lines {
    alignas(64) float samples[cutBatch][strideOfLines];
    alignas(64) float weights[cutBatch][mostWidth];
    int here[mostBlocks][cutBatch];
    int counts[mostBlocks];
};

void plotAll(const CutWave* waves, int count, int side, Lines& lines) {
    alignas(64) float perStep[cutBatch]{};
    Turn steps[cutBatch];
    for (int n = 0; n < count; ++n)
        perStep[n] = 2 * waves[n].frequency * static_cast<float>(panelCols);
    for (int n = 0; n < cutBatch; ++n)
        steps[n] = turn(perStep[n]);
    for (int n = 0; n < count; ++n)
        plot(waves[n], side, steps[n], lines.samples[n]);
}

void findBlocks(const CutWave* waves, int count, int side, Lines& lines) {
    for (int block = 0; block < side / panelCols; ++block) {
        const int first = block * panelCols;
        int found = 0;
        for (int n = 0; n < count; ++n) {
            lines.here[block][found] = n;
            found += (waves[n].first < first + panelCols) & (waves[n].end > first) ? 1 : 0;
        }
        lines.counts[block] = found;
    }
}

/// Vectors of a line, side by side: as many as leave the sums of all rows in registers.
template <int Width> constexpr int vectorsAtOnce = lanes == 16 || Width <= 4 ? 2 : 1;

/// Some floats of a panel's rows += Σ factor · line over the lines of a block, with the sums in
/// registers.
template <int Width>
void addBlock(const Lines& lines, const float (*factors)[mostWidth], int block, int first,
              const int32_t* rows, float* panel) {
    constexpr int vectors = vectorsAtOnce<Width>;
    Vector sums[Width][vectors];
    for (int j = 0; j < Width; ++j)
        for (int v = 0; v < vectors; ++v)
            sums[j][v] =
                *reinterpret_cast<const Stored*>(panel + rowLength * rows[j] + first + v * lanes);
    for (int i = 0; i < lines.counts[block]; ++i) {
        const int n = lines.here[block][i];
        Vector line[vectors];
        for (int v = 0; v < vectors; ++v)
            line[v] = *reinterpret_cast<const Stored*>(lines.samples[n] + rowLength * block + first
                                                       + v * lanes);
        for (int j = 0; j < Width; ++j)
            for (int v = 0; v < vectors; ++v)
                sums[j][v] += factors[n][j] * line[v];
    }
    for (int j = 0; j < Width; ++j)
        for (int v = 0; v < vectors; ++v)
            *reinterpret_cast<Stored*>(panel + rowLength * rows[j] + first + v * lanes) =
                sums[j][v];
}

/// The rows of `Width` cells of one plane.
template <int Width>
void addLines(const Lines& lines, const float* shares, int count, int plane,
              const CutTarget& target) {
    alignas(64) float factors[cutBatch][mostWidth];
    for (int n = 0; n < count; ++n)
        for (int j = 0; j < mostWidth; ++j)
            factors[n][j] = shares[n] * target.scales[plane][j] * lines.weights[n][j];
    for (int block = 0; block < target.side / panelCols; ++block) {
        float* panel = target.samples + plane * target.plane + block * target.panel;
        for (int first = 0; lines.counts[block] > 0 && first < rowLength;
             first += vectorsAtOnce<Width> * lanes)
            addBlock<Width>(lines, factors, block, first, target.rows, panel);
    }
}

void addLinesOf(int width, const Lines& lines, const float* shares, int count, int plane,
                const CutTarget& target) {
    switch (width) {
    case 2:
        return addLines<2>(lines, shares, count, plane, target);
    case 3:
        return addLines<3>(lines, shares, count, plane, target);
    case 4:
        return addLines<4>(lines, shares, count, plane, target);
    case 5:
        return addLines<5>(lines, shares, count, plane, target);
    case 6:
        return addLines<6>(lines, shares, count, plane, target);
    case 7:
        return addLines<7>(lines, shares, count, plane, target);
    default:
        return addLines<8>(lines, shares, count, plane, target);
    }
}

} // namespace

void findCells(const float* __restrict frequency, const NufftChoice& choice, int width,
               CellPlaces& places) {
    const int32_t* __restrict points = choice.points;
    for (int n = 0; n < choice.count; ++n) {
        const CellPlace place = placeOf(frequency[points[n]], choice.cells, width);
        places.cell[n] = place.first;
        places.fraction[n] = place.fraction;
    }
}

void addCutWaves(const CellPolynomials& cells, const CutWave* waves, int count,
                 const CutTarget& target) {
    Lines lines;
    plotAll(waves, count, target.side, lines);
    for (int n = 0; n < count; ++n)
        weightsOf(cells, waves[n].fraction, lines.weights[n]);
    findBlocks(waves, count, target.side, lines);
    for (int plane = 0; plane < target.count; ++plane) {
        float shares[cutBatch];
        for (int n = 0; n < count; ++n)
            shares[n] = waves[n].plane[plane];
        addLinesOf(cells.width, lines, shares, count, plane, target);
    }
}

} // namespace fringe::simd::FRINGE_SIMD_SPACE
