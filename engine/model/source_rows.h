// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/parameter_rows.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

/// What the tables of kinds of sources are written with, and read by name.
namespace fringe::table {

inline ParameterInfo initially(Value value, ParameterInfo info) {
    info.initial = std::move(value);
    return info;
}

/// Metres.
inline ParameterInfo lengthRow(std::string key, const char* label, const char* help) {
    return named(std::move(key), Kind::Length, label, help);
}
inline ParameterInfo lengthRow(std::string key, Length initial, const char* label,
                               const char* help) {
    return initially(initial.si(), lengthRow(std::move(key), label, help));
}

inline ParameterInfo oneOf(const char* key, const char* label, const char* help,
                           std::vector<ParameterChoice> choices) {
    return withChoices(named(key, Kind::Choice, label, help), std::move(choices));
}
inline ParameterInfo oneOf(const char* key, const char* label, const char* help,
                           std::vector<ParameterChoice> choices, const char* initial) {
    return initially(std::string(initial), oneOf(key, label, help, std::move(choices)));
}

/// `info` has a meaning while the row `key` has one of the values.
inline ParameterInfo when(std::string key, std::vector<Value> values, ParameterInfo info) {
    info.when = {std::move(key), std::move(values)};
    return info;
}

/// The values of an entry of a registry, such as a source's kind, by the keys of its table.
class SourceValues {
  public:
    /// Keeps references.
    SourceValues(const ChoiceInfo& info, const Choice& choice)
        : info_(info), values_(choice.values) {}
    SourceValues(const ChoiceInfo& info, const Source& source) : SourceValues(info, source.kind) {}

    const Value& at(std::string_view key) const { return valueOf(info_, values_, key); }
    double number(std::string_view key) const { return std::get<double>(at(key)); }
    Length length(std::string_view key) const { return Length(number(key)); }
    std::int64_t count(std::string_view key) const { return std::get<std::int64_t>(at(key)); }
    bool toggle(std::string_view key) const { return std::get<bool>(at(key)); }
    const std::string& key(std::string_view row) const { return std::get<std::string>(at(row)); }
    const std::vector<double>& list(std::string_view key) const {
        return std::get<std::vector<double>>(at(key));
    }
    /// The number of the choice among those of its row.
    template <class Enum> Enum choice(std::string_view row) const {
        const auto& choices = parameterOf(info_, row)->choices;
        return static_cast<Enum>(std::ranges::find(choices, key(row), &ParameterChoice::key)
                                 - choices.begin());
    }

  private:
    const ChoiceInfo& info_;
    const ParameterValues& values_;
};

/// Changes them.
class SourceEditor {
  public:
    /// Keeps references.
    SourceEditor(const ChoiceInfo& info, Source& source) : info_(info), choice_(source.kind) {}

    void set(std::string_view key, const Value& value) {
        setValue(choice_.values, *parameterOf(info_, key), value);
    }
    void set(std::string_view key, Length length) { set(key, Value(length.si())); }
    template <class Enum> void choose(std::string_view row, Enum number) {
        set(row, parameterOf(info_, row)->choices.at(static_cast<std::size_t>(number)).key);
    }
    /// Null empties the slot; the name of data that stay is kept.
    template <class Data>
    void data(const std::string& slot, const std::shared_ptr<const Data>& data,
              const std::string& name = {}) {
        if (!data)
            choice_.assets.erase(slot);
        else if (Asset& asset = choice_.assets[slot]; asset.data = data, !name.empty())
            asset.name = name;
    }

  private:
    const ChoiceInfo& info_;
    Choice& choice_;
};

} // namespace fringe::table
