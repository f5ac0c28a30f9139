// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/spectral/cut_corners.h"
#include "kernels/cpu/spectral/reaching_points.h"
#include "kernels/cpu/spectral/tile_spectrum.h"

#include <list>
#include <memory>
#include <mutex>

namespace fringe::cpu {

/// What one thread needs for one tile after the other.
struct Workplace {
    explicit Workplace(const SpectralTables& tables) : spectrum(tables) {}
    TileSpectrum spectrum; ///< empty between tiles
    CutCorners corners;    ///< likewise
    ReachingPoints reaching;
    simd::SpectralWaves waves;
};

/// The tables of one way to sum, and as many workplaces as threads work at once.
class Workplaces {
  public:
    Workplaces(const plan::SpectralChoices& choices, const FftPlans::Line& line)
        : tables_(choices, line) {}

    const SpectralTables& tables() const { return tables_; }
    std::unique_ptr<Workplace> take(); ///< any thread
    void giveBack(std::unique_ptr<Workplace> workplace);

  private:
    SpectralTables tables_;
    std::mutex guard_;
    std::vector<std::unique_ptr<Workplace>> free_;
};

/// Keeps what the latest sums worked with for the next ones: fresh memory would cost as much time
/// as the transforms in it, since the system clears it page by page. One thread at a time.
class Workshop {
  public:
    static constexpr std::size_t mostKept = 2;

    /// Valid until two other ways to sum have been asked for.
    Workplaces& of(const plan::SpectralChoices& choices, FftPlans& plans);

  private:
    std::list<Workplaces> latest_;
};

} // namespace fringe::cpu
