// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice_rows.h"
#include "engine/model/solving.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <string>
#include <utility>
#include <vector>

/// The rows that designs of spots and of pictures share. `settings` maps a design, const or not, to
/// what decides its pattern.
namespace fringe::table {

inline constexpr double mostIterations = 1e6;

inline void append(std::vector<DesignParameter>& rows, std::vector<DesignParameter> more) {
    rows.insert(rows.end(), std::move_iterator(more.begin()), std::move_iterator(more.end()));
}

/// Of a rule that 0 switches off.
inline ParameterInfo ruleUpTo(double most, ParameterInfo info) {
    info.zero = FRINGE_MARK("never");
    return between(std::move(info), 0, most);
}

/// `limit` maps a design to its optional number.
template <class Limit> DesignParameter limitRow(const ParameterInfo& info, Limit limit) {
    ParameterInfo share = ruleUpTo(1, info);
    share.initial = 0.0;
    return {share, [limit](const Design& d) { return Value(limit(d).value_or(0)); },
            [limit](Design& d, const Value& value) {
                const double number = std::get<double>(value);
                limit(d) = number > 0 ? std::optional(number) : std::nullopt;
            },
            always};
}

/// The chosen solver, of those that are `offered`, and the parameters of all of them.
template <class Settings>
std::vector<DesignParameter> solverRows(const Design& design, const std::string& section,
                                        Settings settings, const ChoiceInfos& offered) {
    const auto place = [settings](auto& d) -> auto& {
        return settings(d).solver;
    };
    const Design newDesign;
    return rowsOfChoice(design,
                        {.name = named(section + ".name", Kind::Choice, FRINGE_MARK("Algorithm"),
                                       FRINGE_MARK("How a round makes the next pattern.")),
                         .entries = offered,
                         .initial = place(newDesign).key,
                         .keepsOthers = true},
                        place);
}

/// The start pattern, of those that are `offered`.
template <class Settings>
DesignParameter startRow(const std::string& section, Settings settings,
                         std::vector<std::pair<Start::Kind, ParameterChoice>> offered) {
    ParameterInfo info = named(section + ".start", Kind::Choice, FRINGE_MARK("Start"),
                               FRINGE_MARK("The pattern that the first round begins with."));
    for (const auto& [kind, choice] : offered)
        info.choices.push_back(choice);
    info.initial = info.choices.front().key;
    const auto keyOf = [settings, offered](const Design& d) {
        return Value(std::ranges::find(offered, settings(d).start.kind,
                                       &std::pair<Start::Kind, ParameterChoice>::first)
                         ->second.key);
    };
    const auto set = [settings, offered](Design& d, const Value& value) {
        for (const auto& [kind, choice] : offered)
            if (choice.key == std::get<std::string>(value))
                settings(d).start.kind = kind;
    };
    return {std::move(info), keyOf, set, always};
}

/// `untilGood` is the rule of how good a pattern is that only one of the targets has.
template <class Settings>
std::vector<DesignParameter> stopRows(const std::string& section, Settings settings,
                                      DesignParameter untilGood) {
    return {
        row(
            between(named(section + ".rounds", Kind::Count, FRINGE_MARK("Rounds"),
                          FRINGE_MARK("At most this many.")),
                    0, mostIterations),
            [settings](auto& d) -> auto& { return settings(d).stop.iterations; }),
        std::move(untilGood),
        limitRow(
            named(section + ".until_efficiency", Kind::Number, FRINGE_MARK("Until efficiency"),
                  FRINGE_MARK("End at this efficiency, such as 0.9; 0 for never.")),
            [settings](auto& d) -> auto& { return settings(d).stop.efficiency; }),
        row(
            ruleUpTo(mostIterations,
                     named(section + ".until_no_gain", Kind::Count, FRINGE_MARK("Until no gain"),
                           FRINGE_MARK("End after this many rounds without a better pattern; 0 for "
                                       "never."))),
            [settings](auto& d) -> auto& { return settings(d).stop.noGainIterations; }),
        row(
            ruleUpTo(1e9,
                     named(section + ".until_seconds", Kind::Number, FRINGE_MARK("Until seconds"),
                           FRINGE_MARK("End after this time; 0 for never."))),
            [settings](auto& d) -> auto& { return settings(d).stop.seconds; }),
    };
}

} // namespace fringe::table
