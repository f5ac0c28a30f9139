// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/pattern_rows.h"

namespace fringe {
namespace {

using namespace table;

constexpr auto settings = [](auto& d) -> auto& {
    return d.spots.settings;
};

bool rehearses(const Design& d) {
    return d.spots.settings.start.kind == Start::Kind::WarmStart;
}

bool comparesLevels(const Design& d) {
    return d.spots.settings.solver.key == "direct-search"
           || d.spots.settings.solver.key == "annealing";
}

/// Those that need no region where light is free.
const ChoiceInfos& solvers() {
    static const ChoiceInfos offered = [] {
        ChoiceInfos infos = solverInfos();
        std::erase_if(infos, [](const ChoiceInfo* info) { return info->key == "mraf"; });
        return infos;
    }();
    return offered;
}

std::vector<DesignParameter> startRows() {
    return {
        startRow("algorithm", settings,
                 {{Start::Kind::Superposition,
                   {"superposition", FRINGE_MARK("Superposition, random phases")}},
                  {Start::Kind::WarmStart,
                   {"rehearsed", FRINGE_MARK("Superposition, rehearsed phases")}},
                  {Start::Kind::Random, {"random", FRINGE_MARK("A random phase a pixel")}},
                  {Start::Kind::Given, {"given", FRINGE_MARK("A given pattern")}}}),
        row(
            between(named("algorithm.rehearsal", Kind::Count, FRINGE_MARK("Rehearsal"),
                          FRINGE_MARK("Rounds on the middle of the plate that find the phases.")),
                    0, mostIterations),
            [](auto& d) -> auto& { return d.spots.settings.start.warmIterations; }, rehearses),
        seedRow(
            "algorithm", [](auto& d) -> auto& { return d.spots.settings.start.seed; }),
    };
}

double usualToleranceOf(const Design& d) {
    return usualTolerance(spotGeometry(d.setup.lens, d.spots.settings.model));
}

/// A design whose number is the usual one goes on with it in another geometry.
DesignParameter toleranceRow() {
    ParameterInfo info =
        between(named("algorithm.tolerance", Kind::Number, FRINGE_MARK("Tolerance"),
                      FRINGE_MARK("Error that sums over spots may have in a round, such as 0.001, "
                                  "to save time; the result is measured exactly. 0 for as exact "
                                  "as single precision goes; usual are 0.0001 in exact free space "
                                  "and 0 otherwise. From 0.001 on an NVIDIA GPU multiplies in "
                                  "TF32.")),
                0, 0.1);
    info.initial = 0.0;
    return {info,
            [](const Design& d) {
                return Value(d.spots.settings.tolerance.value_or(usualToleranceOf(d)));
            },
            [](Design& d, const Value& value) {
                const double number = std::get<double>(value);
                d.spots.settings.tolerance =
                    number == usualToleranceOf(d) ? std::nullopt : std::optional(number);
            },
            [](const Design& d) { return !comparesLevels(d); }};
}

DesignParameter uniformityRow() {
    return limitRow(
        named("algorithm.until_uniformity", Kind::Number, FRINGE_MARK("Until uniformity"),
              FRINGE_MARK("End at this uniformity, such as 0.99; 0 for never.")),
        [](auto& d) -> auto& { return d.spots.settings.stop.uniformity; });
}

} // namespace

std::vector<DesignParameter> spotRows() {
    return {choiceRow(
        named("spots.model", Kind::Choice, FRINGE_MARK("Model"),
              FRINGE_MARK("How light gets to the spots; paraxial is faster.")),
        {{"exact", FRINGE_MARK("Free space, exact")},
         {"fresnel", FRINGE_MARK("Free space, paraxial")}},
        [](auto& d) -> auto& { return d.spots.settings.model; },
        [](const Design& d) { return !d.setup.lens.on; })};
}

std::vector<DesignParameter> spotAlgorithmRows(const Design& design) {
    std::vector<DesignParameter> rows = solverRows(design, "algorithm", settings, solvers());
    append(rows, startRows());
    rows.push_back(toleranceRow());
    append(rows, stopRows("algorithm", settings, uniformityRow()));
    return rows;
}

} // namespace fringe
