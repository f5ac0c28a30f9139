// SPDX-License-Identifier: GPL-3.0-or-later
// Spots of light: wanted of a solver, or sent like points, with random phases where none are given.
#include "engine/sources/spots/spots_source.h"

#include "engine/model/parameter_rows.h"
#include "engine/sources/points/point_light.h"
#include "engine/sources/spots/wanted_spots.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

using namespace table;

ParameterInfo toleranceInfo() {
    return zeroMeans(
        FRINGE_MARK("usual"),
        advanced(withOption(
            between(named("tolerance", Kind::Number, FRINGE_MARK("Tolerance"),
                          FRINGE_MARK("Error that sums over spots may have in an iteration, such "
                                      "as 0.001, to save time; the result is measured exactly. "
                                      "Usual are 0.0001 in exact free space and single precision "
                                      "otherwise.")),
                    0, 0.1),
            "tolerance")));
}

const BoundRows<SpotSource>& spotRows() {
    static const BoundRows<SpotSource> rows{
        {when("lens.on", {false},
              oneOf("model", FRINGE_MARK("Model"),
                    FRINGE_MARK("How light gets to the spots; paraxial is faster."),
                    {{"exact", FRINGE_MARK("Free space, exact")},
                     {"fresnel", FRINGE_MARK("Free space, paraxial")}})),
         &SpotSource::model},
        {toleranceInfo(), &SpotSource::tolerance}};
    return rows;
}

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

/// In the plane of the middle one of the lit spots by their z.
void settle(Design& design, std::size_t number) {
    const SpotSource source = asSpots(design.sources.at(number));
    std::vector<double> planes;
    for (const Spot& spot : source.spots())
        if (spot.intensity > 0)
            planes.push_back(spot.z);
    if (planes.empty())
        return;
    const auto middle = planes.begin() + std::ssize(planes) / 2;
    std::ranges::nth_element(planes, middle);
    design.reconstruction.distance = Length(*middle);
}

std::vector<Reported> reported(const Source& source) {
    const SpotList spots = asSpots(source).spots();
    const std::vector<double> target = targetIntensities(spots);
    std::vector<Reported> all;
    for (std::size_t r = 0; r < spots.size(); ++r)
        all.push_back(
            {{"x_m", spots[r].x}, {"y_m", spots[r].y}, {"z_m", spots[r].z}, {"target", target[r]}});
    return all;
}

void draft(Design& design, Source& source, double share) {
    draftPlaces(design, source, share);
    SpotSource spots = asSpots(source);
    spots.tolerance = 1e-2;
    store(source, spots);
}

} // namespace

const ChoiceInfo& spotSourceInfo() {
    static const ChoiceInfo info{
        .key = "spots",
        .label = FRINGE_MARK("Spots"),
        .help = FRINGE_MARK("Single places of light, such as optical traps."),
        .parameters = infosOf(spotRows()),
        .assets = {{"list", FRINGE_MARK("Table of spots"), AssetType::SpotList}},
        .hasMethods = true,
        .takesSeed = true};
    return info;
}

SpotSource asSpots(const Source& source) {
    SpotSource spots = readBy(spotRows(), source.kind.values);
    spots.list = source.kind.data<SpotList>("list");
    return spots;
}

void store(Source& source, const SpotSource& spots) {
    source.kind.setData("list", spots.list);
    storeBy(spotRows(), spots, source.kind.values);
}

const SpotList& SpotSource::spots() const {
    static const SpotList none;
    return list ? *list : none;
}

SpotGeometry spotGeometry(const Lens& lens, WaveModel model) {
    if (lens.on)
        return SpotGeometry::Lens;
    return model == WaveModel::Exact ? SpotGeometry::FreeExact : SpotGeometry::FreeFresnel;
}

double usualTolerance(SpotGeometry geometry) {
    return geometry == SpotGeometry::FreeExact ? 1e-4 : 0;
}

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
        .report = reported,
        .settle = settle,
        .draft = draft,
    };
    return kind;
}

} // namespace fringe
