// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/pattern_rows.h"

namespace fringe {
namespace {

using namespace table;

constexpr auto settings = [](auto& d) -> auto& {
    return d.picture.settings;
};

bool hasLens(const Design& d) {
    return d.setup.lens.on;
}
bool hasRegion(const Design& d) {
    return d.picture.plane().signal.kind != SignalRegion::Kind::Plane;
}
bool startsRandom(const Design& d) {
    return d.picture.settings.start.kind == Start::Kind::Random;
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

/// Those that try no single places. What was weighted GS of pictures is Kim's.
const ChoiceInfos& solvers() {
    static const ChoiceInfos offered = [] {
        ChoiceInfos infos = solverInfos();
        std::erase_if(infos, [](const ChoiceInfo* info) {
            return info->key == "annealing" || info->key == "direct-search"
                   || info->key == "superposition" || info->key == "wgs";
        });
        return infos;
    }();
    return offered;
}

std::vector<DesignParameter> startRows() {
    return {
        startRow("picture_algorithm", settings,
                 {{Start::Kind::Smooth, {"smooth", FRINGE_MARK("Smooth, without speckle")}},
                  {Start::Kind::Random, {"random", FRINGE_MARK("A random phase a pixel")}},
                  {Start::Kind::Given, {"given", FRINGE_MARK("A given pattern")}}}),
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
    std::vector<DesignParameter> rows = planeRows();
    rows.push_back(paddingRow());
    return rows;
}

std::vector<DesignParameter> pictureAlgorithmRows(const Design& design) {
    std::vector<DesignParameter> rows =
        solverRows(design, "picture_algorithm", settings, solvers());
    for (ParameterChoice& choice : rows.front().info.choices)
        if (choice.key == "wgs-kim")
            choice.alias = "wgs";
    append(rows, startRows());
    append(rows, stopRows("picture_algorithm", settings, errorRow()));
    return rows;
}

} // namespace fringe
