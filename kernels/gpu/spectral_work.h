// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/spectral_wave.h"
#include "kernels/plan/spectral_plan.h"

namespace fringe::gpu {

/// How much a batch may take on the device.
struct SpectralRoom {
    std::size_t bytesPerTile; ///< grids, carriers and records
    std::size_t tilesAtOnce;
};

SpectralRoom spectralRoom(const plan::SpectralChoices& choices);

/// Tiles whose grids are in memory at once.
struct SpectralBatch {
    std::vector<formulas::SpectralTileRecord> tiles;
    std::vector<formulas::CarrierRecord>
        carriers; ///< for each tile and plane, one a row of the tile
};

/// The sum of one group of points by tile spectra, as the kernels of spectral_points.inc take it.
struct SpectralWork {
    formulas::SpectralRecord group;
    std::vector<formulas::PointRecord> points;
    std::vector<formulas::SpectralPass> passes; ///< over the points, for each batch
    std::vector<float> taper;                   ///< along the columns of a tile
    std::vector<SpectralBatch> batches;

    /// Of the grids of a batch: how many integers, and how many samples.
    std::size_t cellCount(const SpectralBatch& batch) const;
    std::size_t sampleCount(const SpectralBatch& batch) const;
    /// Squares that are transformed in a batch.
    std::int64_t squares(const SpectralBatch& batch) const;
};

/// Of a group of `plan::planSpectra`, on the tiles that the rows of the call meet.
SpectralWork spectralWork(const plan::SpectralGroup& group, const PointSourcesArgs& args);

} // namespace fringe::gpu
