// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/fft_plans.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/spectral/cut_lines.h"
#include "kernels/cpu/spectral/panel_plan.h"
#include "kernels/plan/carriers.h"
#include "kernels/plan/spectral_plan.h"
#include "kernels/plan/spectral_tiling.h"

#include <array>
#include <span>
#include <vector>

namespace fringe::cpu {

/// What all tiles of a group share; read by many threads.
struct SpectralTables {
    SpectralTables(const plan::SpectralChoices& choices, const FftPlans::Line& line);

    plan::SpectralChoices choices;
    int cells; ///< of the grid along an axis: twice the tile's side
    PanelPlan panels;
    FftPlans::Line line;
    /// 1/φ̂ of the gridding kernel by pixel, signed since the grid's origin is in its middle.
    std::vector<float> taper;
    std::vector<float> untaper; ///< 1/taper
    /// By pixel: the row of a panel on which the transform leaves it.
    std::vector<std::int32_t> places;
    std::vector<std::int32_t> inOrder; ///< 0, 1, ...
    /// Of the frequencies of the cells [cycles/pixel], by the exponent.
    std::array<std::vector<float>, plan::mostOrder + 1> powers;
};

/// Points of a batch, and what is drawn of its windows along one axis.
struct CutPoints {
    std::span<const std::int32_t> listed;
    const simd::WindowCuts& cuts;
};

/// The memory in which one thread sums one tile after the other: for each common wave a grid of
/// spatial frequencies, and two planes that are half in space, for waves whose window cuts the
/// tile; for each common wave, and for each plane by which the waves are bent, a plane in space and
/// the panels that are transformed along the columns.
class TileSpectrum {
  public:
    explicit TileSpectrum(const SpectralTables& tables);

    /// What it takes; windows that cut no tile leave a part of it untouched.
    static double bytes(const plan::SpectralChoices& choices, bool isCut);

    /// Adds the points `listed` of a batch, which reach all wanted pixels of the tile.
    void add(const simd::SpectralWaves& waves, std::span<const std::int32_t> listed);

    /// Adds what is drawn of points of the batch, pixel by pixel along one axis: columns of all
    /// rows, or rows of all columns.
    void addCutCols(const simd::SpectralWaves& waves, const CutPoints& cut,
                    const plan::SpectralTile& tile);
    void addCutRows(const simd::SpectralWaves& waves, const CutPoints& cut,
                    const plan::SpectralTile& tile);

    /// Adds the tile to the field, and empties it.
    void moveTo(const Field& field, const plan::SpectralTile& tile, const plan::Carriers& carriers,
                const PlaneGrid& grid);

  private:
    /// The frequencies of a batch along the pixels that are drawn and across them, and these.
    struct CutAxis {
        const float* along;
        const float* turns; ///< of these
        const float* across;
        std::int64_t origin; ///< of the tile
    };

    simd::SpectralChoice chosen(std::span<const std::int32_t> listed) const;
    void addCut(const CutAxis& axis, const simd::SpectralWaves& waves, const CutPoints& cut,
                CutLines& lines);
    void plot(const CutAxis& axis, const simd::SpectralWaves& waves, std::int32_t point,
              simd::CutWave& wave) const;
    void foldGrid();
    void fillPanels();
    void fillRow(int row);
    void fillBentRow(int row);
    void fillLine(const Complex* line, int plane, int row) const;
    void clearPanelsBeyond(simd::GridRows rows) const;
    bool isAlongColumns(const TilePlanes& lines) const { return &lines == finishedColumns_; }
    void addLines(const TilePlanes& lines, int plane, int first, float* panel) const;
    void transformCutRows();
    float* panel(int plane, int firstCol) const;
    float* spacePanel(int plane, int firstCol) const;
    void finishPanel(int plane, int firstCol);
    void addSpaceToPanel(int plane, int firstCol);
    void addPanel(const Field& field, const plan::SpectralTile& tile, int plane, int firstCol);
    void fillCarriers(int plane, const plan::SpectralTile& tile, const plan::Carriers& carriers,
                      const PlaneGrid& grid);
    void clear();

    const SpectralTables& tables_;
    TilePlanes grid_; ///< frequency, frequency
    simd::GridRows touched_;
    CutLines cutColumns_; ///< pixels along the rows
    CutLines cutRows_;    ///< pixels along the columns
    const TilePlanes* finishedColumns_ = nullptr;
    AlignedSamples space_; ///< pixel, pixel: panels of all planes, one behind the other
    bool spaceIsUsed_ = false;
    AlignedSamples panels_; ///< of all planes, one behind the other
    AlignedSamples turned_; ///< a panel of the cut rows
    AlignedSamples line_;   ///< transformed
    AlignedSamples sum_;    ///< of the terms' lines
    /// The same, times a power of the frequencies along it, transformed.
    std::array<AlignedSamples, plan::mostOrder + 1> transformedSums_;
    std::vector<simd::RowCarrier> carriers_; ///< of the wanted rows
};

} // namespace fringe::cpu
