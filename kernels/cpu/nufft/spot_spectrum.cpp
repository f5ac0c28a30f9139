// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/spot_spectrum.h"

#include "kernels/cpu/simd_choice.h"

#include <algorithm>
#include <array>
#include <numeric>

namespace fringe::cpu {
namespace {

using simd::gridMargin;
using simd::panelCols;
using simd::PanelRows;

constexpr int rowFloats = 2 * panelCols; ///< of a panel

const simd::SpotKernels& kernels() {
    return simd::bestKernels().spots;
}

float* floats(const AlignedSamples& samples) {
    return reinterpret_cast<float*>(samples.data());
}

std::vector<std::int32_t> counted(int count) {
    std::vector<std::int32_t> numbers(static_cast<std::size_t>(count));
    std::iota(numbers.begin(), numbers.end(), 0);
    return numbers;
}

/// A square of the tile that lies on the field.
struct SquareOnField {
    Complex* samples;
    std::int64_t rows, cols; ///< that are wanted, at most panelCols each
    std::int64_t firstRow;   ///< of the square

    simd::SampleRows rowsOf(const Field& field) const {
        return {reinterpret_cast<float*>(samples), 2 * field.shape.cols, static_cast<int>(rows)};
    }
};

using SquareSamples = std::array<Complex, panelCols * panelCols>;

simd::SampleRows rowsOf(SquareSamples& samples, std::int64_t count) {
    return {reinterpret_cast<float*>(samples.data()), rowFloats, static_cast<int>(count)};
}

/// Gives or adds the rows to the part of a square that is wanted.
void joinPart(const PanelRows& rows, const SquareOnField& square, const Field& field, bool adds) {
    SquareSamples samples;
    kernels().joinRows(rows, rowsOf(samples, square.rows));
    for (std::int64_t i = 0; i < square.rows; ++i) {
        const Complex* source = samples.data() + i * panelCols;
        Complex* target = square.samples + i * field.shape.cols;
        for (std::int64_t k = 0; k < square.cols; ++k)
            target[k] = adds ? target[k] + source[k] : source[k];
    }
}

/// The conjugate of what is wanted of a square, and 0 around it.
void splitPart(const SquareOnField& square, const Field& field, float* panel) {
    SquareSamples samples{};
    for (std::int64_t i = 0; i < square.rows; ++i)
        std::copy_n(square.samples + i * field.shape.cols, square.cols,
                    samples.data() + (square.firstRow + i) * panelCols);
    kernels().splitRows(rowsOf(samples, panelCols), -1, panel);
}

/// The square whose first pixel is (row, col) of the tile.
SquareOnField squareOn(const Field& field, const plan::NufftTile& tile, int row, int col) {
    const PixelWindow& wanted = tile.pixels;
    const std::int64_t top = std::max(tile.top + row, wanted.rows.begin);
    const std::int64_t left = tile.left + col;
    const std::int64_t rows =
        std::max<std::int64_t>(std::min(tile.top + row + panelCols, wanted.rows.end) - top, 0);
    const std::int64_t cols = std::clamp<std::int64_t>(wanted.cols.end - left, 0, panelCols);
    const bool isEmpty = rows == 0 || cols == 0;
    return {isEmpty ? nullptr : field.row(top) + left, isEmpty ? 0 : rows, cols,
            top - tile.top - row};
}

} // namespace

SpotTransforms::SpotTransforms(const plan::SpotSpectra& spectra, int mostTerms)
    : side(spectra.side), cells(plan::cellsOf(side, spectra.oversampling)),
      kernel(plan::griddingKernel(spectra.width, spectra.oversampling).polynomials()),
      terms(mostTerms),
      deconvolution(plan::gridDeconvolution(side, spectra.width, spectra.oversampling)),
      panels(cells), inOrder(counted(cells)) {
    for (int cell = 0; cell < cells; ++cell)
        cellPlaces.push_back(panels.rowOf(cell));
    for (int pixel = 0; pixel < side; ++pixel) {
        pixelCells.push_back(pixel < side / 2 ? pixel + cells - side / 2 : pixel - side / 2);
        pixelPlaces.push_back(panels.rowOf(pixelCells.back()));
    }
}

SpotSpectrum::SpotSpectrum(const SpotTransforms& transforms)
    : transforms_(transforms),
      grid_(transforms.cells + 2 * gridMargin, transforms.cells + 2 * gridMargin, transforms.terms),
      column_(transforms.cells * panelCols), bands_(transforms.cells * transforms.side),
      tile_(transforms.side * transforms.side), square_(panelCols * panelCols) {}

double SpotSpectrum::bytes(const plan::SpotSpectra& spectra, int terms) {
    const double side = spectra.side, cells = plan::cellsOf(spectra.side, spectra.oversampling);
    const double withMargins = cells + 2 * gridMargin;
    return (terms * withMargins * withMargins + cells * side + side * side) * sizeof(Complex);
}

simd::NufftChoice SpotSpectrum::everyOf(int count, int terms) const {
    static const std::vector<std::int32_t> every = counted(simd::nufftBatch);
    return {every.data(), count, terms, static_cast<float>(transforms_.cells)};
}

void SpotSpectrum::clear() {
    if (isFilled_)
        grid_.clear(0, grid_.rows());
    isFilled_ = false;
}

void SpotSpectrum::spread(const simd::NufftWaves& waves, int count, int terms) {
    simd::bestKernels().nufft.spreadPoints(transforms_.kernel, waves, everyOf(count, terms),
                                           grid_.view());
}

void SpotSpectrum::forward(const simd::NufftWaves& waves, int count, int terms, float* sums) const {
    kernels().forwardSpots(transforms_.kernel, waves, everyOf(count, terms), grid_.view(), sums);
}

int SpotSpectrum::bands() const {
    return transforms_.side / panelCols;
}

float* SpotSpectrum::band(int index) const {
    return floats(bands_) + index * transforms_.cells * rowFloats;
}

float* SpotSpectrum::tileBand(int index) const {
    return floats(tile_) + index * transforms_.side * rowFloats;
}

const float* SpotSpectrum::demodulationAt(const SpotDemodulation& demodulation, int term,
                                          int index) const {
    return demodulation.samples + (term * bands() + index) * transforms_.side * rowFloats;
}

float* SpotSpectrum::gridBlock(int term, int block) const {
    return grid_.row(term, gridMargin) + 2 * gridMargin + block * rowFloats;
}

void SpotSpectrum::gridToBands(int term) {
    const simd::PanelTransform transform = transforms_.panels.transform();
    for (int block = 0; block < transforms_.cells / panelCols; ++block) {
        kernels().takeRows({gridBlock(term, block), grid_.stride(), transforms_.cells},
                           floats(column_));
        simd::bestKernels().nufft.transformPanel(transform, floats(column_));
        for (int index = 0; index < bands(); ++index)
            kernels().turnBlock(
                {floats(column_), transforms_.pixelPlaces.data() + index * panelCols},
                {band(index), transforms_.inOrder.data() + block * panelCols});
    }
    for (int index = 0; index < bands(); ++index)
        simd::bestKernels().nufft.transformPanel(transform, band(index));
}

/// The rows of a panel that hold no pixel.
void SpotSpectrum::clearMiddle(float* panel) const {
    const int half = transforms_.side / 2;
    std::fill_n(panel + half * rowFloats, (transforms_.cells - transforms_.side) * rowFloats, 0.0F);
}

void SpotSpectrum::bandsToGrid(int term) {
    const simd::PanelTransform transform = transforms_.panels.transform();
    for (int index = 0; index < bands(); ++index)
        simd::bestKernels().nufft.transformPanel(transform, band(index));
    for (int block = 0; block < transforms_.cells / panelCols; ++block) {
        clearMiddle(floats(column_));
        for (int index = 0; index < bands(); ++index)
            kernels().turnBlock(
                {band(index), transforms_.cellPlaces.data() + block * panelCols},
                {floats(column_), transforms_.pixelCells.data() + index * panelCols});
        simd::bestKernels().nufft.transformPanel(transform, floats(column_));
        kernels().joinRows({floats(column_), transforms_.cellPlaces.data()},
                           {gridBlock(term, block), grid_.stride(), transforms_.cells});
    }
}

/// Frequencies are periodic: what was spread into the margins belongs to the other ends and moves
/// there.
void SpotSpectrum::foldMargins(int terms) {
    foldRows(grid_, terms, transforms_.cells);
    for (int term = 0; term < terms; ++term)
        for (int row = gridMargin; row < gridMargin + transforms_.cells; ++row) {
            foldColumns(grid_.row(term, row), transforms_.cells);
            std::fill_n(grid_.row(term, row), 2 * gridMargin, 0.0F);
            std::fill_n(grid_.row(term, row) + 2 * (gridMargin + transforms_.cells), 2 * gridMargin,
                        0.0F);
        }
    grid_.clear(0, gridMargin);
    grid_.clear(gridMargin + transforms_.cells, grid_.rows());
}

/// The margins as the other ends.
void SpotSpectrum::fillMargins(int term) {
    const int cells = transforms_.cells;
    constexpr int margin = 2 * gridMargin;
    for (int row = gridMargin; row < gridMargin + cells; ++row) {
        float* line = grid_.row(term, row);
        std::copy_n(line + 2 * cells, margin, line);
        std::copy_n(line + margin, margin, line + margin + 2 * cells);
    }
    for (int row = 0; row < gridMargin; ++row) {
        std::copy_n(grid_.row(term, row + cells), grid_.stride(), grid_.row(term, row));
        std::copy_n(grid_.row(term, row + gridMargin), grid_.stride(),
                    grid_.row(term, row + gridMargin + cells));
    }
}

void SpotSpectrum::store(const Field& field, const plan::NufftTile& tile,
                         const SpotDemodulation& demodulation, bool adds) {
    foldMargins(demodulation.terms);
    for (int term = 0; term < demodulation.terms; ++term) {
        gridToBands(term);
        for (int index = 0; index < bands(); ++index)
            kernels().multiplyRows({band(index), transforms_.pixelPlaces.data()},
                                   demodulationAt(demodulation, term, index),
                                   {tileBand(index), transforms_.inOrder.data()}, transforms_.side,
                                   term > 0);
    }
    tileToField(field, tile, adds);
}

void SpotSpectrum::tileToField(const Field& field, const plan::NufftTile& tile, bool adds) {
    const std::int32_t* inOrder = transforms_.inOrder.data();
    for (int row = 0; row < transforms_.side; row += panelCols)
        for (int col = 0; col < transforms_.side; col += panelCols) {
            const SquareOnField square = squareOn(field, tile, row, col);
            if (square.rows == 0)
                continue;
            kernels().turnBlock({tileBand(row / panelCols), inOrder + col},
                                {floats(square_), inOrder});
            const PanelRows rows{floats(square_), inOrder + square.firstRow};
            if (square.cols == panelCols && !adds)
                kernels().joinRows(rows, square.rowsOf(field));
            else
                joinPart(rows, square, field, adds);
        }
}

void SpotSpectrum::fieldToTile(const Field& field, const plan::NufftTile& tile) {
    const std::int32_t* inOrder = transforms_.inOrder.data();
    for (int row = 0; row < transforms_.side; row += panelCols)
        for (int col = 0; col < transforms_.side; col += panelCols) {
            const SquareOnField square = squareOn(field, tile, row, col);
            if (square.cols == panelCols && square.rows == panelCols)
                kernels().splitRows(square.rowsOf(field), -1, floats(square_));
            else
                splitPart(square, field, floats(square_));
            kernels().turnBlock({floats(square_), inOrder},
                                {tileBand(row / panelCols), inOrder + col});
        }
}

/// A sum of field · conj(wave) is the conjugate of one of conj(field) · wave, which the transforms
/// of waves do.
void SpotSpectrum::load(const Field& field, const plan::NufftTile& tile,
                        const SpotDemodulation& demodulation) {
    fieldToTile(field, tile);
    for (int term = 0; term < demodulation.terms; ++term) {
        for (int index = 0; index < bands(); ++index) {
            clearMiddle(band(index));
            kernels().multiplyRows({tileBand(index), transforms_.inOrder.data()},
                                   demodulationAt(demodulation, term, index),
                                   {band(index), transforms_.pixelCells.data()}, transforms_.side,
                                   false);
        }
        bandsToGrid(term);
        fillMargins(term);
    }
    isFilled_ = true;
}

} // namespace fringe::cpu
