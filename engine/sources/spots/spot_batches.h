// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/spots/lit_spots.h"
#include "kernels/device.h"

#include <memory>
#include <span>
#include <vector>

namespace fringe {

/// The most memory that a device keeps of spots between sums; `deviceMemory` is its own, 0 where it
/// is the host's. Spots that would take more are prepared in batches, anew for each sum.
double mostSpotBytes(double deviceMemory);

/// What is kept at a time of tables that take `ofAll` bytes for all spots.
double keptSpotBytes(double ofAll, double deviceMemory);

/// The spots of a design on a device: all at once or, where that would take too much memory or a
/// time in which no job could be cancelled, batch after batch.
class SpotBatches {
  public:
    /// args: with all places, which this copies. Keeps a reference to the device.
    SpotBatches(Device& device, const SpotsArgs& args);

    struct Batch {
        const SpotTables& tables;
        std::size_t first; ///< spot
    };
    std::size_t count() const { return count_; }
    /// Valid until the next call.
    Batch at(std::size_t index);

    /// Whether the sums keep single precision.
    bool isExact() const;

  private:
    std::unique_ptr<SpotTables> prepared(std::size_t first) const;

    Device& device_;
    std::vector<SpotPlace> places_;
    SpotsArgs args_; ///< without places
    std::size_t perBatch_;
    std::size_t count_;
    std::unique_ptr<SpotTables> tables_;
};

} // namespace fringe
