// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/simd_spots.h"
#include "kernels/plan/spot_view.h"

#include <vector>

namespace fringe::cpu {

/// Where the spots of a group lie on the grids of all tiles, and their strengths there.
class SpotPlaces {
  public:
    /// Memory that a spot takes on a tile.
    static constexpr double bytes = 5 * sizeof(float);

    SpotPlaces(const std::vector<std::uint32_t>& spots, std::int64_t tiles);

    const std::vector<std::uint32_t>& spots() const { return spots_; }
    std::int64_t count() const { return static_cast<std::int64_t>(spots_.size()); }
    /// From the group's spot `first` on.
    simd::SpotPlaces at(std::int64_t tile, std::int64_t first) const;

    /// For any tile; each by one thread. cells: of the grid along an axis.
    void fill(std::int64_t tile, const plan::SpotViews& views, std::span<const SpotPlace> places,
              int cells);

  private:
    std::vector<std::uint32_t> spots_; ///< indices into those of the call
    std::vector<float> column_, row_, scaled_, strength_;
};

} // namespace fringe::cpu
