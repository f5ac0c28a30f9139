// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/spectral/tile_spectrum.h"

#include "kernels/cpu/simd_choice.h"
#include "kernels/cpu/spectral/gridding_kernel.h"

#include <algorithm>
#include <array>

namespace fringe::cpu {
namespace {

using simd::gridMargin;
using simd::panelCols;

constexpr std::int64_t cacheLine = 8; ///< samples

/// An odd number of cache lines, so that rows do not fall on each other in the cache.
std::int64_t paddedStride(std::int64_t cols) {
    return ((cols + cacheLine - 1) / cacheLine | 1) * cacheLine;
}

/// Row or column `index` of the margins lies this far from the cell that it stands for.
int foldShift(int index, int cells) {
    return index < gridMargin ? cells : -cells;
}

void addSamples(const float* source, float* target, int count) {
    for (int i = 0; i < 2 * count; ++i)
        target[i] += source[i];
}

void foldRow(float* row, int cells) {
    for (int margin : {0, gridMargin + cells}) {
        float* source = row + 2 * margin;
        addSamples(source, source + 2 * foldShift(margin, cells), gridMargin);
    }
}

std::vector<float> taperOf(const SpectralChoices& choices) {
    std::vector<float> taper;
    const double cells = 2.0 * choices.side;
    for (int i = 0; i < choices.side; ++i) {
        const int fromCentre = i - choices.side / 2;
        const double sign = fromCentre % 2 == 0 ? 1 : -1;
        taper.push_back(
            static_cast<float>(sign / griddingKernel(choices.width).transform(fromCentre / cells)));
    }
    return taper;
}

constexpr std::array<float, panelCols> ones = [] {
    std::array<float, panelCols> values{};
    values.fill(1);
    return values;
}();

} // namespace

SpectralTables::SpectralTables(const SpectralChoices& chosen, const FftPlans::Line& lineOfCells)
    : choices(chosen), cells(2 * chosen.side), panels(cells), line(lineOfCells),
      taper(taperOf(chosen)) {}

TileSpectrum::Planes::Planes(int rowCount, int cols, int termCount)
    : rows(rowCount), terms(termCount), stride(paddedStride(cols)),
      samples(stride * rowCount * termCount) {}

void TileSpectrum::Planes::clear(int firstRow, int endRow) const {
    for (int term = 0; term < terms && firstRow < endRow; ++term)
        std::fill(row(term, firstRow), row(term, firstRow) + 2 * stride * (endRow - firstRow),
                  0.0f);
}

TileSpectrum::TileSpectrum(const SpectralTables& tables)
    : tables_(tables),
      grid_(tables.cells + 2 * gridMargin, tables.cells + 2 * gridMargin, tables.choices.terms),
      cutColumns_(tables.cells + 2 * gridMargin, tables.choices.side, tables.choices.terms),
      cutRows_(tables.choices.side, tables.cells + 2 * gridMargin, tables.choices.terms),
      space_(tables.choices.side, tables.choices.side, tables.choices.terms), touched_{tables.cells,
                                                                                       0},
      panel_(static_cast<std::int64_t>(tables.cells) * panelCols) {}

void TileSpectrum::add(const simd::SpectralWaves& waves, const std::vector<std::int32_t>& listed) {
    if (listed.empty())
        return;
    const simd::SpectralChoice choice{listed.data(), static_cast<int>(listed.size()),
                                      tables_.choices.terms, static_cast<float>(tables_.cells)};
    const simd::GridRows rows = simd::bestKernels().spectral.spreadPoints(
        griddingKernel(tables_.choices.width).polynomials(), waves, choice, grid_.view());
    touched_ = {std::min(touched_.first, rows.first), std::max(touched_.end, rows.end)};
}

void TileSpectrum::addCut(const simd::SpectralWaves& waves, int point, const PixelWindow& reached,
                          const SpectralTile& tile) {
    const auto at = [](std::int64_t place, std::int64_t origin) {
        return static_cast<std::int32_t>(place - origin);
    };
    const IndexRange rows{std::max(reached.rows.begin, tile.pixels.rows.begin),
                          std::min(reached.rows.end, tile.pixels.rows.end)};
    const IndexRange cols{std::max(reached.cols.begin, tile.pixels.cols.begin),
                          std::min(reached.cols.end, tile.pixels.cols.end)};
    const simd::CutPoint cut{point,
                             tables_.choices.terms,
                             static_cast<float>(tables_.cells),
                             tables_.choices.side,
                             {at(cols.begin, tile.left), at(cols.end, tile.left),
                              at(rows.begin, tile.top), at(rows.end, tile.top)}};
    const auto& kernels = simd::bestKernels().spectral;
    const auto& cells = griddingKernel(tables_.choices.width).polynomials();
    const auto isWhole = [](IndexRange part, IndexRange whole) {
        return part.begin == whole.begin && part.end == whole.end;
    };
    if (isWhole(rows, tile.pixels.rows)) {
        cutColumns_.isUsed = true;
        kernels.spreadCutColumns(cells, waves, cut, cutColumns_.view());
    } else if (isWhole(cols, tile.pixels.cols)) {
        cutRows_.isUsed = true;
        kernels.spreadCutRows(cells, waves, cut, cutRows_.view());
    } else {
        space_.isUsed = true;
        kernels.addCutCorner(waves, cut, space_.view());
    }
}

/// Frequencies are periodic: what hangs over an edge belongs to the other end.
void TileSpectrum::foldMargins(const Planes& planes) const {
    for (int term = 0; term < planes.terms; ++term)
        for (int margin : {0, gridMargin + tables_.cells})
            for (int row = margin; row < margin + gridMargin; ++row)
                addSamples(planes.row(term, row),
                           planes.row(term, row + foldShift(margin, tables_.cells)),
                           static_cast<int>(planes.stride));
}

void TileSpectrum::transformGrid() {
    if (touched_.first >= touched_.end)
        return;
    if (touched_.first < gridMargin || touched_.end > gridMargin + tables_.cells) {
        foldMargins(grid_);
        grid_.clear(0, gridMargin);
        grid_.clear(gridMargin + tables_.cells, grid_.rows);
        touched_ = {gridMargin, gridMargin + tables_.cells};
    }
    for (int term = 0; term < grid_.terms; ++term)
        for (int row = touched_.first; row < touched_.end; ++row) {
            foldRow(grid_.row(term, row), tables_.cells);
            tables_.line.run(reinterpret_cast<Complex*>(grid_.row(term, row) + 2 * gridMargin));
        }
}

void TileSpectrum::transformCutRows() {
    const int half = tables_.choices.side / 2;
    for (int term = 0; term < cutRows_.terms; ++term)
        for (int row = 0; row < cutRows_.rows; ++row) {
            float* frequencies = cutRows_.row(term, row);
            foldRow(frequencies, tables_.cells);
            const float* line = frequencies + 2 * gridMargin;
            tables_.line.run(reinterpret_cast<Complex*>(frequencies + 2 * gridMargin));
            float* pixels = space_.row(term, row);
            for (int i = 0; i < 2 * half; ++i) {
                const int from = i < half ? i + tables_.cells - half : i - half;
                pixels[2 * i] += tables_.taper[static_cast<std::size_t>(i)] * line[2 * from];
                pixels[2 * i + 1] +=
                    tables_.taper[static_cast<std::size_t>(i)] * line[2 * from + 1];
            }
        }
    space_.isUsed = true;
}

void TileSpectrum::fillPanel(int term, int firstCol) {
    const auto& kernels = simd::bestKernels().spectral;
    float* panel = reinterpret_cast<float*>(panel_.data());
    std::fill_n(panel, 2 * panelCols * tables_.cells, 0.0f);
    const int half = tables_.choices.side / 2;
    const int from = firstCol < half ? firstCol + tables_.cells - half : firstCol - half;
    if (touched_.first < touched_.end) {
        const simd::PanelSource source{grid_.row(term, touched_.first) + 2 * (gridMargin + from),
                                       2 * grid_.stride, touched_.end - touched_.first};
        kernels.addToPanel(source, tables_.taper.data() + firstCol,
                           panel + 2 * panelCols * (touched_.first - gridMargin));
    }
    if (cutColumns_.isUsed)
        kernels.addToPanel({cutColumns_.row(term, gridMargin) + 2 * firstCol,
                            2 * cutColumns_.stride, tables_.cells},
                           ones.data(), panel);
}

void TileSpectrum::addSpaceToPanel(int term, int firstCol) {
    float* panel = reinterpret_cast<float*>(panel_.data());
    const int half = tables_.choices.side / 2;
    for (int row = 0; row < 2 * half; ++row) {
        std::array<float, panelCols> scale;
        scale.fill(1 / tables_.taper[static_cast<std::size_t>(row)]);
        const int place =
            tables_.panels.rowOf(row < half ? row + tables_.cells - half : row - half);
        simd::bestKernels().spectral.addToPanel(
            {space_.row(term, row) + 2 * firstCol, 2 * space_.stride, 1}, scale.data(),
            panel + 2 * panelCols * place);
    }
}

void TileSpectrum::moveTo(const Field& field, const SpectralTile& tile, const Carriers& carriers,
                          const PointSourcesArgs& args) {
    transformGrid();
    if (cutRows_.isUsed)
        transformCutRows();
    if (cutColumns_.isUsed)
        foldMargins(cutColumns_);
    const int half = tables_.choices.side / 2;
    std::vector<simd::RowCarrier> waves;
    std::vector<std::int32_t> places;
    for (int term = 0; term < tables_.choices.terms; ++term) {
        waves.clear();
        places.clear();
        for (std::int64_t row = tile.pixels.rows.begin; row < tile.pixels.rows.end; ++row) {
            const int index = static_cast<int>(row - tile.top);
            waves.push_back(carriers.row(term, (half - index) * args.grid.pitchY, args.grid.pitchX,
                                         tables_.taper[static_cast<std::size_t>(index)]));
            places.push_back(
                tables_.panels.rowOf(index < half ? index + tables_.cells - half : index - half));
        }
        for (std::int64_t left = tile.left; left < tile.pixels.cols.end; left += panelCols) {
            const int firstCol = static_cast<int>(left - tile.left);
            fillPanel(term, firstCol);
            float* panel = reinterpret_cast<float*>(panel_.data());
            simd::bestKernels().spectral.transformPanel(tables_.panels.transform(), panel);
            if (space_.isUsed)
                addSpaceToPanel(term, firstCol);
            float* out = reinterpret_cast<float*>(field.row(tile.pixels.rows.begin) + left);
            const auto cols =
                static_cast<int>(std::min<std::int64_t>(panelCols, tile.pixels.cols.end - left));
            simd::bestKernels().spectral.addCarried(
                {waves.data(), places.data(), static_cast<int>(waves.size())}, panel,
                {out, 2 * field.shape.cols, firstCol - half, cols});
        }
    }
    clear();
}

void TileSpectrum::clear() {
    grid_.clear(touched_.first, touched_.end);
    touched_ = {tables_.cells, 0};
    for (Planes* planes : {&cutColumns_, &cutRows_, &space_}) {
        if (planes->isUsed)
            planes->clear(0, planes->rows);
        planes->isUsed = false;
    }
}

} // namespace fringe::cpu
