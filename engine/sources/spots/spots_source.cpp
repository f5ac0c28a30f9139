// SPDX-License-Identifier: GPL-3.0-or-later
// Spots of light: wanted of a solver, or sent like points, with random phases where none are given.
#include "engine/sources/points/point_light.h"
#include "engine/sources/spots/wanted_spots.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

CloudSource cloudOf(const SourceInput& input) {
    const SpotSource spots = asSpots(input.source);
    auto cloud = std::make_shared<PointCloud>();
    for (const Spot& spot : spots.spots())
        if (spot.intensity > 0)
            cloud->points.push_back({spot.x, spot.y, spot.z,
                                     static_cast<float>(std::sqrt(spot.intensity)),
                                     static_cast<float>(spot.phase.value_or(0))});
    const bool isFree = std::ranges::none_of(
        spots.spots(), [](const Spot& spot) { return spot.phase.has_value(); });
    return {.cloud = std::move(cloud), .randomPhase = isFree, .seed = input.design.start.seed};
}

void draft(Design& design, Source& source, double share) {
    draftPlaces(design, source, share);
    SpotSource spots = asSpots(source);
    spots.tolerance = 1e-2;
    store(source, spots);
}

} // namespace

const SourceKind& spots_source_entry() {
    static const SourceKind kind{
        .info = spotSourceInfo(),
        .usual = {.solver = {"ora"}, .start = {}, .stop = {}},
        .lightCost = [](const SourceInput& input) { return pointLightCost(cloudOf(input), input); },
        .light = [](const SourceInput& input,
                    const Choice& method) { return pointLight(cloudOf(input), input, method); },
        .wantedCost =
            [](const SourceInput& input) {
                return wantedSpotsCost(litSpots(asSpots(input.source), input.design), input);
            },
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool eachPair) -> std::unique_ptr<Wanted> {
            return std::make_unique<WantedSpots>(litSpots(asSpots(input.source), input.design),
                                                 device, control, eachPair);
        },
        .tellsPixels = true,
        .draft = draft,
    };
    return kind;
}

} // namespace fringe
