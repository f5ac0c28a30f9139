// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/parameter_option.h"

#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <cctype>
#include <utility>

namespace fringe {
namespace {

constexpr const char* someKey = "KEY";

std::string withoutStop(std::string sentence) {
    if (sentence.ends_with('.'))
        sentence.pop_back();
    return sentence;
}

/// As it goes on after a colon: "FFT" and "OSA" stay.
std::string continued(std::string sentence) {
    const auto isUpper = [&](std::size_t at) {
        return at < sentence.size() && std::isupper(static_cast<unsigned char>(sentence[at]));
    };
    if (isUpper(0) && !isUpper(1))
        sentence.front() =
            static_cast<char>(std::tolower(static_cast<unsigned char>(sentence.front())));
    return withoutStop(std::move(sentence));
}

} // namespace

std::string typeName(const ParameterInfo& info) {
    switch (info.kind) {
    case ValueKind::Count:
        return "N";
    case ValueKind::Length:
        return "LENGTH";
    case ValueKind::Lengths:
        return "LENGTH[,LENGTH,LENGTH]";
    case ValueKind::Numbers:
        return "NUMBER,...";
    case ValueKind::Angle:
        return "ANGLE";
    case ValueKind::Text:
        return "TEXT";
    case ValueKind::Choice: {
        constexpr std::size_t widest = 70; // of a line of the help
        std::string keys = joined(info.choices, &ParameterChoice::key, "|");
        return keys.size() <= widest ? keys : someKey;
    }
    default:
        return "NUMBER";
    }
}

std::string helpText(const ParameterInfo& info, const std::string& takers) {
    const std::string text = continued(info.help);
    if (info.kind == ValueKind::Toggle && std::get<bool>(info.initial))
        return "Do not " + text;
    std::string help = info.label + (takers.empty() ? "" : " (" + takers + ')') + ": " + text;
    if (info.kind == ValueKind::Choice && typeName(info) == someKey)
        help += ": " + joined(info.choices, &ParameterChoice::key);
    for (const ParameterChoice& choice : info.choices)
        if (*choice.help)
            help += ". " + choice.key + ": " + withoutStop(choice.help);
    return help;
}

CLI::Option* addTextOption(CLI::App& app, const std::string& name, const std::string& help) {
    return app
        .add_option("--" + name, CLI::callback_t([](const CLI::results_t&) { return true; }), help)
        ->expected(1);
}

ChoiceOptions::ChoiceOptions(CLI::App& app, const ChoiceInfo& info) {
    app.option_defaults()->group(info.label);
    for (const ParameterInfo& row : info.parameters) {
        if (row.option.empty())
            continue;
        const std::string zero = *row.zero ? "; 0: " + std::string(row.zero) : "";
        bindings_.push_back({row, addTextOption(app, row.option, helpText(row) + zero)
                                      ->type_name(typeName(row))
                                      ->default_str(formatValue(row, row.initial))});
    }
}

ParameterValues ChoiceOptions::read() const {
    ParameterValues values;
    for (const auto& [row, option] : bindings_) {
        if (option->count() == 0)
            continue;
        const std::string text = option->as<std::string>();
        try {
            setValue(values, row, parseValue(row, text));
        } catch (const Error& error) {
            throw badInput("--{0} {1}: {2}", row.option, showable(text, mostQuoted),
                           error.message().english());
        }
    }
    return values;
}

std::vector<std::string> ChoiceOptions::given() const {
    std::vector<std::string> names;
    for (const auto& [row, option] : bindings_)
        if (option->count() > 0)
            names.push_back(row.option);
    return names;
}

} // namespace fringe
