// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design_parameters.h"

#include <algorithm>
#include <functional>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// What the tables of the design's parameters are written with.
namespace fringe::table {

using Kind = ValueKind;
using Applies = std::function<bool(const Design&)>;

/// Quantities are values in their SI unit, alone and in lists.
template <class Member> Value toValue(const Member& member) {
    if constexpr (std::is_same_v<Member, std::vector<Length>>) {
        std::vector<double> metres;
        for (const Length length : member)
            metres.push_back(length.si());
        return metres;
    } else if constexpr (requires { member.si(); }) {
        return member.si();
    } else {
        return member;
    }
}

template <class Member> void fromValue(const Value& value, Member& member) {
    if constexpr (std::is_same_v<Member, std::vector<Length>>) {
        const auto& metres = std::get<std::vector<double>>(value);
        member.clear();
        for (const double length : metres)
            member.emplace_back(length);
    } else if constexpr (requires { member.si(); }) {
        member = Member(std::get<double>(value));
    } else {
        member = std::get<Member>(value);
    }
}

inline bool always(const Design&) {
    return true;
}
inline bool isDesigned(const Design& design) {
    return design.isDesigned();
}

/// `place` maps a design, const or not, to the member; the default is that of a new design.
template <class Place>
DesignParameter row(ParameterInfo info, Place place, Applies applies = always) {
    const Design newDesign;
    info.initial = toValue(place(newDesign));
    return {std::move(info), [place](const Design& design) { return toValue(place(design)); },
            [place](Design& design, const Value& value) { fromValue(value, place(design)); },
            std::move(applies)};
}

/// Starts a table row; the rest is filled in by name.
inline ParameterInfo named(std::string key, ValueKind kind, const char* label, const char* help) {
    ParameterInfo info;
    info.key = std::move(key);
    info.kind = kind;
    info.label = label;
    info.help = help;
    return info;
}

inline ParameterInfo positive(ParameterInfo info) {
    info.least = 0;
    info.leastAllowed = false;
    return info;
}

inline ParameterInfo between(ParameterInfo info, double least, double most) {
    info.least = least;
    info.most = most;
    return info;
}

inline ParameterInfo shownIn(const char* unit, ParameterInfo info) {
    info.unit = unit;
    return info;
}

inline ParameterInfo withOption(ParameterInfo info, const char* option) {
    info.option = option;
    return info;
}

inline ParameterInfo advanced(ParameterInfo info) {
    info.advanced = true;
    return info;
}

inline ParameterInfo withChoices(ParameterInfo info, std::vector<ParameterChoice> choices) {
    info.choices = std::move(choices);
    return info;
}

/// Seed of random numbers.
inline ParameterInfo seedInfo(std::string key) {
    constexpr double largestSeed = 9007199254740992.0;
    ParameterInfo info = between(named(std::move(key), Kind::Count, FRINGE_MARK("Seed"),
                                       FRINGE_MARK("Start of the random numbers; the same seed "
                                                   "gives the same hologram.")),
                                 0, largestSeed);
    info.initial = std::int64_t{1};
    return info;
}

/// A row whose value is an enumeration; `choices` stand in the order of its enumerators.
template <class Place>
DesignParameter choiceRow(ParameterInfo info, std::vector<ParameterChoice> choices, Place place,
                          Applies applies = always) {
    const auto keyOf = [choices, place](const Design& design) {
        return Value(choices.at(static_cast<std::size_t>(place(design))).key);
    };
    info.initial = keyOf(Design{});
    info = withChoices(std::move(info), choices);
    const auto set = [choices = std::move(choices), place](Design& design, const Value& value) {
        const auto found =
            std::ranges::find(choices, std::get<std::string>(value), &ParameterChoice::key);
        auto& member = place(design);
        member = static_cast<std::remove_reference_t<decltype(member)>>(found - choices.begin());
    };
    return {std::move(info), keyOf, set, std::move(applies)};
}

/// What they are made of.
struct ChoiceRows {
    ParameterInfo name; ///< the row of the choice itself; its path "encoding.kind" begins as theirs
    const ChoiceInfos& entries;
    std::string initial;      ///< key of the default, which the list of choices begins with
    bool keepsOthers = false; ///< the rows of every entry are there, not of the chosen one alone
};

/// The row `info` of an entry's table as one of a design. `place` maps a design, const or not, to
/// the choice. A default is not kept, so that designs that mean the same are equal.
template <class Place>
DesignParameter valueRow(ParameterInfo info, std::string path, Place place, Applies applies) {
    const ParameterInfo own = info;
    info.key = std::move(path);
    const auto get = [place, own](const Design& design) {
        const ParameterValues& values = place(design).values;
        const auto found = values.find(own.key);
        return found == values.end() ? own.initial : found->second;
    };
    const auto set = [place, own](Design& design, const Value& value) {
        setValue(place(design).values, own, value);
    };
    return {std::move(info), get, set, std::move(applies)};
}

/// A row, as above, that applies where the chosen entry has the row and its condition holds.
template <class Place>
DesignParameter valueRow(const ChoiceInfos& entries, ParameterInfo info, std::string path,
                         Place place) {
    const auto applies = [place, key = info.key, when = info.when, &entries](const Design& design) {
        const ChoiceInfo* chosen = findInfo(entries, place(design).key);
        if (!chosen || !parameterOf(*chosen, key))
            return false;
        return when.key.empty()
               || std::ranges::find(when.values, valueOf(*chosen, place(design).values, when.key))
                      != when.values.end();
    };
    return valueRow(std::move(info), std::move(path), place, applies);
}

/// The row of the choice itself, then those of the chosen entry; where others are kept, then those
/// that other entries have beside them, which do not apply.
template <class Place>
std::vector<DesignParameter> rowsOfChoice(const Design& design, ChoiceRows of, Place place) {
    for (const ChoiceInfo* entry : of.entries)
        of.name.choices.push_back(
            {entry->key, entry->label, entry->help, entry->alias, entry->purpose});
    std::ranges::stable_partition(
        of.name.choices, [&](const ParameterChoice& choice) { return choice.key == of.initial; });
    of.name.initial = of.initial;
    const std::string group = of.name.key.substr(0, of.name.key.rfind('.') + 1);
    std::vector<DesignParameter> rows{
        {std::move(of.name), [place](const Design& d) { return Value(place(d).key); },
         [place](Design& d, const Value& key) { place(d).key = std::get<std::string>(key); },
         always}};
    ChoiceInfos entries = of.entries;
    const auto others = std::ranges::stable_partition(
        entries, [&](const ChoiceInfo* entry) { return entry->key == place(design).key; });
    if (!of.keepsOthers)
        entries.erase(others.begin(), others.end());
    for (const ChoiceInfo* entry : entries)
        for (const ParameterInfo& info : entry->parameters)
            if (std::string path = group + info.key;
                std::ranges::none_of(rows, [&](const auto& row) { return row.info.key == path; }))
                rows.push_back(valueRow(of.entries, info, std::move(path), place));
    return rows;
}

} // namespace fringe::table

namespace fringe {

/// The rows of the setup.
std::vector<DesignParameter> illuminationRows();
std::vector<DesignParameter> plateRows();
std::vector<DesignParameter> lensRows();

/// The rows of how the field is found: solver, start, stop rules.
std::vector<DesignParameter> solverRows(const Design& design);

} // namespace fringe
