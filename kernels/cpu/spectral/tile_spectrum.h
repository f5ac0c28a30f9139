// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/fft_plans.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/spectral/carriers.h"
#include "kernels/cpu/spectral/panel_plan.h"
#include "kernels/cpu/spectral/spectral_plan.h"
#include "kernels/window.h"

#include <vector>

namespace fringe::cpu {

/// What all tiles of a group share; read by many threads.
struct SpectralTables {
    SpectralTables(const SpectralChoices& choices, const FftPlans::Line& line);

    SpectralChoices choices;
    int cells; ///< of the grid along an axis: twice the tile's side
    PanelPlan panels;
    FftPlans::Line line;
    /// 1/φ̂ of the gridding kernel by pixel, signed since the grid's origin is in its middle.
    std::vector<float> taper;
};

/// A tile that is drawn.
struct SpectralTile {
    PixelWindow pixels; ///< that are wanted, on the field
    std::int64_t top;   ///< row of the tile's first pixel; the tile may hang over the field
    std::int64_t left;
    TileFrame frame;
};

/// The memory in which one thread sums one tile after the other: for each common wave a grid of
/// spatial frequencies, and for waves whose window cuts the tile three planes more that are half
/// or wholly in space.
class TileSpectrum {
  public:
    explicit TileSpectrum(const SpectralTables& tables);

    /// Adds the points `listed` of a batch, which reach all wanted pixels of the tile.
    void add(const simd::SpectralWaves& waves, const std::vector<std::int32_t>& listed);

    /// Adds one point that reaches only a part of the wanted pixels.
    void addCut(const simd::SpectralWaves& waves, int point, const PixelWindow& reached,
                const SpectralTile& tile);

    /// Adds the tile to the field, and empties it.
    void moveTo(const Field& field, const SpectralTile& tile, const Carriers& carriers,
                const PointSourcesArgs& args);

  private:
    /// Planes of `rows` × `cols` samples, one for each term.
    struct Planes {
        Planes(int rows, int cols, int terms);
        float* row(int term, int index) const {
            return reinterpret_cast<float*>(samples.data() + (term * rows + index) * stride);
        }
        simd::TermPlanes view() const { return {row(0, 0), 2 * stride, 2 * rows * stride}; }
        void clear(int firstRow, int endRow) const;

        int rows;
        int terms;
        std::int64_t stride; ///< in samples
        AlignedSamples samples;
        bool isUsed = false;
    };

    void foldMargins(const Planes& planes) const;
    void transformGrid();
    void transformCutRows();
    void fillPanel(int term, int firstCol);
    void addSpaceToPanel(int term, int firstCol);
    void clear();

    const SpectralTables& tables_;
    Planes grid_;       ///< frequency, frequency
    Planes cutColumns_; ///< frequency, pixel
    Planes cutRows_;    ///< pixel, frequency
    Planes space_;      ///< pixel, pixel
    simd::GridRows touched_;
    AlignedSamples panel_;
};

} // namespace fringe::cpu
