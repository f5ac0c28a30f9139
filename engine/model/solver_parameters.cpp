// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/parameter_rows.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fringe {
namespace {

using namespace table;

constexpr double mostIterations = 1e6;

bool isWarm(const Design& d) {
    return d.isDesigned() && d.start.kind == Start::Kind::WarmStart;
}

bool takesSeed(const Source& source) {
    const ChoiceInfo* info = findInfo(sourceInfos(), source.kind.key);
    return source.visible && info && info->takesSeed;
}

bool isRandom(const Design& d) {
    if (!d.isDesigned())
        return std::ranges::any_of(d.sources, takesSeed);
    using enum Start::Kind;
    const Start::Kind kind = d.start.kind;
    return kind == Superposition || isWarm(d) || kind == Random || kind == Summed;
}

std::vector<DesignParameter> startRows() {
    ParameterInfo seed = seedInfo("solver.seed");
    return {choiceRow(
                named("solver.start", Kind::Choice, FRINGE_MARK("Start"),
                      FRINGE_MARK("The pattern that the first iteration begins with.")),
                {{"superposition", FRINGE_MARK("Superposition, random phases")},
                 {.key = "warm-start",
                  .label = FRINGE_MARK("Superposition, phases of a warm start"),
                  .alias = "rehearsed"},
                 {"smooth", FRINGE_MARK("Smooth, without speckle")},
                 {"random", FRINGE_MARK("A random phase a pixel")},
                 {"given", FRINGE_MARK("A given pattern")},
                 {"summed", FRINGE_MARK("The phase of the summed light")},
                 {"transport", FRINGE_MARK("Transport of the beam's light onto the picture")}},
                [](auto& d) -> auto& { return d.start.kind; }, isDesigned),
            row(
                between(named("solver.warm_iterations", Kind::Count,
                              FRINGE_MARK("Warm-start iterations"),
                              FRINGE_MARK("Iterations on the middle of the plate that find the "
                                          "phases.")),
                        0, mostIterations),
                [](auto& d) -> auto& { return d.start.warmIterations; }, isWarm),
            row(
                std::move(seed), [](auto& d) -> auto& { return d.start.seed; }, isRandom)};
}

/// Row of a rule that 0 switches off.
ParameterInfo ruleUpTo(double most, ParameterInfo info) {
    return zeroMeans(FRINGE_MARK("never"), between(std::move(info), 0, most));
}

/// `limit` maps a design to its optional number.
template <class Limit>
DesignParameter limitRow(const char* key, const char* label, const char* help, Limit limit) {
    ParameterInfo share = ruleUpTo(1, named(key, Kind::Number, label, help));
    share.initial = 0.0;
    return {share, [limit](const Design& d) { return Value(limit(d).value_or(0)); },
            [limit](Design& d, const Value& value) {
                const double number = std::get<double>(value);
                limit(d) = number > 0 ? std::optional(number) : std::nullopt;
            },
            isDesigned};
}

std::vector<DesignParameter> stopRows() {
    return {
        row(
            essential(between(
                named(
                    "solver.iterations", Kind::Count, FRINGE_MARK("Iterations"),
                    FRINGE_MARK("At most this many; some solvers come to 64 levels or fewer by and "
                                "by, in the course of all: for pictures 150 are usual then.")),
                0, mostIterations)),
            [](auto& d) -> auto& { return d.stop.iterations; }, isDesigned),
        limitRow(
            "solver.until_uniformity", FRINGE_MARK("Until uniformity"),
            FRINGE_MARK("End at this uniformity of spots, such as 0.99; 0 for never."),
            [](auto& d) -> auto& { return d.stop.uniformity; }),
        limitRow(
            "solver.until_error", FRINGE_MARK("Until error"),
            FRINGE_MARK("End at this error, such as 0.05; 0 for never."),
            [](auto& d) -> auto& { return d.stop.error; }),
        limitRow(
            "solver.until_efficiency", FRINGE_MARK("Until efficiency"),
            FRINGE_MARK("End at this efficiency, such as 0.9; 0 for never."),
            [](auto& d) -> auto& { return d.stop.efficiency; }),
        row(
            ruleUpTo(mostIterations,
                     named("solver.until_no_gain", Kind::Count, FRINGE_MARK("Until no gain"),
                           FRINGE_MARK("End after this many iterations without a better pattern; "
                                       "0 for never."))),
            [](auto& d) -> auto& { return d.stop.noGainIterations; }, isDesigned),
        row(
            ruleUpTo(1e9, named("solver.until_seconds", Kind::Number, FRINGE_MARK("Until seconds"),
                                FRINGE_MARK("End after this time; 0 for never."))),
            [](auto& d) -> auto& { return d.stop.seconds; }, isDesigned),
    };
}

/// By what they are for, and first what the design's light usually takes.
void sortByPurpose(std::vector<ParameterChoice>& choices, const Design& design) {
    const auto shown = visibleSources(design);
    const Source* first =
        design.sources.empty() ? nullptr : &design.sources[shown.empty() ? 0 : shown.front()];
    if (!first)
        return;
    const std::string usual = usualSolving(first->kind.key).solver.key;
    const auto found = std::ranges::find(choices, usual, &ParameterChoice::key);
    if (found == choices.end())
        return;
    std::rotate(choices.begin(), found, found + 1);
    for (auto begin = choices.begin(); begin != choices.end();)
        begin = std::stable_partition(
            begin, choices.end(),
            [purpose = std::string_view(begin->purpose)](const ParameterChoice& choice) {
                return choice.purpose == purpose;
            });
}

} // namespace

std::vector<DesignParameter> solverRows(const Design& design) {
    std::vector<DesignParameter> rows = rowsOfChoice(
        design,
        {.name = essential(
             named("solver.name", Kind::Choice, FRINGE_MARK("Solver"),
                   FRINGE_MARK("How the field of the plate is found: as the sum of all light, "
                               "or as a phase pattern that iterations make better."))),
         .entries = solverInfos(),
         .initial = Design{}.solver.key,
         .keepsOthers = true},
        [](auto& d) -> auto& { return d.solver; });
    sortByPurpose(rows.front().info.choices, design);
    for (auto&& more : {startRows(), stopRows()})
        rows.insert(rows.end(), more.begin(), more.end());
    return rows;
}

} // namespace fringe
