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

inline Value toValue(bool v) {
    return v;
}
inline Value toValue(std::int64_t v) {
    return v;
}
inline Value toValue(double v) {
    return v;
}
inline Value toValue(Length v) {
    return v.si();
}
inline Value toValue(Angle v) {
    return v.si();
}
inline Value toValue(const std::vector<Length>& list) {
    std::vector<double> metres;
    for (const Length length : list)
        metres.push_back(length.si());
    return metres;
}

inline Value toValue(const std::string& key) {
    return key;
}

inline void fromValue(const Value& value, bool& v) {
    v = std::get<bool>(value);
}
inline void fromValue(const Value& value, std::int64_t& v) {
    v = std::get<std::int64_t>(value);
}
inline void fromValue(const Value& value, double& v) {
    v = std::get<double>(value);
}
inline void fromValue(const Value& value, Length& v) {
    v = Length(std::get<double>(value));
}
inline void fromValue(const Value& value, Angle& v) {
    v = Angle(std::get<double>(value));
}
inline void fromValue(const Value& value, std::vector<Length>& list) {
    list.clear();
    for (const double metres : std::get<std::vector<double>>(value))
        list.emplace_back(metres);
}
inline void fromValue(const Value& value, std::string& key) {
    key = std::get<std::string>(value);
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

/// Of random numbers.
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

} // namespace fringe::table

namespace fringe {

/// The rows of the setup.
std::vector<DesignParameter> illuminationRows();
std::vector<DesignParameter> plateRows();
std::vector<DesignParameter> lensRows();

/// The rows of how the field is found: solver, start, stop rules.
std::vector<DesignParameter> solverRows(const Design& design);

} // namespace fringe
