// SPDX-License-Identifier: GPL-3.0-or-later
// A source that only the tests know: places on a ring, and those of a table around it.
#include "engine/model/parameter_rows.h"
#include "engine/sources/points/point_light.h"
#include "engine/sources/source_kind.h"
#include "engine/sources/spots/wanted_spots.h"

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

/// The source, typed.
struct Ring {
    Length radius = 0.2_mm;
    std::int64_t count = 6;
    Length distance = 50_mm;
};

const BoundRows<Ring>& ringRows() {
    static const BoundRows<Ring> rows{
        {positive(lengthRow("radius", "Radius", "Of the ring.")), &Ring::radius},
        {between(named("count", Kind::Count, "Count", "Of its places."), 1, 1000), &Ring::count},
        {lengthRow("distance", "Distance", "z of the ring."), &Ring::distance}};
    return rows;
}

const ChoiceInfo& ringInfo() {
    static const ChoiceInfo info{.key = "ring",
                                 .label = "Ring",
                                 .help = "Places of light on a ring.",
                                 .parameters = infosOf(ringRows()),
                                 .assets = {{"centres", "Centres", AssetType::SpotList}},
                                 .hasMethods = true};
    return info;
}

Ring asRing(const Source& source) {
    return readBy(ringRows(), source.kind.values);
}

/// One ring about each centre; about the axis where none are given.
SpotList placesOf(const Source& source) {
    const Ring ring = asRing(source);
    const auto centres = source.kind.data<SpotList>("centres");
    SpotList places;
    for (const Spot& centre : centres ? *centres : SpotList{Spot{}})
        for (std::int64_t i = 0; i < ring.count; ++i) {
            const double angle =
                2 * std::numbers::pi * static_cast<double>(i) / static_cast<double>(ring.count);
            places.push_back({centre.x + ring.radius.si() * std::cos(angle),
                              centre.y + ring.radius.si() * std::sin(angle),
                              centre.z + ring.distance.si(),
                              centre.intensity,
                              {}});
        }
    return places;
}

std::shared_ptr<const PointCloud> glyphs(const Source& source) {
    PointCloud cloud;
    for (const Spot& place : placesOf(source))
        cloud.points.push_back(
            {place.x, place.y, place.z, static_cast<float>(std::sqrt(place.intensity)), 0});
    return std::make_shared<const PointCloud>(std::move(cloud));
}

CloudSource cloudOf(const SourceInput& input) {
    return {.cloud = glyphs(input.source)};
}

LitSpots litOf(const SourceInput& input) {
    const auto places = std::make_shared<const SpotList>(placesOf(input.source));
    return litSpots({.list = places, .model = WaveModel::Exact}, input.design);
}

/// Along the light alone.
void move(Source& source, const Motion& motion) {
    Ring ring = asRing(source);
    ring.distance = further(ring.distance, motion.shift[2]);
    storeBy(ringRows(), ring, source.kind.values);
}

} // namespace

const SourceKind& ring_source_entry() {
    static const SourceKind kind{
        .info = ringInfo(),
        .usual = {},
        .lightCost = [](const SourceInput& input) { return pointLightCost(cloudOf(input), input); },
        .light = [](const SourceInput& input,
                    const Choice& method) { return pointLight(cloudOf(input), input, method); },
        .wantedCost = [](const SourceInput& input) { return wantedSpotsCost(litOf(input), input); },
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool eachPair) -> std::unique_ptr<Wanted> {
            return std::make_unique<WantedSpots>(litOf(input), device, control, eachPair);
        },
        .lookedAt = [](const Source& source) { return asRing(source).distance; },
        .glyphs = glyphs,
        .around = [](const Source& source) -> std::optional<TurnedBox> {
            return uprightBox(glyphs(source)->bounds().value());
        },
        .freedoms = {.moves = {false, false, true}},
        .move = move,
    };
    return kind;
}

} // namespace fringe
