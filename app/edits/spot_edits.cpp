// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_edits.h"

#include "engine/sources/spots/spot_checks.h"

#include <utility>

namespace fringe {
namespace {

SpotList spotsOf(const Design& design, std::size_t source) {
    return asSpots(design.sources.at(source)).spots();
}

} // namespace

Design withSpots(Design design, std::size_t source, SpotList spots) {
    SpotSource to = asSpots(design.sources.at(source));
    to.list = std::make_shared<const SpotList>(std::move(spots));
    store(design.sources[source], to);
    return design;
}

Design withSpotsAdded(Design design, std::size_t source, const SpotList& more) {
    SpotList spots = spotsOf(design, source);
    spots.insert(spots.end(), more.begin(), more.end());
    return withSpots(std::move(design), source, std::move(spots));
}

Design withSpotsMoved(Design design, std::size_t source, const SpotNumbers& which,
                      const Shift& shift) {
    SpotList spots = spotsOf(design, source);
    for (const std::size_t number : which) {
        if (number >= spots.size())
            break;
        Spot& spot = spots[number];
        spot.x = roundedLength(spot.x + shift.x);
        spot.y = roundedLength(spot.y + shift.y);
        spot.z = roundedLength(spot.z + shift.z);
    }
    return withSpots(std::move(design), source, std::move(spots));
}

Design withSpotsRemoved(Design design, std::size_t source, const SpotNumbers& which) {
    SpotList kept;
    const SpotList spots = spotsOf(design, source);
    for (std::size_t number = 0; number < spots.size(); ++number)
        if (!which.contains(number))
            kept.push_back(spots[number]);
    return withSpots(std::move(design), source, std::move(kept));
}

Design withSpotChanged(Design design, std::size_t source, std::size_t number, const Spot& spot) {
    SpotList spots = spotsOf(design, source);
    if (number < spots.size())
        spots[number] = spot;
    return withSpots(std::move(design), source, std::move(spots));
}

double usualDepth(const Design& design) {
    return design.setup.lens.on ? 0 : design.reconstruction.distance.si();
}

Reach reachOf(const Design& design, std::size_t source, double z) {
    LitSpots lit{{}, design.setup, asSpots(design.sources.at(source)).model, 0};
    return reachableField(lit, z);
}

} // namespace fringe
