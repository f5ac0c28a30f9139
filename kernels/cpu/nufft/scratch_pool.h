// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/nufft/cut_corners.h"
#include "kernels/cpu/nufft/reaching_points.h"
#include "kernels/cpu/nufft/tile_spectrum.h"

#include <list>
#include <memory>
#include <mutex>

namespace fringe::cpu {

/// What one thread needs for one tile after the other.
struct Scratch {
    explicit Scratch(const NufftTables& tables) : spectrum(tables) {}
    TileSpectrum spectrum; ///< empty between tiles
    CutCorners corners;    ///< likewise
    ReachingPoints reaching;
    simd::NufftWaves waves;
};

/// The tables of one way to sum, and as many scratchSet as threads work at once.
class ScratchSet {
  public:
    ScratchSet(const plan::NufftChoices& choices, const FftPlans::Line& line)
        : tables_(choices, line) {}

    const NufftTables& tables() const { return tables_; }
    std::unique_ptr<Scratch> take(); ///< any thread
    void giveBack(std::unique_ptr<Scratch> scratch);

  private:
    NufftTables tables_;
    std::mutex guard_;
    std::vector<std::unique_ptr<Scratch>> free_;
};

/// Keeps what the latest sums worked with for the next ones: fresh memory would cost as much time
/// as the transforms in it, since the system clears it page by page. One thread at a time.
class ScratchPool {
  public:
    static constexpr std::size_t mostKept = 2;

    /// Valid until two other ways to sum have been asked for.
    ScratchSet& of(const plan::NufftChoices& choices, FftPlans& plans);

  private:
    std::list<ScratchSet> latest_;
};

} // namespace fringe::cpu
