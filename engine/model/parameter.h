// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/message.h"

#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fringe {

enum class ValueKind { Toggle, Count, Number, Length, Angle, Choice, Lengths, Numbers, Text };

/// The value of a parameter: Toggle bool; Count int64; Number, Length [m], Angle [rad] double;
/// Choice the key of the choice; Lengths a list [m]; Numbers a list; Text words of a line.
using Value = std::variant<bool, std::int64_t, double, std::string, std::vector<double>>;

/// Values of a method's own parameters, by key. What is absent has its default.
using ParameterValues = std::map<std::string, Value, std::less<>>;

/// A parameter of a design by its path, and a value for it.
struct Setting {
    std::string path;
    Value value;
};
using Settings = std::vector<Setting>;

struct ParameterChoice {
    std::string key;          ///< in files and on the command line
    const char* label;        ///< for people, FRINGE_MARKed
    const char* help = "";    ///< FRINGE_MARKed: when to choose it, one sentence
    std::string alias{};      ///< a former key, still read; empty: none
    const char* purpose = ""; ///< FRINGE_MARKed: what it and its neighbours of the list are for
};

/// What a row of a table waits for, to have a meaning.
struct ParameterCondition {
    std::string key{}; ///< of another row of the table, or the path "lens.on"; empty: nothing
    std::vector<Value> values{}; ///< one of which that has
};

/// One row of a parameter table. The form, the command line, the project file and the manual are
/// all made from it; nothing about a parameter is said anywhere else.
struct ParameterInfo {
    std::string key; ///< "wavelengths"; in the design's table a path, "plate.pitch_x"
    ValueKind kind = ValueKind::Number;
    const char* label = ""; ///< FRINGE_MARKed, sentence case, without a colon
    const char* help = "";  ///< FRINGE_MARKed: one sentence
    Value initial{};        ///< the default
    double least = -std::numeric_limits<double>::infinity();
    double most = std::numeric_limits<double>::infinity();
    bool leastAllowed = true; ///< false: the value must be greater than `least`
    const char* unit = "";    ///< that forms show a length in; empty: mm, nm in lists
    const char* zero = "";    ///< FRINGE_MARKed: what 0 says where it is no amount, "never"
    std::vector<ParameterChoice> choices{};
    std::string option{}; ///< long option on the command line without dashes, or empty
    bool advanced = false;
    bool essential = false; ///< of the few options that the short help of a command lists
    bool derived = false;   ///< follows from other rows and data, so files do not hold it
    ParameterCondition when{};
    std::string alias{}; ///< a former key, still read; empty: none

    /// Files hold what is not shown, but nobody chooses it: no value fulfils its condition.
    bool isShown() const { return when.key.empty() || !when.values.empty(); }
};

/// The sentence that says why `value` cannot be taken, or nothing. Checks type, finiteness, range
/// and choice.
std::optional<Message> refusal(const ParameterInfo& info, const Value& value);

/// Text to value, with units; throws `Error` (BadInput, parameter = key) for what `refusal` refuses
/// too. Toggles take true/false, yes/no, on/off, 1/0.
Value parseValue(const ParameterInfo& info, std::string_view text);
std::string formatValue(const ParameterInfo& info, const Value& value);

/// "a number of pixels", "a length such as 8 µm": what kind of text `parseValue` takes.
std::string describeKind(const ParameterInfo& info);

} // namespace fringe
