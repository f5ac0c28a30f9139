// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/cloud_source.h"

#include "engine/model/parameter_rows.h"
#include "engine/model/placement.h"

#include <algorithm>
#include <iterator>
#include <numbers>

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

/// Nothing where it is 0.
BoundRow<Placement> restRow() {
    return {when("rest", {}, named("rest", Kind::Numbers, "", "")),
            [](const Placement& placement) {
                const Place& rest = placement.rest;
                return Value(rest == Place{} ? std::vector<double>()
                                             : std::vector<double>(rest.begin(), rest.end()));
            },
            [](Placement& placement, const Value& value) {
                const auto& rest = std::get<std::vector<double>>(value);
                if (rest.size() == placement.rest.size())
                    std::ranges::copy(rest, placement.rest.begin());
            }};
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

const BoundRows<Placement>& placementRows() {
    const auto centre = [](const char* key, auto axis, const char* option, const char* label) {
        return BoundRow<Placement>(
            withOption(lengthRow(key, label,
                                 FRINGE_MARK("Of the upright box around the object; z is positive "
                                             "in front of the plate, negative behind it.")),
                       option),
            [axis](auto& placement) -> auto& { return placement.centre[axis]; });
    };
    const auto turn = [](const char* key, auto axis, const char* option, const char* label) {
        return BoundRow<Placement>(
            withOption(between(named(key, Kind::Angle, label,
                                     FRINGE_MARK("First about x, then y, then z, along axes that "
                                                 "stay where they are; right-handed.")),
                               -2 * std::numbers::pi, 2 * std::numbers::pi),
                       option),
            [axis](auto& placement) -> auto& { return placement.turns[axis]; });
    };
    static const BoundRows<Placement> rows{
        centre("centre_x", 0U, "centre-x", FRINGE_MARK("Centre x")),
        centre("centre_y", 1U, "centre-y", FRINGE_MARK("Centre y")),
        centre("centre_z", 2U, "at", FRINGE_MARK("Centre z")),
        {withOption(positive(named("scale", Kind::Number, FRINGE_MARK("Scale"),
                                   FRINGE_MARK("Metres per unit of the file, such "
                                               "as 0.001 for millimetres."))),
                    "scale"),
         &Placement::scale},
        turn("rotate_x", 0U, "rotate-x", FRINGE_MARK("Turn about x")),
        turn("rotate_y", 1U, "rotate-y", FRINGE_MARK("Turn about y")),
        turn("rotate_z", 2U, "rotate-z", FRINGE_MARK("Turn about z")),
        restRow(), // never shown
    };
    return rows;
}

bool isPlaced(const ChoiceInfo& info) {
    return parameterOf(info, "centre_z") != nullptr;
}

Placement asPlacement(const Source& source) {
    return readBy(placementRows(), source.kind.values);
}

void store(Source& source, const Placement& placement) {
    storeBy(placementRows(), placement, source.kind.values);
}

std::optional<Box> boxAsRead(const Source& source) {
    for (const auto& [slot, asset] : source.kind.assets) {
        if (const auto cloud = asset.as<PointCloud>())
            return cloud->bounds();
        if (const auto mesh = asset.as<Mesh>())
            return mesh->bounds();
    }
    return std::nullopt;
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

} // namespace fringe
