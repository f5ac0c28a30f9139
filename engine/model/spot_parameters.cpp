// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/pattern_algorithm_info.h"
#include "engine/model/pattern_rows.h"

namespace fringe {
namespace {

using namespace table;

constexpr auto settings = [](auto& d) -> auto& {
    return d.spots.settings;
};

bool hasLens(const Design& d) {
    return d.spots.settings.geometry == SpotGeometry::Lens;
}
bool rehearses(const Design& d) {
    return d.spots.settings.start.kind == SpotStart::Kind::Rehearsed;
}

Applies designedBy(const char* key) {
    return [key](const Design& d) { return d.spots.settings.algorithm == key; };
}

std::vector<DesignParameter> tuningRows() {
    return {
        row(
            between(
                named("algorithm.beta", Kind::Number, FRINGE_MARK("Exponent β"),
                      FRINGE_MARK("Of the weights' correction: more is evener, 0 is brightest.")),
                0, 10),
            [](auto& d) -> auto& { return d.spots.settings.tuning.beta; }, designedBy("ora")),
        row(
            between(named("algorithm.gain", Kind::Number, FRINGE_MARK("Gain"),
                          FRINGE_MARK("Of the weights' correction, 0 to less than 1.")),
                    0, 0.999),
            [](auto& d) -> auto& { return d.spots.settings.tuning.gain; },
            designedBy("wgs-nogrette")),
        row(
            between(named("algorithm.free_rounds", Kind::Count, FRINGE_MARK("Free rounds"),
                          FRINGE_MARK("Rounds before the phases of the spots are fixed.")),
                    0, mostRounds),
            [](auto& d) -> auto& { return d.spots.settings.tuning.freeRounds; },
            designedBy("wgs-kim")),
        row(
            between(named("algorithm.balance", Kind::Number, FRINGE_MARK("Balance"),
                          FRINGE_MARK("What evenness counts against light.")),
                    0, 1000),
            [](auto& d) -> auto& { return d.spots.settings.tuning.balance; },
            [](const Design& d) {
                return designedBy("direct-search")(d) || designedBy("annealing")(d);
            }),
        row(
            between(named("algorithm.temperature", Kind::Number, FRINGE_MARK("Temperature"),
                          FRINGE_MARK("Of the first round, in losses that a pixel can make.")),
                    0, 1e9),
            [](auto& d) -> auto& { return d.spots.settings.tuning.temperature; },
            designedBy("annealing")),
        row(
            between(named("algorithm.cooling", Kind::Number, FRINGE_MARK("Cooling"),
                          FRINGE_MARK("Of the temperature, from round to round.")),
                    0, 1),
            [](auto& d) -> auto& { return d.spots.settings.tuning.cooling; },
            designedBy("annealing")),
    };
}

std::vector<DesignParameter> startRows() {
    return {
        choiceRow(
            named("algorithm.start", Kind::Choice, FRINGE_MARK("Start"),
                  FRINGE_MARK("The pattern that the first round begins with.")),
            {{"superposition", FRINGE_MARK("Superposition, random phases")},
             {"rehearsed", FRINGE_MARK("Superposition, rehearsed phases")},
             {"random", FRINGE_MARK("A random phase a pixel")},
             {"given", FRINGE_MARK("A given pattern")}},
            [](auto& d) -> auto& { return d.spots.settings.start.kind; }),
        row(
            between(named("algorithm.rehearsal", Kind::Count, FRINGE_MARK("Rehearsal"),
                          FRINGE_MARK("Rounds on the middle of the plate that find the phases.")),
                    0, mostRounds),
            [](auto& d) -> auto& { return d.spots.settings.start.rehearsalRounds; }, rehearses),
        seedRow(
            "algorithm", [](auto& d) -> auto& { return d.spots.settings.start.seed; }),
    };
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
                const SpotSettings& s = d.spots.settings;
                return Value(s.tolerance.value_or(usualTolerance(s.geometry)));
            },
            [](Design& d, const Value& value) {
                SpotSettings& s = d.spots.settings;
                const double number = std::get<double>(value);
                s.tolerance =
                    number == usualTolerance(s.geometry) ? std::nullopt : std::optional(number);
            },
            [](const Design& d) {
                return !designedBy("direct-search")(d) && !designedBy("annealing")(d);
            }};
}

DesignParameter uniformityRow() {
    return limitRow(
        named("algorithm.until_uniformity", Kind::Number, FRINGE_MARK("Until uniformity"),
              FRINGE_MARK("End at this uniformity, such as 0.99; 0 for never.")),
        [](auto& d) -> auto& { return d.spots.settings.stop.uniformity; });
}

} // namespace

std::vector<DesignParameter> spotRows() {
    std::vector<DesignParameter> rows{
        choiceRow(
            named("spots.geometry", Kind::Choice, FRINGE_MARK("Geometry"),
                  FRINGE_MARK("How the light gets to the spots, and where their z begins.")),
            {{"free", FRINGE_MARK("Free space, paraxial")},
             {"free-exact", FRINGE_MARK("Free space, exact")},
             {"lens", FRINGE_MARK("Behind a lens")}},
            [](auto& d) -> auto& { return d.spots.settings.geometry; }),
        row(
            positive(named("spots.focal_length", Kind::Length, FRINGE_MARK("Focal length"),
                           FRINGE_MARK("Of the lens; z = 0 is its focal plane."))),
            [](auto& d) -> auto& { return d.spots.settings.focalLength; }, hasLens),
    };
    append(rows, beamRows("spots", settings));
    append(rows, apertureRows("spots", settings));
    return rows;
}

std::vector<DesignParameter> spotAlgorithmRows() {
    ParameterInfo name = named("algorithm.name", Kind::Choice, FRINGE_MARK("Algorithm"),
                               FRINGE_MARK("How a round makes the next pattern."));
    for (const PatternAlgorithmInfo& algorithm : spotAlgorithmInfos())
        name.choices.push_back({algorithm.key, algorithm.label});
    std::vector<DesignParameter> rows{row(
        name, [](auto& d) -> auto& { return d.spots.settings.algorithm; })};
    append(rows, tuningRows());
    append(rows, startRows());
    rows.push_back(toleranceRow());
    append(rows, stopRows("algorithm", settings, uniformityRow()));
    return rows;
}

} // namespace fringe
