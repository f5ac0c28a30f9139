// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/pattern_algorithm_info.h"
#include "engine/model/pattern_rows.h"

namespace fringe {
namespace {

using namespace table;

constexpr auto settings = [](auto& d) -> auto& {
    return d.picture.settings;
};

bool hasLens(const Design& d) {
    return d.picture.settings.geometry == PictureGeometry::Lens;
}
bool hasRegion(const Design& d) {
    return d.picture.plane().signal.kind != SignalRegion::Kind::Plane;
}
bool startsRandom(const Design& d) {
    return d.picture.settings.start.kind == PictureStart::Kind::Random;
}

Applies designedBy(const char* key) {
    return [key](const Design& d) { return d.picture.settings.algorithm == key; };
}

std::vector<DesignParameter> geometryRows() {
    return {
        choiceRow(
            named("picture.geometry", Kind::Choice, FRINGE_MARK("Geometry"),
                  FRINGE_MARK("How the light gets to the picture, and where its z begins.")),
            {{"lens", FRINGE_MARK("Far field, behind a lens")},
             {"free", FRINGE_MARK("At a distance, no lens")}},
            [](auto& d) -> auto& { return d.picture.settings.geometry; }),
        row(
            positive(named("picture.focal_length", Kind::Length, FRINGE_MARK("Focal length"),
                           FRINGE_MARK("Of the lens; z = 0 is its focal plane."))),
            [](auto& d) -> auto& { return d.picture.settings.focalLength; }, hasLens),
    };
}

std::vector<DesignParameter> placeRows() {
    return {
        row(
            named("picture.distance", Kind::Length, FRINGE_MARK("Distance"),
                  FRINGE_MARK("z of the picture: from the focal plane of the lens, or without a "
                              "lens from the plate.")),
            [](auto& d) -> auto& { return d.picture.plane().distance; }),
        row(
            positive(named("picture.width", Kind::Length, FRINGE_MARK("Width"),
                           FRINGE_MARK("Of the picture in its plane."))),
            [](auto& d) -> auto& { return d.picture.plane().place.width; }),
        row(
            positive(named("picture.height", Kind::Length, FRINGE_MARK("Height"),
                           FRINGE_MARK("Of the picture in its plane."))),
            [](auto& d) -> auto& { return d.picture.plane().place.height; }),
        row(
            named("picture.x", Kind::Length, FRINGE_MARK("Centre x"),
                  FRINGE_MARK("Of the picture in its plane.")),
            [](auto& d) -> auto& { return d.picture.plane().place.x; }),
        row(
            named("picture.y", Kind::Length, FRINGE_MARK("Centre y"),
                  FRINGE_MARK("Of the picture in its plane.")),
            [](auto& d) -> auto& { return d.picture.plane().place.y; }),
        row(
            positive(between(named("picture.gamma", Kind::Number, FRINGE_MARK("Gamma"),
                                   FRINGE_MARK("Intensity is the grey value to this power.")),
                             0, 10)),
            [](auto& d) -> auto& { return d.picture.plane().gamma; }),
    };
}

std::vector<DesignParameter> signalRows() {
    return {
        choiceRow(
            named("picture.signal", Kind::Choice, FRINGE_MARK("Signal region"),
                  FRINGE_MARK("Where the picture counts; elsewhere light is free to go, as "
                              "noise.")),
            {{"rectangle", FRINGE_MARK("A rectangle")},
             {"ellipse", FRINGE_MARK("An ellipse")},
             {"polygon", FRINGE_MARK("A polygon")},
             {"mask", FRINGE_MARK("A mask")},
             {"plane", FRINGE_MARK("The whole plane")}},
            [](auto& d) -> auto& { return d.picture.plane().signal.kind; }),
        row(
            positive(named("picture.signal_width", Kind::Length, FRINGE_MARK("Region width"),
                           FRINGE_MARK("Of the signal region."))),
            [](auto& d) -> auto& { return d.picture.plane().signal.place.width; }, hasRegion),
        row(
            positive(named("picture.signal_height", Kind::Length, FRINGE_MARK("Region height"),
                           FRINGE_MARK("Of the signal region."))),
            [](auto& d) -> auto& { return d.picture.plane().signal.place.height; }, hasRegion),
        row(
            named("picture.signal_x", Kind::Length, FRINGE_MARK("Region centre x"),
                  FRINGE_MARK("Of the signal region.")),
            [](auto& d) -> auto& { return d.picture.plane().signal.place.x; }, hasRegion),
        row(
            named("picture.signal_y", Kind::Length, FRINGE_MARK("Region centre y"),
                  FRINGE_MARK("Of the signal region.")),
            [](auto& d) -> auto& { return d.picture.plane().signal.place.y; }, hasRegion),
    };
}

/// Of the chosen plane.
std::vector<DesignParameter> planeRows() {
    std::vector<DesignParameter> rows = placeRows();
    append(rows, signalRows());
    for (DesignParameter& row : rows)
        row.isOfPlane = true;
    return rows;
}

DesignParameter paddingRow() {
    return row(
        advanced(between(named("picture.padding", Kind::Count, FRINGE_MARK("Far-field samples"),
                               FRINGE_MARK("Per axis and pixel; with 2 the light between the "
                                           "pixels' own samples is shaped, too.")),
                         1, 4)),
        [](auto& d) -> auto& { return d.picture.settings.padding; }, hasLens);
}

std::vector<DesignParameter> tuningRows() {
    return {
        row(
            between(named("picture_algorithm.beta", Kind::Number, FRINGE_MARK("Exponent β"),
                          FRINGE_MARK("Of the weights' correction: more is evener, 0 is "
                                      "brightest.")),
                    0, 10),
            [](auto& d) -> auto& { return d.picture.settings.tuning.beta; }, designedBy("ora")),
        row(
            positive(
                between(named("picture_algorithm.mixing", Kind::Number, FRINGE_MARK("Signal share"),
                              FRINGE_MARK("Less is smoother and darker.")),
                        0, 1)),
            [](auto& d) -> auto& { return d.picture.settings.tuning.mixing; }, designedBy("mraf")),
        row(
            positive(
                between(named("picture_algorithm.rate", Kind::Number, FRINGE_MARK("Phase step"),
                              FRINGE_MARK("Of the phases in a round, in radians.")),
                        0, 100)),
            [](auto& d) -> auto& { return d.picture.settings.tuning.rate; }, designedBy("sgd")),
        row(
            between(named("picture_algorithm.free_rounds", Kind::Count, FRINGE_MARK("Free rounds"),
                          FRINGE_MARK("Rounds before the phases of the picture are fixed.")),
                    0, mostRounds),
            [](auto& d) -> auto& { return d.picture.settings.tuning.freeRounds; },
            designedBy("wgs")),
    };
}

std::vector<DesignParameter> startRows() {
    return {
        choiceRow(
            named("picture_algorithm.start", Kind::Choice, FRINGE_MARK("Start"),
                  FRINGE_MARK("The pattern that the first round begins with.")),
            {{"smooth", FRINGE_MARK("Smooth, without speckle")},
             {"random", FRINGE_MARK("A random phase a pixel")},
             {"given", FRINGE_MARK("A given pattern")}},
            [](auto& d) -> auto& { return d.picture.settings.start.kind; }),
        seedRow(
            "picture_algorithm", [](auto& d) -> auto& { return d.picture.settings.start.seed; },
            startsRandom),
    };
}

DesignParameter errorRow() {
    return limitRow(
        named("picture_algorithm.until_error", Kind::Number, FRINGE_MARK("Until error"),
              FRINGE_MARK("End at this error, such as 0.05; 0 for never.")),
        [](auto& d) -> auto& { return d.picture.settings.stop.error; });
}

} // namespace

std::vector<DesignParameter> pictureRows() {
    std::vector<DesignParameter> rows = geometryRows();
    append(rows, planeRows());
    rows.push_back(paddingRow());
    append(rows, beamRows("picture", settings));
    append(rows, apertureRows("picture", settings));
    return rows;
}

std::vector<DesignParameter> pictureAlgorithmRows() {
    ParameterInfo name = named("picture_algorithm.name", Kind::Choice, FRINGE_MARK("Algorithm"),
                               FRINGE_MARK("How a round makes the next pattern."));
    for (const PatternAlgorithmInfo& algorithm : pictureAlgorithmInfos())
        name.choices.push_back({algorithm.key, algorithm.label});
    std::vector<DesignParameter> rows{row(
        name, [](auto& d) -> auto& { return d.picture.settings.algorithm; })};
    append(rows, tuningRows());
    append(rows, startRows());
    append(rows, stopRows("picture_algorithm", settings, errorRow()));
    return rows;
}

} // namespace fringe
