// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/fft_plans.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/spectral/cut_lines.h"
#include "kernels/cpu/spectral/panel_plan.h"
#include "kernels/plan/carriers.h"
#include "kernels/plan/spectral_plan.h"
#include "kernels/plan/spectral_tiling.h"

#include <span>
#include <vector>

namespace fringe::cpu {

/// What all tiles of a group share; read by many threads.
struct SpectralTables {
    SpectralTables(const plan::SpectralChoices& choices, const FftPlans::Line& line);

    std::int32_t placeOf(int index) const;

    plan::SpectralChoices choices;
    int cells; ///< of the grid along an axis: twice the tile's side
    PanelPlan panels;
    FftPlans::Line line;
    /// 1/φ̂ of the gridding kernel by pixel, signed since the grid's origin is in its middle.
    std::vector<float> taper;
    /// Of the cells, each twice as for interleaved samples [cycles/pixel].
    std::vector<float> frequencies;
};

/// The memory in which one thread sums one tile after the other: for each common wave a grid of
/// spatial frequencies; for each common wave, and for each axis along which the waves are warped,
/// three planes that are half or wholly in space, for waves whose window cuts the tile; and for one
/// of all these at a time the panels that are transformed along the columns.
class TileSpectrum {
  public:
    explicit TileSpectrum(const SpectralTables& tables);

    /// What it takes; windows that cut no tile leave a part of it untouched.
    static double bytes(const plan::SpectralChoices& choices, bool isCut);

    /// Adds the points `listed` of a batch, which reach all wanted pixels of the tile.
    void add(const simd::SpectralWaves& waves, std::span<const std::int32_t> listed);

    /// Adds one point that reaches only a part of the wanted pixels.
    void addCut(const simd::SpectralWaves& waves, int point, const PixelWindow& reached,
                const plan::SpectralTile& tile);

    /// Adds the tile to the field, and empties it.
    void moveTo(const Field& field, const plan::SpectralTile& tile, const plan::Carriers& carriers,
                const PlaneGrid& grid);

  private:
    void addCorner(const simd::CutWave& across, const simd::CutWave& down);
    void foldGrid();
    float* warpedLine(int plane, int row) const;
    void transformCutRows();
    float* panel(int firstCol) const;
    void fillPanels(int plane);
    void finishPanel(int plane, int firstCol);
    void addSpaceToPanel(int plane, int firstCol);
    void addPanel(const Field& field, const plan::SpectralTile& tile, int firstCol);
    void fillCarriers(int plane, const plan::SpectralTile& tile, const plan::Carriers& carriers,
                      const PlaneGrid& grid);
    void fillPlaces(const plan::SpectralTile& tile);
    void clear();

    const SpectralTables& tables_;
    TilePlanes grid_; ///< frequency, frequency
    simd::GridRows touched_;
    CutLines cutColumns_; ///< pixels along the rows
    CutLines cutRows_;    ///< pixels along the columns
    const TilePlanes* finishedColumns_ = nullptr;
    TilePlanes space_; ///< pixel, pixel
    bool spaceIsUsed_ = false;
    AlignedSamples line_;                    ///< of warped frequencies
    AlignedSamples panels_;                  ///< one behind the other
    std::vector<simd::RowCarrier> carriers_; ///< of the wanted rows
    std::vector<std::int32_t> places_;       ///< of the wanted rows in a transformed panel
};

} // namespace fringe::cpu
