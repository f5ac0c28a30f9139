// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/edits/spot_edits.h"

#include "engine/sources/spots/spot_checks.h"

#include <utility>

namespace fringe {
namespace {

SpotList spotsOf(const Design& design, std::size_t source) {
    return asSpots(design.sources.at(source)).spots();
}

double handWay(double from, double way) {
    return way == 0 ? 0 : fourDigits(from + way) - from;
}

/// As a hand leaves the spot at the end of it.
Shift handShift(const Spot& spot, const Shift& shift) {
    return {handWay(spot.x, shift.x), handWay(spot.y, shift.y), handWay(spot.z, shift.z)};
}

double moved(double from, double way) {
    return way == 0 ? from : roundedLength(from + way);
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
    const bool isHeld = shift.isByHand && !which.empty() && *which.begin() < spots.size();
    const Shift way = isHeld ? handShift(spots[*which.begin()], shift) : shift;
    for (const std::size_t number : which) {
        if (number >= spots.size())
            break;
        Spot& spot = spots[number];
        spot.x = moved(spot.x, way.x);
        spot.y = moved(spot.y, way.y);
        spot.z = moved(spot.z, way.z);
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

double usualDepth(const Design& design) {
    return design.setup.lens.on ? 0 : design.reconstruction.distance.si();
}

Reach resolvedStep(const Design& design, double z) {
    const Setup& setup = design.setup;
    const Plate& plate = setup.plate;
    const double distance = setup.lens.on ? setup.lens.focalLength.si() : std::abs(z);
    const auto step = [&](std::int64_t pixels, Length pitch) {
        return fourDigits(setup.wavelength().si() * distance
                          / (static_cast<double>(pixels) * pitch.si()));
    };
    return {step(plate.size.cols, plate.pitchX), step(plate.size.rows, plate.pitchY)};
}

Reach reachOf(const Design& design, std::size_t source, double z) {
    LitSpots lit{{}, design.setup, asSpots(design.sources.at(source)).model, 0};
    return reachableField(lit, z);
}

} // namespace fringe
