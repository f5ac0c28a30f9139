// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/nufft/tile_spectrum.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

using simd::gridMargin;
using simd::panelCols;

void addTo(const AlignedSamples& sum, const Complex* line, int cells) {
    simd::bestKernels().nufft.addLine(reinterpret_cast<const float*>(line), cells,
                                      reinterpret_cast<float*>(sum.data()));
}

} // namespace

TileSpectrum::TileSpectrum(const NufftTables& tables)
    : tables_(tables),
      grid_(tables.cells + 2 * gridMargin, tables.cells + 2 * gridMargin, tables.choices.terms),
      touched_{tables.cells, 0},
      panels_(tables.cells, tables.choices.side, tables.choices.planes()),
      rowPanels_(tables.cells, tables.choices.side, tables.choices.planes()),
      cutCols_(CutLines::Along::Rows, tables), cutRows_(CutLines::Along::Columns, tables),
      turned_(std::int64_t{tables.choices.side} * panelCols), line_(tables.cells),
      sum_(tables.cells), transformedSums_{AlignedSamples(tables.cells),
                                           AlignedSamples(tables.cells),
                                           AlignedSamples(tables.cells)} {
    grid_.touch();
}

double TileSpectrum::bytes(const plan::NufftChoices& choices, bool isCut) {
    const double cells = 2 * choices.side + 2 * gridMargin;
    const double panels = PanelPlanes::bytes(2 * choices.side, choices.side, choices.planes());
    return choices.terms * cells * cells * sizeof(Complex) + (isCut ? 2 : 1) * panels
           + 2 * CutLines::waitingBytes(choices.side);
}

void TileSpectrum::add(const simd::NufftWaves& waves, std::span<const std::int32_t> listed) {
    if (listed.empty())
        return;
    const simd::GridRows rows = simd::bestKernels().nufft.spreadPoints(
        plan::griddingKernel(tables_.choices.width).polynomials(), waves, tables_.chosen(listed),
        grid_.view());
    touched_ = {std::min(touched_.first, rows.first), std::max(touched_.end, rows.end)};
}

void TileSpectrum::addCutCols(const simd::NufftWaves& waves, const CutPoints& cut,
                              const plan::NufftTile& tile) {
    cutCols_.add(waves, cut, tile.left, panels_);
}

void TileSpectrum::addCutRows(const simd::NufftWaves& waves, const CutPoints& cut,
                              const plan::NufftTile& tile) {
    cutRows_.add(waves, cut, tile.top, rowPanels_);
}

void TileSpectrum::foldGrid() {
    if (touched_.first < gridMargin || touched_.end > gridMargin + tables_.cells) {
        foldRows(grid_, grid_.planes(), tables_.cells);
        grid_.clear(0, gridMargin);
        grid_.clear(gridMargin + tables_.cells, grid_.rows());
        touched_ = {gridMargin, gridMargin + tables_.cells};
    }
}

/// The rows that were touched, transformed; the grid is empty afterwards. Panels that hold cut
/// waves have zeros elsewhere.
void TileSpectrum::fillPanels() {
    const bool isTouched = touched_.first < touched_.end;
    if (isTouched)
        foldGrid();
    if (cutCols_.isEmpty()) {
        panels_.clear(0, isTouched ? touched_.first - gridMargin : tables_.cells);
        panels_.clear(isTouched ? touched_.end - gridMargin : tables_.cells, tables_.cells);
    }
    for (int row = touched_.first; row < touched_.end; ++row) {
        fillRow(row);
        grid_.clear(row, row + 1);
    }
    touched_ = {tables_.cells, 0};
}

void TileSpectrum::fillRow(int row) {
    const bool isBent = tables_.choices.order > 0;
    if (isBent) {
        std::fill_n(sum_.data(), tables_.cells, Complex());
        std::fill_n(transformedSums_[0].data(), tables_.cells, Complex());
    }
    for (int term = 0; term < grid_.planes(); ++term) {
        foldColumns(grid_.row(term, row), tables_.cells);
        const auto* cells = reinterpret_cast<const Complex*>(grid_.row(term, row)) + gridMargin;
        tables_.line.run(cells, line_.data());
        fillLine(line_.data(), 1, term, row);
        if (isBent) {
            addTo(sum_, cells, tables_.cells);
            addTo(transformedSums_[0], line_.data(), tables_.cells);
        }
    }
    if (isBent)
        fillBentRow(row);
}

/// The sum of the terms, whose shares in a point add up to one, times powers of the frequencies.
void TileSpectrum::fillBentRow(int row) {
    for (int power = 1; power <= tables_.choices.order; ++power) {
        simd::bestKernels().nufft.scaleLine(tables_.powers[1].data(), tables_.cells,
                                            reinterpret_cast<float*>(sum_.data()));
        tables_.line.run(sum_.data(), transformedSums_[static_cast<std::size_t>(power)].data());
    }
    for (int n = 0; n < plan::bendCount(tables_.choices.order); ++n) {
        const auto [along, across] = plan::bends[n];
        fillLine(transformedSums_[static_cast<std::size_t>(along)].data(),
                 tables_.powers[static_cast<std::size_t>(across)]
                               [static_cast<std::size_t>(row - gridMargin)],
                 grid_.planes() + n, row);
    }
}

void TileSpectrum::fillLine(const Complex* line, float factor, int plane, int row) const {
    simd::bestKernels().nufft.fillPanels(
        {reinterpret_cast<const float*>(line), tables_.deconvolution.data(), factor,
         tables_.choices.side / panelCols, panels_.stride(), !cutCols_.isEmpty()},
        panels_.panel(plane, 0) + 2 * panelCols * (row - gridMargin));
}

void TileSpectrum::transformCutRows() {
    for (int plane = 0; plane < tables_.choices.planes(); ++plane)
        for (int row = 0; row < tables_.choices.side; row += panelCols)
            simd::bestKernels().nufft.transformPanel(tables_.panels.transform(),
                                                     rowPanels_.panel(plane, row));
}

void TileSpectrum::finishPanel(int plane, int firstCol) {
    simd::bestKernels().nufft.transformPanel(tables_.panels.transform(),
                                             panels_.panel(plane, firstCol));
    if (!cutRows_.isEmpty())
        addCutRowsTo(plane, firstCol);
}

/// Panels of cut rows lie across: they are turned round block by block. The demodulation will
/// deconvolve the rows, which those in space do without.
void TileSpectrum::addCutRowsTo(int plane, int firstCol) {
    auto* turned = reinterpret_cast<float*>(turned_.data());
    for (int row = 0; row < tables_.choices.side; row += panelCols)
        simd::bestKernels().spots.turnBlock(
            {rowPanels_.panel(plane, row), tables_.places.data() + firstCol},
            {turned, tables_.inOrder.data() + row});
    simd::bestKernels().nufft.addRows(
        {turned, tables_.inOrder.data()},
        {tables_.deconvolve.data(), tables_.deconvolution.data() + firstCol},
        {panels_.panel(plane, firstCol), tables_.places.data()}, tables_.choices.side);
}

void TileSpectrum::fillDemodulation(int plane, const plan::NufftTile& tile,
                                    const plan::Demodulation& demodulation, const PlaneGrid& grid) {
    const int terms = tables_.choices.terms;
    const int half = tables_.choices.side / 2;
    demodulation_.clear();
    for (std::int64_t row = tile.pixels.rows.begin; row < tile.pixels.rows.end; ++row) {
        const auto index = static_cast<int>(row - tile.top);
        const double offset = (half - index) * grid.pitchY;
        const double deconvolution = tables_.deconvolution[static_cast<std::size_t>(index)];
        demodulation_.push_back(
            plane < terms
                ? demodulation.row(plane, offset, grid.pitchX, deconvolution)
                : demodulation.bent(plan::bends[plane - terms], offset, grid, deconvolution));
    }
}

void TileSpectrum::addPanel(const Field& field, const plan::NufftTile& tile, int plane,
                            int firstCol) {
    const std::int64_t left = tile.left + firstCol;
    simd::bestKernels().nufft.addCarried(
        {demodulation_.data(), tables_.places.data() + (tile.pixels.rows.begin - tile.top),
         static_cast<int>(demodulation_.size())},
        panels_.panel(plane, firstCol),
        {reinterpret_cast<float*>(field.row(tile.pixels.rows.begin) + left), 2 * field.shape.cols,
         firstCol - tables_.choices.side / 2,
         static_cast<int>(std::min<std::int64_t>(panelCols, tile.pixels.cols.end - left))});
}

void TileSpectrum::moveTo(const Field& field, const plan::NufftTile& tile,
                          const plan::Demodulation& demodulation, const PlaneGrid& grid) {
    cutCols_.finish(panels_);
    cutRows_.finish(rowPanels_);
    if (!cutRows_.isEmpty())
        transformCutRows();
    fillPanels();
    for (int plane = 0; plane < tables_.choices.planes(); ++plane) {
        fillDemodulation(plane, tile, demodulation, grid);
        for (int col = 0; tile.left + col < tile.pixels.cols.end; col += panelCols) {
            finishPanel(plane, col);
            addPanel(field, tile, plane, col);
        }
    }
    cutCols_.clear();
    cutRows_.clear();
}

} // namespace fringe::cpu
