// SPDX-License-Identifier: GPL-3.0-or-later
// Point clouds: they send light, or their places are where a solver is to bring it.
#include "engine/sources/points/points_source.h"

#include "engine/model/parameter_rows.h"
#include "engine/sources/placed.h"
#include "engine/sources/points/point_light.h"
#include "engine/sources/spots/wanted_spots.h"

#include <cmath>
#include <iterator>
#include <random>

namespace fringe {
namespace {

using namespace table;

/// Rows beside those of the placement.
const BoundRows<CloudSource>& cloudRows() {
    static const BoundRows<CloudSource> rows{
        {oneOf(
             "colours", FRINGE_MARK("Colours"),
             FRINGE_MARK("What the colours of the file are: intensities, as in pictures, "
                         "or amplitudes, their square roots, as in older projects."),
             {{"intensity", FRINGE_MARK("Intensities")}, {"amplitude", FRINGE_MARK("Amplitudes")}}),
         &CloudSource::colours},
        {withOption(named("random_phase", Kind::Toggle, FRINGE_MARK("Random phase"),
                          FRINGE_MARK("Give each point a random phase, which spreads its light "
                                      "evenly.")),
                    "random-phase"),
         &CloudSource::randomPhase},
        {when("random_phase", {true}, withOption(seedInfo("seed"), "seed")), &CloudSource::seed},
        {withOption(splatInfo(), "splat"), &CloudSource::splat}};
    return rows;
}

std::shared_ptr<const PointCloud> glyphs(const Source& source) {
    const CloudSource cloud = asCloud(source);
    return cloud.cloud ? std::make_shared<const PointCloud>(placed(cloud)) : nullptr;
}

SourceCost checked(const SourceInput& input, SourceCost cost) {
    checkUnit(input.source, cost.findings);
    return cost;
}

/// One point of each of as many strata of the cloud's order, seeded, with the power of all.
std::shared_ptr<const PointCloud> thinned(const PointCloud& cloud, std::size_t count) {
    std::minstd_rand random(1);
    const double stratum = static_cast<double>(cloud.size()) / static_cast<double>(count);
    const auto gain = static_cast<float>(std::sqrt(stratum));
    PointCloud few;
    for (std::size_t i = 0; i < count; ++i) {
        const double part = static_cast<double>(random() - 1) / 0x1p31;
        const auto chosen = static_cast<std::size_t>(stratum * (static_cast<double>(i) + part));
        few.points.push_back(cloud.points[chosen]);
        few.points.back().amplitude *= gain;
        if (cloud.isColoured())
            few.colours.push_back(cloud.colours[chosen]);
    }
    return std::make_shared<const PointCloud>(std::move(few));
}

/// A cloud that lies outside memory is left as it is.
void draft(Design& design, Source& source, double share) {
    draftPlaces(design, source, share);
    CloudSource cloud = asCloud(source);
    const std::size_t all = cloud.cloud && !cloud.cloud->stored ? cloud.cloud->size() : 0;
    const std::size_t count = pointsOfDraft(all, share);
    if (count == all)
        return;
    const Similarity placing =
        similarity(*cloud.placement, cloud.cloud->bounds().value_or(Box{})); // of all
    cloud.cloud = thinned(*cloud.cloud, count);
    cloud.placement =
        shifted(*cloud.placement, cloud.cloud->bounds().value_or(Box{}), placing.shift);
    store(source, cloud);
}

} // namespace

ParameterInfo splatInfo() {
    return zeroMeans(
        FRINGE_MARK("transparent"),
        notNegative(lengthRow("splat", FRINGE_MARK("Splat"),
                              FRINGE_MARK("Diameter of the disc around each point that hides what "
                                          "is behind it; about the distance of the points makes a "
                                          "surface."))));
}

const ChoiceInfo& cloudSourceInfo() {
    static const ChoiceInfo info{
        .key = "points",
        .label = FRINGE_MARK("Point cloud"),
        .help = FRINGE_MARK("Points that send light, as read from a file."),
        .parameters =
            [] {
                std::vector<ParameterInfo> all = infosOf(placementRows());
                std::ranges::move(infosOf(cloudRows()), std::back_inserter(all));
                return all;
            }(),
        .assets = {{"cloud", FRINGE_MARK("Point cloud"), AssetType::PointCloud}},
        .hasMethods = true};
    return info;
}

CloudSource asCloud(const Source& source) {
    CloudSource cloud = readBy(cloudRows(), source.kind.values);
    cloud.cloud = source.kind.data<PointCloud>("cloud");
    cloud.placement = asPlacement(source);
    return cloud;
}

void store(Source& source, const CloudSource& cloud) {
    source.kind.setData("cloud", cloud.cloud);
    const auto box = cloud.cloud ? cloud.cloud->bounds() : std::nullopt;
    store(source, cloud.placement.value_or(asRead({}, box.value_or(Box{}))));
    storeBy(cloudRows(), cloud, source.kind.values);
}

const SourceKind& points_source_entry() {
    static const SourceKind kind{
        .info = cloudSourceInfo(),
        .usual = {},
        .lightCost =
            [](const SourceInput& input) {
                return checked(input, pointLightCost(asCloud(input.source), input));
            },
        .light =
            [](const SourceInput& input, const Choice& method) {
                return pointLight(asCloud(input.source), input, method);
            },
        .hides = [](const Source& source) { return asCloud(source).splat > Length{}; },
        .wantedCost =
            [](const SourceInput& input) {
                return checked(input, wantedPlacesCost(asCloud(input.source), input));
            },
        .wanted = [](const SourceInput& input, Device& device, JobControl& control,
                     bool eachPair) -> std::unique_ptr<Wanted> {
            return std::make_unique<WantedSpots>(litPlaces(asCloud(input.source), input.design),
                                                 device, control, eachPair);
        },
        .tellsPixels = true,
        .adopt = adoptPlaced,
        .settle = settlePlaced,
        .lookedAt = placedLookedAt,
        .glyphs = glyphs,
        .grain = [](const Source& source) { return std::optional(asCloud(source).splat.si()); },
        .around = aroundPlaced,
        .freedoms = {{true, true, true}, true, Freedoms::Scaling::Evenly},
        .move = movePlaced,
        .draft = draft,
    };
    return kind;
}

} // namespace fringe
