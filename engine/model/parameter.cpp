// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/parameter.h"

#include "engine/model/bounds.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fringe {
namespace {

std::string formatReal(const ParameterInfo& info, double value) {
    switch (info.kind) {
    case ValueKind::Length:
    case ValueKind::Lengths:
        return formatLength(Length(value));
    case ValueKind::Angle:
        return formatAngle(Angle(value));
    default:
        return formatNumber(value);
    }
}

std::string choiceList(const ParameterInfo& info) {
    return joined(info.choices, &ParameterChoice::key);
}

/// The row, bounded by what values of its kind mean.
ParameterInfo bounded(ParameterInfo info) {
    const bool isLength = info.kind == ValueKind::Length || info.kind == ValueKind::Lengths;
    const bool isNumber = info.kind == ValueKind::Number || info.kind == ValueKind::Numbers;
    const double most = isLength   ? farthest
                        : isNumber ? largestNumber
                                   : std::numeric_limits<double>::infinity();
    info.least = std::max(info.least, -most);
    info.most = std::min(info.most, most);
    if (isLength && info.least == 0 && !info.leastAllowed) {
        info.least = smallestLength;
        info.leastAllowed = true;
    }
    return info;
}

std::optional<Message> realRefusal(const ParameterInfo& row, double value) {
    const ParameterInfo info = bounded(row);
    if (!std::isfinite(value))
        return message(FRINGE_MARK("The value is not a finite number; give {0}."),
                       describeKind(info));
    const std::string text = formatReal(info, value);
    const bool isSize = info.kind == ValueKind::Length && info.least == 0;
    if (isSize && value > 0 && value < smallestLength)
        return message(FRINGE_MARK("{0} is too small; give 0 or at least {1}."), text,
                       formatReal(info, smallestLength));
    if (value < info.least)
        return message(info.leastAllowed ? FRINGE_MARK("{0} is too small; give at least {1}.")
                                         : FRINGE_MARK("{0} is too small; give more than {1}."),
                       text, formatReal(info, info.least));
    if (value == info.least && !info.leastAllowed)
        return message(FRINGE_MARK("{0} is too small; give more than {1}."), text,
                       formatReal(info, info.least));
    if (value > info.most)
        return message(FRINGE_MARK("{0} is too large; give at most {1}."), text,
                       formatReal(info, info.most));
    return std::nullopt;
}

std::optional<Message> listRefusal(const ParameterInfo& info, const std::vector<double>& values) {
    if (info.kind == ValueKind::Lengths && values.size() != 1 && values.size() != 3)
        return message(FRINGE_MARK("There are {0} values; give one, or three separated by commas."),
                       values.size());
    for (const double value : values)
        if (auto reason = realRefusal(info, value))
            return reason;
    return std::nullopt;
}

std::optional<Message> choiceRefusal(const ParameterInfo& info, const std::string& key) {
    const bool known = std::ranges::any_of(
        info.choices, [&](const ParameterChoice& choice) { return choice.key == key; });
    if (known)
        return std::nullopt;
    return message(FRINGE_MARK("\"{0}\" is not one of the choices; give one of: {1}."),
                   showable(key, mostQuoted), choiceList(info));
}

std::optional<Message> lineRefusal(const std::string& text) {
    constexpr std::size_t longest = 4000; // bytes
    const auto isOfLine = [](char c) { return static_cast<unsigned char>(c) >= ' '; };
    if (text.size() <= longest && std::ranges::all_of(text, isOfLine))
        return std::nullopt;
    return message(FRINGE_MARK("The text is longer than one line of {0} characters."), longest);
}

bool holdsKind(const ParameterInfo& info, const Value& value) {
    switch (info.kind) {
    case ValueKind::Toggle:
        return std::holds_alternative<bool>(value);
    case ValueKind::Count:
        return std::holds_alternative<std::int64_t>(value);
    case ValueKind::Choice:
    case ValueKind::Text:
        return std::holds_alternative<std::string>(value);
    case ValueKind::Lengths:
    case ValueKind::Numbers:
        return std::holds_alternative<std::vector<double>>(value);
    default:
        return std::holds_alternative<double>(value);
    }
}

bool parseToggle(std::string_view text) {
    for (const std::string_view yes : {"true", "yes", "on", "1"})
        if (text == yes)
            return true;
    for (const std::string_view no : {"false", "no", "off", "0"})
        if (text == no)
            return false;
    throw badInput(FRINGE_MARK("\"{0}\" is neither yes nor no; give true or false."),
                   showable(text, mostQuoted));
}

std::int64_t parseCount(std::string_view text) {
    while (text.starts_with(' '))
        text.remove_prefix(1);
    while (text.ends_with(' '))
        text.remove_suffix(1);
    std::int64_t count = 0;
    const auto [end, fault] = std::from_chars(text.data(), text.data() + text.size(), count);
    if (fault != std::errc{} || end != text.data() + text.size())
        throw badInput(FRINGE_MARK("\"{0}\" is not a whole number; give one such as 256."),
                       showable(text, mostQuoted));
    return count;
}

/// Values between commas.
template <class Parse> std::vector<double> parseList(std::string_view text, const Parse& parse) {
    std::vector<double> values;
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        values.push_back(parse(text.substr(at, comma - at)));
        at = comma + 1;
    }
    return values;
}

/// What a former key is called now.
std::string keyOf(const ParameterInfo& info, const std::string& text) {
    for (const ParameterChoice& choice : info.choices)
        if (!choice.alias.empty() && choice.alias == text)
            return choice.key;
    return text;
}

Value parseKind(const ParameterInfo& info, std::string_view text) {
    switch (info.kind) {
    case ValueKind::Toggle:
        return parseToggle(text);
    case ValueKind::Count:
        return parseCount(text);
    case ValueKind::Number:
        return parseNumber(text);
    case ValueKind::Length:
        return parseLength(text).si();
    case ValueKind::Angle:
        return parseAngle(text).si();
    case ValueKind::Lengths:
        return parseList(text, [](std::string_view one) { return parseLength(one).si(); });
    case ValueKind::Numbers:
        return text.empty() ? std::vector<double>() : parseList(text, parseNumber);
    case ValueKind::Choice:
        return keyOf(info, std::string(text));
    case ValueKind::Text:
        return std::string(text);
    }
    return {};
}

} // namespace

std::optional<Message> refusal(const ParameterInfo& info, const Value& value) {
    if (!holdsKind(info, value))
        return message(FRINGE_MARK("The value has the wrong type; give {0}."), describeKind(info));
    if (const auto* real = std::get_if<double>(&value))
        return realRefusal(info, *real);
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return realRefusal(info, static_cast<double>(*count));
    if (const auto* list = std::get_if<std::vector<double>>(&value))
        return listRefusal(info, *list);
    if (const auto* text = std::get_if<std::string>(&value))
        return info.kind == ValueKind::Text ? lineRefusal(*text) : choiceRefusal(info, *text);
    return std::nullopt;
}

Value parseValue(const ParameterInfo& info, std::string_view text) {
    try {
        Value value = parseKind(info, text);
        if (auto reason = refusal(info, value))
            throw Error(ErrorKind::BadInput, *reason);
        return value;
    } catch (const Error& error) {
        throw Error(error.kind(), error.message(), info.key);
    }
}

std::string formatValue(const ParameterInfo& info, const Value& value) {
    if (const auto* toggle = std::get_if<bool>(&value))
        return *toggle ? "true" : "false";
    if (const auto* count = std::get_if<std::int64_t>(&value))
        return std::to_string(*count);
    if (const auto* real = std::get_if<double>(&value))
        return formatReal(info, *real);
    if (const auto* key = std::get_if<std::string>(&value))
        return *key;
    return joined(std::get<std::vector<double>>(value),
                  [&](double number) { return formatReal(info, number); });
}

std::string describeKind(const ParameterInfo& info) {
    switch (info.kind) {
    case ValueKind::Toggle:
        return FRINGE_MARK("true or false");
    case ValueKind::Count:
        return FRINGE_MARK("a whole number");
    case ValueKind::Number:
        return FRINGE_MARK("a number");
    case ValueKind::Length:
        return FRINGE_MARK("a length such as 8 µm");
    case ValueKind::Angle:
        return FRINGE_MARK("an angle such as 1.5 deg");
    case ValueKind::Lengths:
        return FRINGE_MARK("one length or three, such as 638 nm, 532 nm, 450 nm");
    case ValueKind::Numbers:
        return FRINGE_MARK("numbers separated by commas");
    case ValueKind::Choice:
        return choiceList(info);
    case ValueKind::Text:
        return FRINGE_MARK("text of one line");
    }
    return {};
}

} // namespace fringe
