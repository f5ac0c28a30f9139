// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/aligned.h"
#include "kernels/cpu/nufft/spot_spectrum.h"
#include "kernels/plan/spot_view.h"

namespace fringe::cpu {

/// The local reference waves of a group on all tiles, or on one where they are the same on all of
/// them.
class SpotDemodulationTables {
  public:
    SpotDemodulationTables(const SpotsArgs& args, int terms, int side, std::int64_t tiles);

    SpotDemodulation at(std::int64_t tile) const;

    /// For any tile; each by one thread.
    void fill(std::int64_t tile, const plan::SpotViews& views, const PlaneGrid& grid,
              const std::vector<float>& deconvolution) const;

    /// What they take [bytes].
    static double bytes(SpotGeometry geometry, int terms, int side, double tiles);

  private:
    float* table(std::int64_t tile) const;

    bool isExact_;
    int terms_;
    int side_;
    AlignedSamples samples_;
};

} // namespace fringe::cpu
