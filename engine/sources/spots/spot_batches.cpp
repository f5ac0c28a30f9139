// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/spots/spot_batches.h"

#include "engine/methods/capabilities.h"

#include <algorithm>

namespace fringe {
namespace {

/// Prepared in some hundredths of a second, in memory that the next batch is given again.
constexpr double partOfMost = 8;

std::size_t spotsPerBatch(Device& device, const SpotsArgs& args) {
    const SpotWorkEstimate estimate = device.spots().spotWorkEstimate();
    const Work work = estimate ? estimate(args) : Work{};
    const double bytes = std::max(work.bytes, work.onDevice);
    const std::size_t all = std::max<std::size_t>(args.spots.size(), 1);
    const double kept = keptSpotBytes(bytes, capabilitiesOf(device).memory);
    if (bytes <= kept)
        return all;
    return std::max<std::size_t>(static_cast<std::size_t>(static_cast<double>(all) * kept / bytes),
                                 1);
}

} // namespace

double mostSpotBytes(double deviceMemory) {
    constexpr double ofHost = 1 << 30, partOfDevice = 4;
    return deviceMemory > 0 ? std::max(deviceMemory / partOfDevice, 1.0) : ofHost;
}

double keptSpotBytes(double ofAll, double deviceMemory) {
    const double most = mostSpotBytes(deviceMemory);
    return ofAll <= most ? ofAll : most / partOfMost;
}

SpotBatches::SpotBatches(Device& device, const SpotsArgs& args)
    : device_(device), places_(args.spots.begin(), args.spots.end()), args_(args),
      perBatch_(spotsPerBatch(device, args)), count_((places_.size() + perBatch_ - 1) / perBatch_) {
    args_.spots = {};
    if (count() == 1)
        tables_ = prepared(0);
}

std::unique_ptr<SpotTables> SpotBatches::prepared(std::size_t first) const {
    SpotsArgs args = args_;
    args.spots = std::span(places_).subspan(first, std::min(perBatch_, places_.size() - first));
    return device_.spots().prepareSpots(args);
}

SpotBatches::Batch SpotBatches::at(std::size_t index) {
    const std::size_t first = index * perBatch_;
    if (count() > 1) {
        tables_.reset(); // its memory is what the next takes
        tables_ = prepared(first);
    }
    return {*tables_, first};
}

bool SpotBatches::isExact() const {
    return count() == 1 ? tables_->isExact() : args_.tolerance == 0;
}

} // namespace fringe
