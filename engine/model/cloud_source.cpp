// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/cloud_source.h"

#include "engine/model/placement.h"
#include "engine/model/source_rows.h"

#include <algorithm>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

std::vector<ParameterInfo> cloudRows() {
    std::vector<ParameterInfo> all = placementRows();
    all.push_back(
        oneOf("colours", FRINGE_MARK("Colours"),
              FRINGE_MARK("What the colours of the file are: intensities, as in pictures, "
                          "or amplitudes, their square roots, as in older projects."),
              {{"intensity", FRINGE_MARK("Intensities")}, {"amplitude", FRINGE_MARK("Amplitudes")}},
              "intensity"));
    all.push_back(initially(
        false, withOption(named("random_phase", Kind::Toggle, FRINGE_MARK("Random phase"),
                                FRINGE_MARK("Give each point a random phase, which spreads its "
                                            "light evenly.")),
                          "random-phase")));
    all.push_back(when("random_phase", {true}, withOption(seedInfo("seed"), "seed")));
    all.push_back(withOption(splatInfo(), "splat"));
    return all;
}

} // namespace

ParameterInfo splatInfo() {
    ParameterInfo info =
        lengthRow("splat", {}, FRINGE_MARK("Splat"),
                  FRINGE_MARK("Diameter of the disc around each point that hides what is behind "
                              "it; about the distance of the points makes a surface."));
    info.least = 0;
    info.zero = FRINGE_MARK("transparent");
    return info;
}

std::vector<ParameterInfo> placementRows() {
    const auto turn = [](const char* key, const char* option, const char* label) {
        return withOption(
            initially(0.0, between(named(key, Kind::Angle, label,
                                         FRINGE_MARK("First about x, then y, then z, along axes "
                                                     "that stay where they are; right-handed.")),
                                   -2 * std::numbers::pi, 2 * std::numbers::pi)),
            option);
    };
    const auto centre = [](const char* key, Length initial, const char* option, const char* label) {
        return withOption(
            lengthRow(key, initial, label,
                      FRINGE_MARK("Of the upright box around the object; z is positive in front of "
                                  "the plate, negative behind it.")),
            option);
    };
    ParameterInfo rest = named("rest", Kind::Numbers, "", "");
    rest.initial = std::vector<double>();
    return {
        centre("centre_x", {}, "centre-x", FRINGE_MARK("Centre x")),
        centre("centre_y", {}, "centre-y", FRINGE_MARK("Centre y")),
        centre("centre_z", 200_mm, "at", FRINGE_MARK("Centre z")),
        withOption(initially(1.0, positive(named("scale", Kind::Number, FRINGE_MARK("Scale"),
                                                 FRINGE_MARK("Metres per unit of the file, such as "
                                                             "0.001 for millimetres.")))),
                   "scale"),
        turn("rotate_x", "rotate-x", FRINGE_MARK("Turn about x")),
        turn("rotate_y", "rotate-y", FRINGE_MARK("Turn about y")),
        turn("rotate_z", "rotate-z", FRINGE_MARK("Turn about z")),
        when("rest", {}, std::move(rest)), // never shown
    };
}

bool isPlaced(const ChoiceInfo& info) {
    return parameterOf(info, "centre_z") != nullptr;
}

Placement asPlacement(const ChoiceInfo& info, const Source& source) {
    const SourceValues values(info, source);
    Placement placement{
        {values.number("centre_x"), values.number("centre_y"), values.number("centre_z")},
        values.number("scale"),
        {Angle(values.number("rotate_x")), Angle(values.number("rotate_y")),
         Angle(values.number("rotate_z"))}};
    if (const std::vector<double>& rest = values.list("rest"); rest.size() == 3)
        std::ranges::copy(rest, placement.rest.begin());
    return placement;
}

void store(const ChoiceInfo& info, Source& source, const Placement& placement) {
    const auto& [centre, scale, turns, rest] = placement;
    SourceEditor to(info, source);
    to.set("centre_x", centre[0]);
    to.set("centre_y", centre[1]);
    to.set("centre_z", centre[2]);
    to.set("scale", scale);
    to.set("rotate_x", turns[0].si());
    to.set("rotate_y", turns[1].si());
    to.set("rotate_z", turns[2].si());
    to.set("rest",
           rest == Place{} ? std::vector<double>() : std::vector<double>(rest.begin(), rest.end()));
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
        .parameters = cloudRows(),
        .assets = {{"cloud", FRINGE_MARK("Point cloud"), AssetType::PointCloud}},
        .hasMethods = true};
    return info;
}

CloudSource asCloud(const Source& source) {
    const SourceValues values(cloudSourceInfo(), source);
    return {source.kind.data<PointCloud>("cloud"),
            asPlacement(cloudSourceInfo(), source),
            values.choice<CloudSource::Colours>("colours"),
            values.toggle("random_phase"),
            values.count("seed"),
            values.length("splat")};
}

void store(Source& source, const CloudSource& cloud) {
    SourceEditor to(cloudSourceInfo(), source);
    to.data("cloud", cloud.cloud);
    const auto box = cloud.cloud ? cloud.cloud->bounds() : std::nullopt;
    store(cloudSourceInfo(), source, cloud.placement.value_or(asRead({}, box.value_or(Box{}))));
    to.choose("colours", cloud.colours);
    to.set("random_phase", cloud.randomPhase);
    to.set("seed", cloud.seed);
    to.set("splat", cloud.splat);
}

} // namespace fringe
