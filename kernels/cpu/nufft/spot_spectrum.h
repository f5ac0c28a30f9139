// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/nufft/panel_plan.h"
#include "kernels/cpu/nufft/tile_planes.h"
#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_spots.h"
#include "kernels/plan/nufft_tiling.h"
#include "kernels/plan/spot_spectra.h"

#include <vector>

namespace fringe::cpu {

/// What the tiles of one size share; read by many threads.
struct SpotTransforms {
    /// For at most `terms` local reference waves.
    SpotTransforms(const plan::SpotSpectra& spectra, int terms);

    int side;  ///< of a tile [pixels]
    int cells; ///< of its grid along an axis
    const plan::CellPolynomials& kernel;
    int terms;
    std::vector<float> deconvolution; ///< of the pixels along either axis
    PanelPlan panels;
    // Rows of panels along either axis:
    std::vector<std::int32_t> inOrder;     ///< 0, 1, 2 …
    std::vector<std::int32_t> cellPlaces;  ///< of cells after a transform
    std::vector<std::int32_t> pixelCells;  ///< of pixels before a transform
    std::vector<std::int32_t> pixelPlaces; ///< of pixels after a transform
};

/// The local reference waves of a group on a tile, both deconvolutions in them: for each band of
/// panelCols rows of the tile a panel row a column, with the band's rows in its lanes.
struct SpotDemodulation {
    const float* samples;
    int terms;
};

/// The memory in which one thread sums over spots on one tile after the other: for each local
/// reference wave a grid of spatial frequencies. It is transformed in panels: columns side by side
/// along y, then rows side by side along x; or back.
class SpotSpectrum {
  public:
    explicit SpotSpectrum(const SpotTransforms& transforms);

    /// Empties the grids of what `load` left.
    void clear();
    /// Adds waves to the grids of the first `terms` local reference waves.
    void spread(const simd::NufftWaves& waves, int count, int terms);
    /// Gives the field the tile of what was spread, or adds it, and empties the grids.
    void store(const Field& field, const plan::NufftTile& tile,
               const SpotDemodulation& demodulation, bool adds);

    /// Fills the grids with the spectra of the tile.
    void load(const Field& field, const plan::NufftTile& tile,
              const SpotDemodulation& demodulation);
    /// sums[i] += Σ over the tile of field · conj(wave i), interleaved.
    void forward(const simd::NufftWaves& waves, int count, int terms, float* sums) const;

    /// What it takes [bytes].
    static double bytes(const plan::SpotSpectra& spectra, int terms);

  private:
    simd::NufftChoice everyOf(int count, int terms) const;
    int bands() const;
    float* band(int index) const;
    float* tileBand(int index) const;
    float* gridBlock(int term, int block) const;
    const float* demodulationAt(const SpotDemodulation& demodulation, int term, int index) const;

    void clearMiddle(float* panel) const;
    void gridToBands(int term);
    void bandsToGrid(int term);
    void foldMargins(int terms);
    void fillMargins(int term);
    void tileToField(const Field& field, const plan::NufftTile& tile, bool adds);
    void fieldToTile(const Field& field, const plan::NufftTile& tile);

    const SpotTransforms& transforms_;
    TilePlanes grid_;       ///< frequency, frequency
    bool isFilled_ = false; ///< with spectra of a tile
    AlignedSamples column_; ///< a panel along y
    AlignedSamples bands_;  ///< panels along x, one behind the other
    AlignedSamples tile_;   ///< in pixels, turned in bands as the demodulation is
    AlignedSamples square_; ///< panelCols × panelCols of them on their way
};

} // namespace fringe::cpu
