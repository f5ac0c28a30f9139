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

/// Pixels in a line that are drawn, between two that are not, or the edge of the plate.
struct DrawnRun {
    int layer = 0;
    std::int64_t row = 0, col = 0; ///< of its first pixel
    std::int64_t length = 0;
    bool isAlongRow = true; ///< else along a column
    friend bool operator==(const DrawnRun&, const DrawnRun&) = default;
};

/// What is narrower than a writer can make.
struct NarrowRuns {
    static constexpr std::uint64_t mostKept = 10'000;
    std::uint64_t count = 0;      ///< of all
    std::vector<DrawnRun> runs{}; ///< the first of them
};
/// The runs that are shorter than the limit. Reads likewise.
NarrowRuns narrowRuns(const MadePattern& made, Length limit, const JobControl* control = nullptr);

} // namespace fringe
