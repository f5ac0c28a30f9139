// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/choice.h"

#include "engine/model/units.h"

#include <algorithm>
#include <stdexcept>

namespace fringe {

const ChoiceInfo* findInfo(const ChoiceInfos& entries, std::string_view key) {
    const auto found = std::ranges::find(entries, key, &ChoiceInfo::key);
    return found == entries.end() ? nullptr : *found;
}

const ParameterInfo* parameterOf(const ChoiceInfo& entry, std::string_view key) {
    const auto found = std::ranges::find(entry.parameters, key, &ParameterInfo::key);
    return found == entry.parameters.end() ? nullptr : &*found;
}

bool worksWithoutData(const ChoiceInfo& entry) {
    return entry.assets.empty()
           || std::ranges::any_of(entry.parameters, [&](const ParameterInfo& row) {
                  const std::string& slot = entry.assets.front().key;
                  return std::ranges::find(row.choices, slot, &ParameterChoice::key)
                             != row.choices.end()
                         && row.initial != Value(slot);
              });
}

const Value& valueOf(const ChoiceInfo& entry, const ParameterValues& values, std::string_view key) {
    if (const auto found = values.find(key); found != values.end())
        return found->second;
    if (const ParameterInfo* parameter = parameterOf(entry, key))
        return parameter->initial;
    throw std::logic_error(entry.key + " has no parameter " + std::string(key));
}

void setValue(ParameterValues& values, const ParameterInfo& info, const Value& value) {
    if (value == info.initial)
        values.erase(info.key);
    else
        values[info.key] = value;
}

std::string keyList(const ChoiceInfos& entries) {
    return joined(entries, &ChoiceInfo::key);
}

} // namespace fringe
