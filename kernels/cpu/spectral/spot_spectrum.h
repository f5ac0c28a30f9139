// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/operations.h"
#include "kernels/cpu/simd_spots.h"
#include "kernels/cpu/spectral/panel_plan.h"
#include "kernels/cpu/spectral/tile_planes.h"
#include "kernels/plan/spectral_tiling.h"
#include "kernels/plan/spot_spectra.h"

#include <vector>

namespace fringe::cpu {

/// What the tiles of one size share; read by many threads.
struct SpotTransforms {
    /// For at most `terms` common waves.
    SpotTransforms(const plan::SpotSpectra& spectra, int terms);

    int side;  ///< of a tile [pixels]
    int cells; ///< of its grid along an axis
    const plan::CellPolynomials& kernel;
    int terms;
    std::vector<float> taper; ///< of the pixels along either axis
    PanelPlan panels;
    // Rows of panels along either axis:
    std::vector<std::int32_t> inOrder;     ///< 0, 1, 2 …
    std::vector<std::int32_t> cellPlaces;  ///< of cells after a transform
    std::vector<std::int32_t> pixelCells;  ///< of pixels before a transform
    std::vector<std::int32_t> pixelPlaces; ///< of pixels after a transform
};

/// The common waves of a group on a tile, both tapers in them: for each band of panelCols rows of
/// the tile a panel row a column, with the band's rows in its lanes.
struct SpotCarriers {
    const float* samples;
    int terms;
};

/// The memory in which one thread sums over spots on one tile after the other: for each common wave
/// a grid of spatial frequencies. It is transformed in panels: columns side by side along y, then
/// rows side by side along x; or back.
class SpotSpectrum {
  public:
    explicit SpotSpectrum(const SpotTransforms& transforms);

    /// Empties the grids of what `load` left.
    void clear();
    /// Adds waves to the grids of the first `terms` common waves.
    void spread(const simd::SpectralWaves& waves, int count, int terms);
    /// Gives the field the tile of what was spread, or adds it, and empties the grids.
    void store(const Field& field, const plan::SpectralTile& tile, const SpotCarriers& carriers,
               bool adds);

    /// Fills the grids with the spectra of the tile.
    void load(const Field& field, const plan::SpectralTile& tile, const SpotCarriers& carriers);
    /// sums[i] += Σ over the tile of field · conj(wave i), interleaved.
    void gather(const simd::SpectralWaves& waves, int count, int terms, float* sums) const;

    /// What it takes [bytes].
    static double bytes(const plan::SpotSpectra& spectra, int terms);

  private:
    simd::SpectralChoice everyOf(int count, int terms) const;
    int bands() const;
    float* band(int index) const;
    float* tileBand(int index) const;
    float* gridBlock(int term, int block) const;
    const float* carrier(const SpotCarriers& carriers, int term, int index) const;

    void clearMiddle(float* panel) const;
    void gridToBands(int term);
    void bandsToGrid(int term);
    void foldMargins(int terms);
    void fillMargins(int term);
    void tileToField(const Field& field, const plan::SpectralTile& tile, bool adds);
    void fieldToTile(const Field& field, const plan::SpectralTile& tile);

    const SpotTransforms& transforms_;
    TilePlanes grid_;       ///< frequency, frequency
    bool isFilled_ = false; ///< with spectra of a tile
    AlignedSamples column_; ///< a panel along y
    AlignedSamples bands_;  ///< panels along x, one behind the other
    AlignedSamples tile_;   ///< in pixels, turned in bands as the carriers are
    AlignedSamples square_; ///< panelCols × panelCols of them on their way
};

} // namespace fringe::cpu
