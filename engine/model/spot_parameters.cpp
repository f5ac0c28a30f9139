// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/parameter_rows.h"
#include "engine/model/spot_algorithm_info.h"

namespace fringe {
namespace {

using namespace table;

constexpr double mostRounds = 1e6;
constexpr double largestSeed = 9007199254740992.0;

bool hasLens(const Design& d) {
    return d.spots.settings.geometry == SpotGeometry::Lens;
}
bool hasWaist(const Design& d) {
    return d.spots.settings.beam.kind == Beam::Kind::Gaussian;
}
bool rehearses(const Design& d) {
    return d.spots.settings.start.kind == SpotStart::Kind::Rehearsed;
}

Applies designedBy(const char* key) {
    return [key](const Design& d) { return d.spots.settings.algorithm == key; };
}

/// A rule that 0 switches off.
DesignParameter limitRow(const ParameterInfo& info, std::optional<double> SpotStop::*rule) {
    ParameterInfo share = between(info, 0, 1);
    share.initial = 0.0;
    return {share,
            [rule](const Design& d) { return Value((d.spots.settings.stop.*rule).value_or(0)); },
            [rule](Design& d, const Value& value) {
                const double limit = std::get<double>(value);
                d.spots.settings.stop.*rule = limit > 0 ? std::optional(limit) : std::nullopt;
            },
            always};
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
             {"random", FRINGE_MARK("A random phase a pixel")}},
            [](auto& d) -> auto& { return d.spots.settings.start.kind; }),
        row(
            between(named("algorithm.rehearsal", Kind::Count, FRINGE_MARK("Rehearsal"),
                          FRINGE_MARK("Rounds on the middle of the plate that find the phases.")),
                    0, mostRounds),
            [](auto& d) -> auto& { return d.spots.settings.start.rehearsalRounds; }, rehearses),
        row(
            between(named("algorithm.seed", Kind::Count, FRINGE_MARK("Seed"),
                          FRINGE_MARK("Start of the random numbers; the same seed gives the same "
                                      "hologram.")),
                    0, largestSeed),
            [](auto& d) -> auto& { return d.spots.settings.start.seed; }),
    };
}

DesignParameter toleranceRow() {
    return row(
        between(named("algorithm.tolerance", Kind::Number, FRINGE_MARK("Tolerance"),
                      FRINGE_MARK("Error that sums over spots may have in a round, such as 0.001, "
                                  "to save time; the result is measured exactly. 0 for none.")),
                0, 0.1),
        [](auto& d) -> auto& { return d.spots.settings.tolerance; },
        [](const Design& d) {
            return !designedBy("direct-search")(d) && !designedBy("annealing")(d);
        });
}

std::vector<DesignParameter> stopRows() {
    return {
        row(
            between(named("algorithm.rounds", Kind::Count, FRINGE_MARK("Rounds"),
                          FRINGE_MARK("At most this many.")),
                    0, mostRounds),
            [](auto& d) -> auto& { return d.spots.settings.stop.rounds; }),
        limitRow(named("algorithm.until_uniformity", Kind::Number, FRINGE_MARK("Until uniformity"),
                       FRINGE_MARK("End at this uniformity, such as 0.99; 0 for never.")),
                 &SpotStop::uniformity),
        limitRow(named("algorithm.until_efficiency", Kind::Number, FRINGE_MARK("Until efficiency"),
                       FRINGE_MARK("End at this efficiency, such as 0.9; 0 for never.")),
                 &SpotStop::efficiency),
        row(
            between(named("algorithm.until_no_gain", Kind::Count, FRINGE_MARK("Until no gain"),
                          FRINGE_MARK("End after this many rounds without a better pattern; 0 for "
                                      "never.")),
                    0, mostRounds),
            [](auto& d) -> auto& { return d.spots.settings.stop.noGainRounds; }),
        row(
            between(named("algorithm.until_seconds", Kind::Number, FRINGE_MARK("Until seconds"),
                          FRINGE_MARK("End after this time; 0 for never.")),
                    0, 1e9),
            [](auto& d) -> auto& { return d.spots.settings.stop.seconds; }),
    };
}

void append(std::vector<DesignParameter>& rows, std::vector<DesignParameter> more) {
    rows.insert(rows.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
}

} // namespace

std::vector<DesignParameter> spotRows() {
    return {
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
        choiceRow(
            named("spots.beam", Kind::Choice, FRINGE_MARK("Beam"),
                  FRINGE_MARK("Amplitude of the light on the hologram.")),
            {{"uniform", FRINGE_MARK("Uniform")}, {"gaussian", FRINGE_MARK("Gaussian")}},
            [](auto& d) -> auto& { return d.spots.settings.beam.kind; }),
        row(
            positive(named("spots.beam_waist", Kind::Length, FRINGE_MARK("Beam radius"),
                           FRINGE_MARK("Where the amplitude has fallen to 1/e."))),
            [](auto& d) -> auto& { return d.spots.settings.beam.waist; }, hasWaist),
    };
}

std::vector<DesignParameter> algorithmRows() {
    ParameterInfo name = named("algorithm.name", Kind::Choice, FRINGE_MARK("Algorithm"),
                               FRINGE_MARK("How a round makes the next pattern."));
    for (const SpotAlgorithmInfo& algorithm : spotAlgorithmInfos())
        name.choices.push_back({algorithm.key, algorithm.label});
    std::vector<DesignParameter> rows{row(
        name, [](auto& d) -> auto& { return d.spots.settings.algorithm; })};
    append(rows, tuningRows());
    append(rows, startRows());
    rows.push_back(toleranceRow());
    append(rows, stopRows());
    return rows;
}

} // namespace fringe
