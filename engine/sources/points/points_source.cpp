// SPDX-License-Identifier: GPL-3.0-or-later
// Point clouds: they send light, or their places are where a solver is to bring it.
#include "engine/model/placement.h"
#include "engine/sources/points/point_light.h"
#include "engine/sources/spots/wanted_spots.h"

namespace fringe {
namespace {

void settle(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    CloudSource cloud = asCloud(source);
    cloud.placement = fittingPlacement(design.setup);
    store(source, cloud);
    design.reconstruction.distance = cloud.placement.distance;
}

std::optional<Box> boxOf(const CloudSource& cloud) {
    return cloud.cloud ? cloud.cloud->bounds() : std::nullopt;
}

std::optional<TurnedBox> around(const Source& source) {
    const CloudSource cloud = asCloud(source);
    const auto box = boxOf(cloud);
    return box ? std::optional(boxAround(cloud.placement, *box)) : std::nullopt;
}

void move(Source& source, const Motion& motion) {
    CloudSource cloud = asCloud(source);
    cloud.placement = moved(cloud.placement, boxOf(cloud).value_or(Box{}), motion);
    store(source, cloud);
}

std::shared_ptr<const PointCloud> glyphs(const Source& source) {
    const CloudSource cloud = asCloud(source);
    return cloud.cloud ? std::make_shared<const PointCloud>(placed(cloud)) : nullptr;
}

} // namespace

const SourceKind& points_source_entry() {
    static const SourceKind kind{
        .info = cloudSourceInfo(),
        .usual = {},
        .lightCost =
            [](const SourceInput& input) { return pointLightCost(asCloud(input.source), input); },
        .light =
            [](const SourceInput& input, const Choice& method) {
                return pointLight(asCloud(input.source), input, method);
            },
        .lightOnTiles = true,
        .hides = [](const Source& source) { return asCloud(source).splat > Length{}; },
        .wantedCost =
            [](const SourceInput& input) {
                return wantedSpotsCost(litPlaces(asCloud(input.source), input.design), input);
            },
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool eachPair) -> std::unique_ptr<Wanted> {
            return std::make_unique<WantedSpots>(litPlaces(asCloud(input.source), input.design),
                                                 device, control, eachPair);
        },
        .tellsPixels = true,
        .settle = settle,
        .glyphs = glyphs,
        .around = around,
        .freedoms = {{true, true, true}, true, Freedoms::Scaling::Evenly},
        .move = move,
        .draft = draftPlaces,
    };
    return kind;
}

} // namespace fringe
