// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/tile_spectrum.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"

#include <algorithm>
#include <array>

namespace fringe::cpu {
namespace {

using simd::gridMargin;
using simd::panelCols;

/// Limits a wave to the pixels of a window, counted from the tile's origin; true if the window
/// leaves out some that are wanted.
bool limit(simd::CutWave& wave, IndexRange window, IndexRange wanted, std::int64_t origin) {
    const std::int64_t first = std::max(window.begin, wanted.begin);
    const std::int64_t end = std::min(window.end, wanted.end);
    wave.first = static_cast<std::int32_t>(first - origin);
    wave.end = static_cast<std::int32_t>(end - origin);
    return first > wanted.begin || end < wanted.end;
}

constexpr std::array<float, panelCols> ones = [] {
    std::array<float, panelCols> values{};
    values.fill(1);
    return values;
}();

} // namespace

SpectralTables::SpectralTables(const plan::SpectralChoices& chosen,
                               const FftPlans::Line& lineOfCells)
    : choices(chosen), cells(2 * chosen.side), panels(cells), line(lineOfCells),
      taper(plan::gridTaper(chosen.side, chosen.width)) {
    for (int i = 0; i < 2 * cells; ++i)
        frequencies.push_back(static_cast<float>(i / 2 - cells / 2) / static_cast<float>(cells));
}

/// The row of a panel on which the transform leaves pixel `index` of the tile's line.
std::int32_t SpectralTables::placeOf(int index) const {
    const int half = choices.side / 2;
    return panels.rowOf(index < half ? index + cells - half : index - half);
}

TileSpectrum::TileSpectrum(const SpectralTables& tables)
    : tables_(tables),
      grid_(tables.cells + 2 * gridMargin, tables.cells + 2 * gridMargin, tables.choices.terms),
      touched_{tables.cells, 0},
      cutColumns_(tables.choices.side, tables.choices.planes(), tables.choices.width),
      cutRows_(tables.choices.side, tables.choices.planes(), tables.choices.width),
      space_(tables.choices.side, tables.choices.side, tables.choices.planes()),
      line_(tables.cells), panels_(static_cast<std::int64_t>(tables.cells) * tables.choices.side) {}

double TileSpectrum::bytes(const plan::SpectralChoices& choices, bool isCut) {
    const double side = choices.side, cells = 2 * side + 2 * gridMargin;
    const double cuts = isCut ? 2 * cells * side + side * side : 0;
    return (choices.terms * cells * cells + choices.planes() * cuts + cells * side)
           * sizeof(Complex);
}

void TileSpectrum::add(const simd::SpectralWaves& waves, std::span<const std::int32_t> listed) {
    if (listed.empty())
        return;
    const simd::SpectralChoice choice{listed.data(), static_cast<int>(listed.size()),
                                      tables_.choices.terms, static_cast<float>(tables_.cells)};
    const simd::GridRows rows = simd::bestKernels().spectral.spreadPoints(
        plan::griddingKernel(tables_.choices.width).polynomials(), waves, choice, grid_.view());
    touched_ = {std::min(touched_.first, rows.first), std::max(touched_.end, rows.end)};
}

void TileSpectrum::addCut(const simd::SpectralWaves& waves, int point, const PixelWindow& reached,
                          const plan::SpectralTile& tile) {
    const float perCell = 1 / static_cast<float>(tables_.cells);
    simd::CutWave across{waves.column[point] * perCell, waves.row[point], {}, {}, 0, 0};
    simd::CutWave down{waves.row[point] * perCell, waves.column[point], {}, {}, 0, 0};
    for (simd::CutWave* wave : {&across, &down}) {
        std::copy_n(waves.strength + 2 * point, 2, wave->strength);
        for (int plane = 0; plane < tables_.choices.planes(); ++plane)
            wave->plane[plane] = waves.plane[plane][point];
    }
    const bool cutsRows = limit(down, reached.rows, tile.pixels.rows, tile.top);
    const bool cutsColumns = limit(across, reached.cols, tile.pixels.cols, tile.left);
    if (!cutsRows)
        cutColumns_.add(across);
    else if (!cutsColumns)
        cutRows_.add(down);
    else
        addCorner(across, down);
}

void TileSpectrum::addCorner(const simd::CutWave& across, const simd::CutWave& down) {
    spaceIsUsed_ = true;
    simd::bestKernels().spectral.addCutCorner(
        across, down,
        {space_.view(), space_.planes(), tables_.choices.side, static_cast<float>(tables_.cells)});
}

void TileSpectrum::foldGrid() {
    if (touched_.first >= touched_.end)
        return;
    if (touched_.first < gridMargin || touched_.end > gridMargin + tables_.cells) {
        foldRows(grid_, grid_.planes(), tables_.cells);
        grid_.clear(0, gridMargin);
        grid_.clear(gridMargin + tables_.cells, grid_.rows());
        touched_ = {gridMargin, gridMargin + tables_.cells};
    }
    for (int row = touched_.first; row < touched_.end; ++row)
        for (int term = 0; term < grid_.planes(); ++term)
            foldColumns(grid_.row(term, row), tables_.cells);
}

/// The line of all terms, whose shares in a point add up to one, times the frequencies along one
/// axis.
float* TileSpectrum::warpedLine(int plane, int row) const {
    auto* line = reinterpret_cast<float*>(line_.data());
    const int count = 2 * tables_.cells;
    std::copy_n(grid_.row(0, row) + 2 * gridMargin, count, line);
    for (int term = 1; term < grid_.planes(); ++term) {
        const float* more = grid_.row(term, row) + 2 * gridMargin;
        for (int i = 0; i < count; ++i)
            line[i] += more[i];
    }
    const float* across = tables_.frequencies.data();
    const float down = across[2 * (row - gridMargin)];
    if (plane == grid_.planes())
        for (int i = 0; i < count; ++i)
            line[i] *= across[i];
    else
        for (int i = 0; i < count; ++i)
            line[i] *= down;
    return line;
}

/// The panels of the cut rows lie across the tile: turned round, they join what is in space.
void TileSpectrum::transformCutRows() {
    const TilePlanes& rows = cutRows_.finished();
    spaceIsUsed_ = true;
    for (int plane = 0; plane < rows.planes(); ++plane)
        for (int firstRow = 0; firstRow < tables_.choices.side; firstRow += panelCols) {
            std::fill_n(panel(0), 2 * panelCols * tables_.cells, 0.0f);
            simd::bestKernels().spectral.addToPanel(
                {rows.row(plane, gridMargin) + 2 * firstRow, rows.stride(), tables_.cells},
                ones.data(), panel(0));
            simd::bestKernels().spectral.transformPanel(tables_.panels.transform(), panel(0));
            float* target = space_.row(plane, firstRow);
            for (int col = 0; col < tables_.choices.side; ++col) {
                const float* line = panel(0) + 2 * panelCols * tables_.placeOf(col);
                const float taper = tables_.taper[static_cast<std::size_t>(col)];
                for (int i = 0; i < panelCols; ++i) {
                    float* sample = target + i * space_.stride() + 2 * col;
                    sample[0] += taper * line[i];
                    sample[1] += taper * line[panelCols + i];
                }
            }
        }
}

float* TileSpectrum::panel(int firstCol) const {
    return reinterpret_cast<float*>(panels_.data()
                                    + static_cast<std::int64_t>(firstCol) * tables_.cells);
}

/// The columns of the lines that were touched, transformed; terms are used up.
void TileSpectrum::fillPanels(int plane) {
    const int side = tables_.choices.side, cells = tables_.cells;
    const simd::GridRows rows{touched_.first - gridMargin, touched_.end - gridMargin};
    const bool isEmpty = rows.first >= rows.end;
    for (int col = 0; col < side; col += panelCols) {
        std::fill_n(panel(col), 2 * panelCols * (isEmpty ? cells : rows.first), 0.0f);
        if (!isEmpty)
            std::fill_n(panel(col) + 2 * panelCols * rows.end, 2 * panelCols * (cells - rows.end),
                        0.0f);
    }
    for (int row = rows.first; row < rows.end; ++row) {
        float* line = plane < grid_.planes() ? grid_.row(plane, row + gridMargin) + 2 * gridMargin
                                             : warpedLine(plane, row + gridMargin);
        tables_.line.run(reinterpret_cast<Complex*>(line));
        simd::bestKernels().spectral.fillPanels(
            {line, tables_.taper.data(), side / panelCols, std::int64_t{2} * panelCols * cells},
            panel(0) + 2 * panelCols * row);
    }
}

void TileSpectrum::finishPanel(int plane, int firstCol) {
    if (finishedColumns_)
        simd::bestKernels().spectral.addToPanel(
            {finishedColumns_->row(plane, gridMargin) + 2 * firstCol, finishedColumns_->stride(),
             tables_.cells},
            ones.data(), panel(firstCol));
    simd::bestKernels().spectral.transformPanel(tables_.panels.transform(), panel(firstCol));
    if (spaceIsUsed_)
        addSpaceToPanel(plane, firstCol);
}

/// The carriers will taper the rows, which those in space do without.
void TileSpectrum::addSpaceToPanel(int plane, int firstCol) {
    for (int row = 0; row < tables_.choices.side; ++row) {
        std::array<float, panelCols> scale;
        scale.fill(1 / tables_.taper[static_cast<std::size_t>(row)]);
        simd::bestKernels().spectral.addToPanel(
            {space_.row(plane, row) + 2 * firstCol, space_.stride(), 1}, scale.data(),
            panel(firstCol) + 2 * panelCols * tables_.placeOf(row));
    }
}

void TileSpectrum::fillCarriers(int plane, const plan::SpectralTile& tile,
                                const plan::Carriers& carriers, const PlaneGrid& grid) {
    const int terms = tables_.choices.terms;
    const int half = tables_.choices.side / 2;
    carriers_.clear();
    for (std::int64_t row = tile.pixels.rows.begin; row < tile.pixels.rows.end; ++row) {
        const auto index = static_cast<int>(row - tile.top);
        const double offset = (half - index) * grid.pitchY;
        const double taper = tables_.taper[static_cast<std::size_t>(index)];
        carriers_.push_back(
            plane < terms
                ? carriers.row(plane, offset, grid.pitchX, taper)
                : carriers.warp(plane == terms ? Axis::Rows : Axis::Columns, offset, grid, taper));
    }
}

void TileSpectrum::fillPlaces(const plan::SpectralTile& tile) {
    places_.clear();
    for (std::int64_t row = tile.pixels.rows.begin; row < tile.pixels.rows.end; ++row)
        places_.push_back(tables_.placeOf(static_cast<int>(row - tile.top)));
}

void TileSpectrum::addPanel(const Field& field, const plan::SpectralTile& tile, int firstCol) {
    const std::int64_t left = tile.left + firstCol;
    simd::bestKernels().spectral.addCarried(
        {carriers_.data(), places_.data(), static_cast<int>(carriers_.size())}, panel(firstCol),
        {reinterpret_cast<float*>(field.row(tile.pixels.rows.begin) + left), 2 * field.shape.cols,
         firstCol - tables_.choices.side / 2,
         static_cast<int>(std::min<std::int64_t>(panelCols, tile.pixels.cols.end - left))});
}

void TileSpectrum::moveTo(const Field& field, const plan::SpectralTile& tile,
                          const plan::Carriers& carriers, const PlaneGrid& grid) {
    foldGrid();
    if (!cutRows_.isEmpty())
        transformCutRows();
    finishedColumns_ = cutColumns_.isEmpty() ? nullptr : &cutColumns_.finished();
    fillPlaces(tile);
    for (int plane = tables_.choices.planes() - 1; plane >= 0; --plane) { // terms come last
        fillCarriers(plane, tile, carriers, grid);
        fillPanels(plane);
        for (int col = 0; tile.left + col < tile.pixels.cols.end; col += panelCols) {
            finishPanel(plane, col);
            addPanel(field, tile, col);
        }
    }
    clear();
}

void TileSpectrum::clear() {
    grid_.clear(touched_.first, touched_.end);
    touched_ = {tables_.cells, 0};
    cutColumns_.clear();
    cutRows_.clear();
    finishedColumns_ = nullptr;
    if (spaceIsUsed_)
        space_.clear(0, space_.rows());
    spaceIsUsed_ = false;
}

} // namespace fringe::cpu
