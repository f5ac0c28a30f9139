// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/point_cloud.h"

#include <algorithm>
#include <cmath>

namespace fringe {

/// What colours of a file go to, which says whether they are shares or bytes.
struct ColourRange {
    static constexpr float brightestByte = 255;
    float low = 0, high = 0;
    bool isWhole = true; ///< all numbers are

    void include(const PointColour& colour) {
        const auto [darkest, brightest] = std::ranges::minmax(colour);
        low = std::min(low, darkest);
        high = std::max(high, brightest);
        isWhole = isWhole && std::ranges::all_of(colour, [](float part) {
                      return part == std::trunc(part);
                  });
    }
    /// From 0 to 255; what ends shortly behind 1 is no such thing.
    bool isOfBytes() const {
        constexpr float fewest = 2;
        return high > 1 && high <= brightestByte && (isWhole || high > fewest);
    }
    bool isBeyond() const { return low < 0 || (high > 1 && !isOfBytes()); }
};

} // namespace fringe
