// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/cloud_source.h"

#include "engine/model/source_rows.h"

#include <numbers>

namespace fringe {
namespace {

using namespace table;

ParameterInfo ofBox(ParameterInfo info) {
    return when("placement", {"fit"}, std::move(info));
}

ParameterInfo ofScale(ParameterInfo info) {
    return when("placement", {"scale"}, std::move(info));
}

std::vector<ParameterInfo> rows() {
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
    return {
        oneOf("placement", FRINGE_MARK("Placement"),
              FRINGE_MARK("How the numbers of the file become metres in front of the plate."),
              {{"as-read", FRINGE_MARK("As read, in metres")},
               {"fit", FRINGE_MARK("Fit into a box")},
               {"scale", FRINGE_MARK("Scale and offset")}},
              "as-read"),
        ofBox(positive(lengthRow("width", 10_mm, FRINGE_MARK("Box width"),
                                 FRINGE_MARK("Largest extent of the fitted object along x.")))),
        ofBox(positive(lengthRow("height", 10_mm, FRINGE_MARK("Box height"),
                                 FRINGE_MARK("Largest extent of the fitted object along y.")))),
        ofBox(positive(lengthRow("depth", 10_mm, FRINGE_MARK("Box depth"),
                                 FRINGE_MARK("Largest extent of the fitted object along z.")))),
        ofBox(withOption(lengthRow("centre_x", {}, FRINGE_MARK("Centre x"),
                                   FRINGE_MARK("x of the box's centre, where it is fitted.")),
                         "centre-x")),
        ofBox(withOption(lengthRow("centre_y", {}, FRINGE_MARK("Centre y"),
                                   FRINGE_MARK("y of the box's centre, where it is fitted.")),
                         "centre-y")),
        ofBox(lengthRow(
            "distance", 200_mm, FRINGE_MARK("Distance"),
            FRINGE_MARK(
                "z of the box's centre; positive in front of the plate, negative behind it."))),
        ofScale(initially(1.0, positive(named("scale", Kind::Number, FRINGE_MARK("Scale"),
                                              FRINGE_MARK("Metres per unit of the file."))))),
        ofScale(lengthRow("offset_x", {}, FRINGE_MARK("Offset x"),
                          FRINGE_MARK("Added to x after scaling."))),
        ofScale(lengthRow("offset_y", {}, FRINGE_MARK("Offset y"),
                          FRINGE_MARK("Added to y after scaling."))),
        ofScale(lengthRow("offset_z", {}, FRINGE_MARK("Offset z"),
                          FRINGE_MARK("Added to z after scaling."))),
        turn("rotate_x", "rotate-x", FRINGE_MARK("Turn about x")),
        turn("rotate_y", "rotate-y", FRINGE_MARK("Turn about y")),
        turn("rotate_z", "rotate-z", FRINGE_MARK("Turn about z")),
        when("placement", {std::string("as-read"), std::string("scale")},
             oneOf("pivot", FRINGE_MARK("Pivot"),
                   FRINGE_MARK("What stays where it is when the object is turned."),
                   {{"middle", FRINGE_MARK("Middle of the object")},
                    {"origin", FRINGE_MARK("Origin of the file")}},
                   "middle")),
    };
}

Placement asPlacement(const ChoiceInfo& info, const Source& source) {
    const SourceValues values(info, source);
    return {values.choice<Placement::Mode>("placement"),
            values.length("width"),
            values.length("height"),
            values.length("depth"),
            values.length("centre_x"),
            values.length("centre_y"),
            values.length("distance"),
            values.number("scale"),
            values.length("offset_x"),
            values.length("offset_y"),
            values.length("offset_z"),
            {Angle(values.number("rotate_x")), Angle(values.number("rotate_y")),
             Angle(values.number("rotate_z"))},
            values.choice<Placement::Pivot>("pivot")};
}

void store(const ChoiceInfo& info, Source& source, const Placement& placement) {
    SourceEditor to(info, source);
    to.choose("placement", placement.mode);
    to.set("width", placement.width);
    to.set("height", placement.height);
    to.set("depth", placement.depth);
    to.set("centre_x", placement.centreX);
    to.set("centre_y", placement.centreY);
    to.set("distance", placement.distance);
    to.set("scale", placement.scale);
    to.set("offset_x", placement.offsetX);
    to.set("offset_y", placement.offsetY);
    to.set("offset_z", placement.offsetZ);
    to.set("rotate_x", placement.turns[0].si());
    to.set("rotate_y", placement.turns[1].si());
    to.set("rotate_z", placement.turns[2].si());
    to.choose("pivot", placement.pivot);
}

const ChoiceInfo& cloudSourceInfo() {
    static const ChoiceInfo info{
        .key = "points",
        .label = FRINGE_MARK("Point cloud"),
        .help = FRINGE_MARK("Points that send light, as read from a file."),
        .parameters = rows(),
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
    store(cloudSourceInfo(), source, cloud.placement);
    to.choose("colours", cloud.colours);
    to.set("random_phase", cloud.randomPhase);
    to.set("seed", cloud.seed);
    to.set("splat", cloud.splat);
}

} // namespace fringe
