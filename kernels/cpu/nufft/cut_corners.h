// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/cpu/direct_tile.h"

#include <vector>

namespace fringe::cpu {

/// The corners of points' windows in a tile. They are few and have few pixels, each of which is
/// summed by itself.
class CutCorners {
  public:
    /// corner: pixels of the tile; sign: by which the point's wave counts there.
    void add(const PointSource& point, const PixelWindow& corner, float sign,
             const PointSourcesArgs& args);

    /// Adds the corners to the wanted pixels of the tile, and forgets them.
    void moveTo(const Field& field, const PixelWindow& wanted, const PointSourcesArgs& args);

  private:
    std::vector<PointWave> waves_;
    std::vector<PixelForm> forms_; ///< of the waves
};

} // namespace fringe::cpu
