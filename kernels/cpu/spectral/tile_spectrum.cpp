// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/tile_spectrum.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/plan/gridding_kernel.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

using simd::gridMargin;
using simd::panelCols;

/// Planes of the lines of cut waves: the terms, and strengths times powers of the frequency along
/// the pixels; what the frequencies along the cells add follows from these.
int linePlanes(const plan::SpectralChoices& choices) {
    return choices.terms + choices.order;
}

void addTo(Complex* sum, const Complex* line, int count) {
    for (int i = 0; i < count; ++i)
        sum[i] += line[i];
}

} // namespace

SpectralTables::SpectralTables(const plan::SpectralChoices& chosen,
                               const FftPlans::Line& lineOfCells)
    : choices(chosen), cells(2 * chosen.side), panels(cells), line(lineOfCells),
      taper(plan::gridTaper(chosen.side, chosen.width)) {
    for (int i = 0; i < cells; ++i) {
        float power = 1;
        for (std::vector<float>& table : powers) {
            table.push_back(power);
            power *= static_cast<float>(i - cells / 2) / static_cast<float>(cells);
        }
    }
    const int half = choices.side / 2;
    for (int pixel = 0; pixel < choices.side; ++pixel) {
        untaper.push_back(1 / taper[static_cast<std::size_t>(pixel)]);
        places.push_back(panels.rowOf(pixel < half ? pixel + cells - half : pixel - half));
        inOrder.push_back(pixel);
    }
}

TileSpectrum::TileSpectrum(const SpectralTables& tables)
    : tables_(tables),
      grid_(tables.cells + 2 * gridMargin, tables.cells + 2 * gridMargin, tables.choices.terms),
      touched_{tables.cells, 0},
      cutColumns_(tables.choices.side, linePlanes(tables.choices), tables.choices.width),
      cutRows_(tables.choices.side, linePlanes(tables.choices), tables.choices.width),
      space_(std::int64_t{tables.choices.side} * tables.choices.side * tables.choices.planes()),
      panels_(static_cast<std::int64_t>(tables.cells) * tables.choices.side
              * tables.choices.planes()),
      turned_(static_cast<std::int64_t>(tables.cells) * panelCols), line_(tables.cells),
      sum_(tables.cells), transformedSums_{AlignedSamples(tables.cells),
                                           AlignedSamples(tables.cells),
                                           AlignedSamples(tables.cells)} {
    grid_.touch();
}

double TileSpectrum::bytes(const plan::SpectralChoices& choices, bool isCut) {
    const double side = choices.side, cells = 2 * side + 2 * gridMargin;
    const double planes = choices.planes();
    const double cuts = isCut ? 2 * CutLines::planeBytes(choices.side, linePlanes(choices))
                                    + planes * side * side * sizeof(Complex)
                              : 0;
    return (choices.terms * cells * cells + planes * 2 * side * side) * sizeof(Complex)
           + 2 * CutLines::waitingBytes(choices.side) + cuts;
}

simd::SpectralChoice TileSpectrum::chosen(std::span<const std::int32_t> listed) const {
    return {listed.data(), static_cast<int>(listed.size()), tables_.choices.terms,
            static_cast<float>(tables_.cells)};
}

void TileSpectrum::add(const simd::SpectralWaves& waves, std::span<const std::int32_t> listed) {
    if (listed.empty())
        return;
    const simd::GridRows rows = simd::bestKernels().spectral.spreadPoints(
        plan::griddingKernel(tables_.choices.width).polynomials(), waves, chosen(listed),
        grid_.view());
    touched_ = {std::min(touched_.first, rows.first), std::max(touched_.end, rows.end)};
}

void TileSpectrum::addCutCols(const simd::SpectralWaves& waves, const CutPoints& cut,
                              const plan::SpectralTile& tile) {
    addCut({waves.column, waves.columnTurns, waves.row, tile.left}, waves, cut, cutColumns_);
}

void TileSpectrum::addCutRows(const simd::SpectralWaves& waves, const CutPoints& cut,
                              const plan::SpectralTile& tile) {
    addCut({waves.row, waves.rowTurns, waves.column, tile.top}, waves, cut, cutRows_);
}

void TileSpectrum::addCut(const CutAxis& axis, const simd::SpectralWaves& waves,
                          const CutPoints& cut, CutLines& lines) {
    simd::CellPlaces places;
    simd::bestKernels().spectral.findCells(axis.across, chosen(cut.listed), tables_.choices.width,
                                           places);
    for (std::size_t n = 0; n < cut.listed.size(); ++n) {
        const std::int32_t point = cut.listed[n];
        simd::CutWave& wave = lines.next(places.cell[n]);
        plot(axis, waves, point, wave);
        wave.fraction = places.fraction[n];
        const float sign = cut.cuts.sign(point);
        wave.strength[0] = sign * waves.strength[2 * point];
        wave.strength[1] = sign * waves.strength[2 * point + 1];
        wave.first = cut.cuts.first[point] - static_cast<std::int32_t>(axis.origin);
        wave.end = cut.cuts.end[point] - static_cast<std::int32_t>(axis.origin);
    }
}

/// The wave along the drawn pixels, and its share in the planes.
void TileSpectrum::plot(const CutAxis& axis, const simd::SpectralWaves& waves, std::int32_t point,
                        simd::CutWave& wave) const {
    const auto& [side, terms, width, order] = tables_.choices;
    wave.frequency = axis.along[point] / static_cast<float>(tables_.cells) + axis.turns[point];
    for (int term = 0; term < terms; ++term)
        wave.plane[term] = waves.plane[term][point];
    float power = 1;
    for (int n = 0; n < order; ++n)
        wave.plane[terms + n] = power *= wave.frequency;
}

void TileSpectrum::foldGrid() {
    if (touched_.first < gridMargin || touched_.end > gridMargin + tables_.cells) {
        foldRows(grid_, grid_.planes(), tables_.cells);
        grid_.clear(0, gridMargin);
        grid_.clear(gridMargin + tables_.cells, grid_.rows());
        touched_ = {gridMargin, gridMargin + tables_.cells};
    }
}

/// One plane of the lines of cut waves, for pixels from `first` on. The shares of the terms in a
/// point add up to one.
void TileSpectrum::addLines(const TilePlanes& lines, int plane, int first, float* panel) const {
    const int terms = tables_.choices.terms;
    const plan::Bend bend = plane < terms ? plan::Bend{} : plan::bends[plane - terms];
    const auto [along, across] =
        isAlongColumns(lines) ? bend : plan::Bend{bend.powerY, bend.powerX};
    const IndexRange sources = plane < terms ? IndexRange{plane, plane + 1}
                               : along > 0   ? IndexRange{terms + along - 1, terms + along}
                                             : IndexRange{0, terms};
    const float* scale = tables_.powers[static_cast<std::size_t>(across)].data();
    for (auto source = static_cast<int>(sources.begin); source < sources.end; ++source)
        simd::bestKernels().spectral.addToPanel(
            {lines.row(source, gridMargin) + 2 * first, lines.stride(), tables_.cells}, scale,
            panel);
}

/// The panels of the cut rows lie across the tile: they are turned round block by block.
void TileSpectrum::transformCutRows() {
    const TilePlanes& rows = cutRows_.finished();
    auto* turned = reinterpret_cast<float*>(turned_.data());
    spaceIsUsed_ = true;
    for (int plane = 0; plane < tables_.choices.planes(); ++plane)
        for (int row = 0; row < tables_.choices.side; row += panelCols) {
            std::fill_n(turned, 2 * panelCols * tables_.cells, 0.0f);
            addLines(rows, plane, row, turned);
            simd::bestKernels().spectral.transformPanel(tables_.panels.transform(), turned);
            for (int col = 0; col < tables_.choices.side; col += panelCols)
                simd::bestKernels().spots.turnBlock(
                    {turned, tables_.places.data() + col},
                    {spacePanel(plane, col), tables_.inOrder.data() + row});
        }
}

float* TileSpectrum::panel(int plane, int firstCol) const {
    const std::int64_t col = plane * tables_.choices.side + firstCol;
    return reinterpret_cast<float*>(panels_.data() + col * tables_.cells);
}

float* TileSpectrum::spacePanel(int plane, int firstCol) const {
    const std::int64_t col = plane * tables_.choices.side + firstCol;
    return reinterpret_cast<float*>(space_.data() + col * tables_.choices.side);
}

void TileSpectrum::clearPanelsBeyond(simd::GridRows rows) const {
    for (int plane = 0; plane < tables_.choices.planes(); ++plane)
        for (int col = 0; col < tables_.choices.side; col += panelCols) {
            float* first = panel(plane, col);
            std::fill_n(first, 2 * panelCols * rows.first, 0.0f);
            std::fill_n(first + 2 * panelCols * rows.end,
                        2 * panelCols * (tables_.cells - rows.end), 0.0f);
        }
}

/// The rows that were touched, transformed; the grid is empty afterwards.
void TileSpectrum::fillPanels() {
    if (touched_.first >= touched_.end)
        return clearPanelsBeyond({0, 0});
    foldGrid();
    clearPanelsBeyond({touched_.first - gridMargin, touched_.end - gridMargin});
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
        fillLine(line_.data(), term, row);
        if (isBent) {
            addTo(sum_.data(), cells, tables_.cells);
            addTo(transformedSums_[0].data(), line_.data(), tables_.cells);
        }
    }
    if (isBent)
        fillBentRow(row);
}

/// The sum of the terms, whose shares in a point add up to one, times powers of the frequencies.
void TileSpectrum::fillBentRow(int row) {
    const auto cells = static_cast<std::size_t>(tables_.cells);
    for (int power = 1; power <= tables_.choices.order; ++power) {
        for (std::size_t i = 0; i < cells; ++i)
            sum_.data()[i] *= tables_.powers[1][i];
        tables_.line.run(sum_.data(), transformedSums_[static_cast<std::size_t>(power)].data());
    }
    for (int n = 0; n < plan::bendCount(tables_.choices.order); ++n) {
        const auto [along, across] = plan::bends[n];
        const float factor = tables_.powers[static_cast<std::size_t>(across)]
                                           [static_cast<std::size_t>(row - gridMargin)];
        const Complex* source = transformedSums_[static_cast<std::size_t>(along)].data();
        for (std::size_t i = 0; i < cells; ++i)
            line_.data()[i] = factor * source[i];
        fillLine(line_.data(), grid_.planes() + n, row);
    }
}

void TileSpectrum::fillLine(const Complex* line, int plane, int row) const {
    simd::bestKernels().spectral.fillPanels({reinterpret_cast<const float*>(line),
                                             tables_.taper.data(), tables_.choices.side / panelCols,
                                             std::int64_t{2} * panelCols * tables_.cells},
                                            panel(plane, 0) + 2 * panelCols * (row - gridMargin));
}

void TileSpectrum::finishPanel(int plane, int firstCol) {
    float* target = panel(plane, firstCol);
    if (finishedColumns_)
        addLines(*finishedColumns_, plane, firstCol, target);
    simd::bestKernels().spectral.transformPanel(tables_.panels.transform(), target);
    if (spaceIsUsed_)
        addSpaceToPanel(plane, firstCol);
}

/// The carriers will taper the rows, which those in space do without.
void TileSpectrum::addSpaceToPanel(int plane, int firstCol) {
    simd::bestKernels().spectral.addRows({spacePanel(plane, firstCol), tables_.inOrder.data()},
                                         {tables_.untaper.data(), tables_.taper.data() + firstCol},
                                         {panel(plane, firstCol), tables_.places.data()},
                                         tables_.choices.side);
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
        carriers_.push_back(plane < terms
                                ? carriers.row(plane, offset, grid.pitchX, taper)
                                : carriers.bent(plan::bends[plane - terms], offset, grid, taper));
    }
}

void TileSpectrum::addPanel(const Field& field, const plan::SpectralTile& tile, int plane,
                            int firstCol) {
    const std::int64_t left = tile.left + firstCol;
    simd::bestKernels().spectral.addCarried(
        {carriers_.data(), tables_.places.data() + (tile.pixels.rows.begin - tile.top),
         static_cast<int>(carriers_.size())},
        panel(plane, firstCol),
        {reinterpret_cast<float*>(field.row(tile.pixels.rows.begin) + left), 2 * field.shape.cols,
         firstCol - tables_.choices.side / 2,
         static_cast<int>(std::min<std::int64_t>(panelCols, tile.pixels.cols.end - left))});
}

void TileSpectrum::moveTo(const Field& field, const plan::SpectralTile& tile,
                          const plan::Carriers& carriers, const PlaneGrid& grid) {
    if (!cutRows_.isEmpty())
        transformCutRows();
    finishedColumns_ = cutColumns_.isEmpty() ? nullptr : &cutColumns_.finished();
    fillPanels();
    for (int plane = 0; plane < tables_.choices.planes(); ++plane) {
        fillCarriers(plane, tile, carriers, grid);
        for (int col = 0; tile.left + col < tile.pixels.cols.end; col += panelCols) {
            finishPanel(plane, col);
            addPanel(field, tile, plane, col);
        }
    }
    clear();
}

void TileSpectrum::clear() {
    cutColumns_.clear();
    cutRows_.clear();
    finishedColumns_ = nullptr;
    spaceIsUsed_ = false;
}

} // namespace fringe::cpu
