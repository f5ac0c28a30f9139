// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_edits.h"

#include "app/edits/scene_edits.h"
#include "engine/spots/spot_checks.h"

#include <utility>

namespace fringe {

Design emptySpotDesign() {
    Design design = emptyDesign();
    design.target = Target::Spots;
    design.setup.plate.size = {512, 512};
    design.reconstruction.distance = 0_mm;
    return design;
}

Design withSpots(Design design, SpotList spots) {
    design.spots.list = std::make_shared<const SpotList>(std::move(spots));
    return design;
}

Design withSpotsAdded(Design design, const SpotList& more) {
    SpotList spots = design.spots.spots();
    spots.insert(spots.end(), more.begin(), more.end());
    return withSpots(std::move(design), std::move(spots));
}

Design withSpotsMoved(Design design, const SpotNumbers& which, const SpotShift& shift) {
    SpotList spots = design.spots.spots();
    for (const std::size_t number : which) {
        if (number >= spots.size())
            break;
        Spot& spot = spots[number];
        spot.x = roundedLength(spot.x + shift.x);
        spot.y = roundedLength(spot.y + shift.y);
        spot.z = roundedLength(spot.z + shift.z);
    }
    return withSpots(std::move(design), std::move(spots));
}

Design withSpotsRemoved(Design design, const SpotNumbers& which) {
    SpotList kept;
    const SpotList& spots = design.spots.spots();
    for (std::size_t number = 0; number < spots.size(); ++number)
        if (!which.contains(number))
            kept.push_back(spots[number]);
    return withSpots(std::move(design), std::move(kept));
}

Design withSpotChanged(Design design, std::size_t number, const Spot& spot) {
    SpotList spots = design.spots.spots();
    if (number < spots.size())
        spots[number] = spot;
    return withSpots(std::move(design), std::move(spots));
}

double usualDepth(const Design& design) {
    return design.setup.lens.on ? 0 : design.reconstruction.distance.si();
}

Reach reachOf(const Design& design, double z) {
    SpotDesign optics;
    static_cast<SpotSettings&>(optics) = design.spots.settings;
    optics.setup = design.setup;
    const ReachableField field = reachableField(optics, z);
    return {field.x, field.y};
}

} // namespace fringe
