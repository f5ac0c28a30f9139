// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design_parameters.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

/// What the tables of parameters are written with.
namespace fringe::table {

using Kind = ValueKind;
using Applies = std::function<bool(const Design&)>;

/// Quantities are values in their SI unit, alone and in lists; enumerations, and truth of two
/// choices, are the keys of the choices, which stand in the order of the enumerators.
template <class Member> Value toValue(const ParameterInfo& info, const Member& member) {
    if constexpr (std::is_same_v<Member, std::vector<Length>>) {
        std::vector<double> metres;
        for (const Length length : member)
            metres.push_back(length.si());
        return metres;
    } else if constexpr (requires { member.si(); }) {
        return member.si();
    } else if constexpr (std::is_enum_v<Member> || std::is_same_v<Member, bool>) {
        if (std::is_enum_v<Member> || info.kind == Kind::Choice)
            return info.choices.at(static_cast<std::size_t>(member)).key;
        return static_cast<bool>(member);
    } else if constexpr (std::is_integral_v<Member>) {
        return static_cast<std::int64_t>(member);
    } else {
        return member;
    }
}

template <class Member>
void fromValue(const ParameterInfo& info, const Value& value, Member& member) {
    if constexpr (std::is_same_v<Member, std::vector<Length>>) {
        const auto& metres = std::get<std::vector<double>>(value);
        member.clear();
        for (const double length : metres)
            member.emplace_back(length);
    } else if constexpr (requires { member.si(); }) {
        member = Member(std::get<double>(value));
    } else if constexpr (std::is_enum_v<Member> || std::is_same_v<Member, bool>) {
        if (const auto* truth = std::get_if<bool>(&value))
            member = static_cast<Member>(*truth);
        else
            member = static_cast<Member>(
                std::ranges::find(info.choices, std::get<std::string>(value), &ParameterChoice::key)
                - info.choices.begin());
    } else if constexpr (std::is_integral_v<Member>) {
        member = static_cast<Member>(std::get<std::int64_t>(value));
    } else {
        member = std::get<Member>(value);
    }
}

/// A row of a table, and the member of a T that holds its value.
template <class T> struct BoundRow {
    using Get = std::function<Value(const T&)>;
    using Set = std::function<void(T&, const Value&)>; ///< the value has passed `refusal`

    BoundRow(ParameterInfo row, Get getter, Set setter)
        : info(std::move(row)), get(std::move(getter)), set(std::move(setter)) {
        info.initial = get(T{});
    }
    /// place: a pointer to the member, or what maps a T, const or not, to it.
    template <class Place>
    BoundRow(const ParameterInfo& row, Place place)
        : BoundRow(
            row, [row, place](const T& object) { return toValue(row, std::invoke(place, object)); },
            [row, place](T& object, const Value& value) {
                fromValue(row, value, std::invoke(place, object));
            }) {}

    ParameterInfo info; ///< its default is that of a new T
    Get get;
    Set set;
};
template <class T> using BoundRows = std::vector<BoundRow<T>>;

/// The rows of a part of a T, as rows of the T.
template <class T, class Part, class Place>
BoundRows<T> within(const BoundRows<Part>& rows, Place place) {
    BoundRows<T> all;
    for (const BoundRow<Part>& row : rows)
        all.emplace_back(
            row.info,
            [get = row.get, place](const T& whole) { return get(std::invoke(place, whole)); },
            [set = row.set, place](T& whole, const Value& value) {
                set(std::invoke(place, whole), value);
            });
    return all;
}

template <class T> BoundRows<T> joined(std::vector<BoundRows<T>> parts) {
    BoundRows<T> all;
    for (BoundRows<T>& part : parts)
        std::ranges::move(part, std::back_inserter(all));
    return all;
}

template <class T> std::vector<ParameterInfo> infosOf(const BoundRows<T>& rows) {
    std::vector<ParameterInfo> infos;
    for (const BoundRow<T>& row : rows)
        infos.push_back(row.info);
    return infos;
}

/// What values say, and what a new T has.
template <class T> T readBy(const BoundRows<T>& rows, const ParameterValues& values) {
    T object{};
    for (const BoundRow<T>& row : rows)
        if (const auto found = values.find(row.info.key); found != values.end())
            row.set(object, found->second);
    return object;
}

template <class T>
void storeBy(const BoundRows<T>& rows, const T& object, ParameterValues& values) {
    for (const BoundRow<T>& row : rows)
        setValue(values, row.info, row.get(object));
}

inline bool always(const Design&) {
    return true;
}
inline bool isDesigned(const Design& design) {
    return design.isDesigned();
}

template <class Place>
DesignParameter row(ParameterInfo info, Place place, Applies applies = always) {
    BoundRow<Design> bound(info, place);
    return {std::move(bound.info), std::move(bound.get), std::move(bound.set), std::move(applies)};
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

inline ParameterInfo notNegative(ParameterInfo info) {
    info.least = 0;
    return info;
}

inline ParameterInfo zeroMeans(const char* word, ParameterInfo info) {
    info.zero = word;
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

inline ParameterInfo essential(ParameterInfo info) {
    info.essential = true;
    return info;
}

/// Metres.
inline ParameterInfo lengthRow(std::string key, const char* label, const char* help) {
    return named(std::move(key), Kind::Length, label, help);
}

/// `info` has a meaning while the row `key` has one of the values.
inline ParameterInfo when(std::string key, std::vector<Value> values, ParameterInfo info) {
    info.when = {std::move(key), std::move(values)};
    return info;
}

inline ParameterInfo withChoices(ParameterInfo info, std::vector<ParameterChoice> choices) {
    info.choices = std::move(choices);
    return info;
}

inline ParameterInfo oneOf(const char* key, const char* label, const char* help,
                           std::vector<ParameterChoice> choices) {
    return withChoices(named(key, Kind::Choice, label, help), std::move(choices));
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

template <class Place>
DesignParameter choiceRow(ParameterInfo info, std::vector<ParameterChoice> choices, Place place,
                          Applies applies = always) {
    return row(withChoices(std::move(info), std::move(choices)), place, std::move(applies));
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
