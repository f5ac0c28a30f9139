// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/nufft/cut_lines.h"
#include "kernels/cpu/nufft/tile_planes.h"
#include "kernels/cpu/operations.h"
#include "kernels/plan/demodulation.h"
#include "kernels/plan/nufft_tiling.h"

#include <array>
#include <span>
#include <vector>

namespace fringe::cpu {

/// The memory in which one thread sums one tile after the other: for each local reference wave a
/// grid of spatial frequencies; for each local reference wave, and for each plane by which the
/// waves are bent, the panels that are transformed along the columns, and such along the rows for
/// waves whose window cuts the tile there.
class TileSpectrum {
  public:
    explicit TileSpectrum(const NufftTables& tables);

    /// What it takes; windows that cut no tile leave a part of it untouched.
    static double bytes(const plan::NufftChoices& choices, bool isCut);

    /// Adds the points `listed` of a batch, which reach all wanted pixels of the tile.
    void add(const simd::NufftWaves& waves, std::span<const std::int32_t> listed);

    /// Adds what is drawn of points of the batch, pixel by pixel along one axis: columns of all
    /// rows, or rows of all columns.
    void addCutCols(const simd::NufftWaves& waves, const CutPoints& cut,
                    const plan::NufftTile& tile);
    void addCutRows(const simd::NufftWaves& waves, const CutPoints& cut,
                    const plan::NufftTile& tile);

    /// Adds the tile to the field, and empties it.
    void moveTo(const Field& field, const plan::NufftTile& tile,
                const plan::Demodulation& demodulation, const PlaneGrid& grid);

  private:
    void foldGrid();
    void fillPanels();
    void fillRow(int row);
    void fillBentRow(int row);
    void fillLine(const Complex* line, float factor, int plane, int row) const;
    void transformCutRows();
    void finishPanel(int plane, int firstCol);
    void addCutRowsTo(int plane, int firstCol);
    void addPanel(const Field& field, const plan::NufftTile& tile, int plane, int firstCol);
    void fillDemodulation(int plane, const plan::NufftTile& tile,
                          const plan::Demodulation& demodulation, const PlaneGrid& grid);

    const NufftTables& tables_;
    TilePlanes grid_; ///< frequency, frequency
    simd::GridRows touched_;
    PanelPlanes panels_;    ///< along the columns
    PanelPlanes rowPanels_; ///< along the rows
    CutLines cutCols_;      ///< in the panels
    CutLines cutRows_;      ///< in those along the rows
    AlignedSamples turned_; ///< of cut rows: a panel in space
    AlignedSamples line_;   ///< transformed
    AlignedSamples sum_;    ///< of the terms' lines
    /// Sums of the terms' lines, times a power of the frequencies along it, transformed.
    std::array<AlignedSamples, plan::mostOrder + 1> transformedSums_;
    std::vector<simd::RowDemodulation> demodulation_; ///< of the wanted rows
};

} // namespace fringe::cpu
