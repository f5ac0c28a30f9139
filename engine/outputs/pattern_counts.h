// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/device/mask.h"

#include <cstdint>
#include <vector>

namespace fringe {

class JobControl;

/// What one layer of a mask is made of.
struct LayerCount {
    std::uint64_t drawn = 0; ///< pixels
    /// Pixels of the shortest run along rows and along columns that is drawn; 0: none is.
    std::int64_t shortestX = 0, shortestY = 0;
};

struct PatternCounts {
    std::vector<std::uint64_t> pixels; ///< of each number
    std::vector<LayerCount> layers;    ///< from the first

    LayerCount shortest() const; ///< over all layers; drawn is 0
};

/// Reads the pattern once, by rows. control: its checkpoints; null: none.
PatternCounts countsOf(const MadePattern& made, const JobControl* control = nullptr);

} // namespace fringe
