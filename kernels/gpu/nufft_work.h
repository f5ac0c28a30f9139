// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/nufft_wave.h"
#include "kernels/plan/demodulation.h"
#include "kernels/plan/nufft_plan.h"
#include "kernels/plan/nufft_tiling.h"

#include <span>

namespace fringe::gpu {

/// How much a batch may take on the device.
struct NufftRoom {
    std::size_t bytesPerTile; ///< grids, demodulation and records
    std::size_t tilesAtOnce;
};

NufftRoom nufftRoom(const plan::NufftChoices& choices);

/// Cuts points [first, end) into passes whose sums the integers of the cells hold. amplitudes: sums
/// by blocks of FRINGE_SPREAD_POINTS points, from the first of all.
std::vector<formulas::NufftPass> nufftPasses(std::size_t first, std::size_t end,
                                             std::span<const float> amplitudes, double tolerance);

/// The tiles on which the points of a slab are summed, as the kernels of nufft_points.inc take
/// them: batch by batch, those whose grids are in memory at once.
class NufftTiles {
  public:
    /// On the tiles that the rows of the call meet. slab: one with choices; it and args outlive the
    /// tiles. hasCuts: windows leave parts of the plane dark to some of the points.
    NufftTiles(const plan::NufftSlab& slab, const PointSourcesArgs& args, bool hasCuts);

    const formulas::NufftRecord& group() const { return group_; }
    int order() const { return slab_.choices->order; }
    const std::vector<float>& deconvolution() const {
        return deconvolution_;
    } ///< along the columns of a tile
    std::size_t batches() const;
    std::vector<formulas::NufftTileRecord> tiles(std::size_t batch) const;
    /// For each tile and plane of the batch, one a row of the tile.
    std::vector<formulas::DemodulationRecord> demodulation(std::size_t batch) const;

    /// Grids of a batch: how many integers, samples, and squares to transform. The first batch is
    /// the largest.
    std::size_t cellCount(std::size_t batch) const;
    std::size_t sampleCount(std::size_t batch) const;
    std::size_t squares(std::size_t batch) const;
    /// Number of lines of what windows cut, for which the same memory is used.
    std::size_t lines(std::size_t batch) const;

  private:
    struct Reached {
        plan::NufftTile tile;
        plan::LocalWave wave;
    };

    std::span<const Reached> reached(std::size_t batch) const;
    plan::NufftView viewOf(const Reached& reached) const;
    void setCommon(const plan::NufftView& view);

    const plan::NufftSlab& slab_;
    const PointSourcesArgs& args_;
    double rate_;
    std::size_t atOnce_;
    formulas::NufftRecord group_{};
    std::vector<float> deconvolution_;
    std::vector<Reached> reached_;
};

} // namespace fringe::gpu
