// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter_rows.h"

/// The rows of what is chosen from a registry.
namespace fringe::table {

/// What they are made of.
struct ChoiceRows {
    ParameterInfo name; ///< the row of the choice itself; its path "encoding.kind" begins as theirs
    const ChoiceInfos& entries;
    std::string initial;      ///< key of the default, which the list of choices begins with
    bool keepsOthers = false; ///< the rows of every entry are there, not of the chosen one alone
};

/// `place` maps a design, const or not, to the choice. A default is not kept, so that designs that
/// mean the same are equal.
template <class Place>
DesignParameter valueRow(const ChoiceInfos& entries, ParameterInfo info, std::string path,
                         Place place) {
    const std::string key = std::exchange(info.key, std::move(path));
    const auto get = [place, key, initial = info.initial](const Design& design) {
        const ParameterValues& values = place(design).values;
        const auto found = values.find(key);
        return found == values.end() ? initial : found->second;
    };
    const auto set = [place, key, initial = info.initial](Design& design, const Value& value) {
        if (value == initial)
            place(design).values.erase(key);
        else
            place(design).values[key] = value;
    };
    const auto applies = [place, key, &entries](const Design& design) {
        const auto chosen =
            std::ranges::find(entries, std::string_view(place(design).key), &ChoiceInfo::key);
        return chosen != entries.end() && parameterOf(**chosen, key);
    };
    return {std::move(info), get, set, applies};
}

/// The row of the choice itself, then those of the chosen entry; where others are kept, then those
/// that other entries have beside them, which do not apply.
template <class Place>
std::vector<DesignParameter> rowsOfChoice(const Design& design, ChoiceRows of, Place place) {
    for (const ChoiceInfo* entry : of.entries)
        of.name.choices.push_back({entry->key, entry->label, entry->help, entry->alias});
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
