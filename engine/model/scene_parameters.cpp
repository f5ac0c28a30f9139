// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/parameter_rows.h"

namespace fringe {
namespace {

using namespace table;

bool fits(const Design& d) {
    return d.scene.placement.mode == Placement::Mode::Fit;
}
bool scales(const Design& d) {
    return d.scene.placement.mode == Placement::Mode::Scale;
}

std::vector<DesignParameter> placementRows() {
    return {
        choiceRow(
            named("scene.placement", Kind::Choice, FRINGE_MARK("Placement"),
                  FRINGE_MARK("How the numbers of the file become metres in front of the plate.")),
            {{"as-read", FRINGE_MARK("As read, in metres")},
             {"fit", FRINGE_MARK("Fit into a box")},
             {"scale", FRINGE_MARK("Scale and offset")}},
            [](auto& d) -> auto& { return d.scene.placement.mode; }),
        row(
            positive(named("scene.width", Kind::Length, FRINGE_MARK("Box width"),
                           FRINGE_MARK("Largest extent of the fitted object along x."))),
            [](auto& d) -> auto& { return d.scene.placement.width; }, fits),
        row(
            positive(named("scene.height", Kind::Length, FRINGE_MARK("Box height"),
                           FRINGE_MARK("Largest extent of the fitted object along y."))),
            [](auto& d) -> auto& { return d.scene.placement.height; }, fits),
        row(
            positive(named("scene.depth", Kind::Length, FRINGE_MARK("Box depth"),
                           FRINGE_MARK("Largest extent of the fitted object along z."))),
            [](auto& d) -> auto& { return d.scene.placement.depth; }, fits),
        row(
            named(
                "scene.distance", Kind::Length, FRINGE_MARK("Distance"),
                FRINGE_MARK(
                    "z of the box's centre; positive in front of the plate, negative behind it.")),
            [](auto& d) -> auto& { return d.scene.placement.distance; }, fits),
        row(
            positive(named("scene.scale", Kind::Number, FRINGE_MARK("Scale"),
                           FRINGE_MARK("Metres per unit of the file."))),
            [](auto& d) -> auto& { return d.scene.placement.scale; }, scales),
        row(
            named("scene.offset_x", Kind::Length, FRINGE_MARK("Offset x"),
                  FRINGE_MARK("Added to x after scaling.")),
            [](auto& d) -> auto& { return d.scene.placement.offsetX; }, scales),
        row(
            named("scene.offset_y", Kind::Length, FRINGE_MARK("Offset y"),
                  FRINGE_MARK("Added to y after scaling.")),
            [](auto& d) -> auto& { return d.scene.placement.offsetY; }, scales),
        row(
            named("scene.offset_z", Kind::Length, FRINGE_MARK("Offset z"),
                  FRINGE_MARK("Added to z after scaling.")),
            [](auto& d) -> auto& { return d.scene.placement.offsetZ; }, scales),
    };
}

} // namespace

std::vector<DesignParameter> sceneRows() {
    std::vector<DesignParameter> rows = placementRows();
    rows.push_back(row(
        withOption(
            named("scene.random_phase", Kind::Toggle, FRINGE_MARK("Random phase"),
                  FRINGE_MARK("Give each point a random phase, which spreads its light evenly.")),
            "random-phase"),
        [](auto& d) -> auto& { return d.scene.randomPhase; }));
    DesignParameter seed = seedRow(
        "scene", [](auto& d) -> auto& { return d.scene.seed; },
        [](const Design& d) { return d.scene.randomPhase; });
    seed.info.option = "seed";
    rows.push_back(std::move(seed));
    return rows;
}

} // namespace fringe
