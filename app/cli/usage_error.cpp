// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/usage_error.h"

#include "app/cli/text_table.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace fringe {
namespace {

const CLI::App& commandOf(const CLI::App& root) {
    const auto chosen = root.get_subcommands();
    return chosen.empty() ? root : *chosen.front();
}

std::vector<std::string> optionNames(const CLI::App& app) {
    std::vector<std::string> names;
    for (const CLI::Option* option : app.get_options())
        for (const std::string& name : option->get_lnames())
            names.push_back("--" + name);
    return names;
}

std::vector<std::string> commandNames(const CLI::App& root) {
    std::vector<std::string> names;
    for (const CLI::App* command : root.get_subcommands([](const CLI::App*) { return true; }))
        names.push_back(command->get_name());
    return names;
}

std::string suggestion(const std::string& typed, const std::vector<std::string>& names,
                       const std::string& helpCommand) {
    const std::string nearest = nearestName(typed, names);
    return nearest.empty() ? "see `" + helpCommand + " --help`." : "did you mean " + nearest + "?";
}

std::string unexpected(const CLI::App& root, const std::string& argument) {
    const CLI::App& command = commandOf(root);
    if (&command == &root && !argument.starts_with('-'))
        return "there is no command \"" + argument + "\"; "
               + suggestion(argument, commandNames(root), "fringe");
    const std::string help = &command == &root ? "fringe" : "fringe " + command.get_name();
    if (!argument.starts_with('-'))
        return "\"" + argument + "\" is one argument too many; see `" + help + " --help`.";
    const std::string name = argument.substr(0, argument.find('='));
    return (&command == &root ? "there is" : command.get_name() + " has") + " no option " + name
           + "; " + suggestion(name, optionNames(command), help);
}

const CLI::Option* optionIn(const CLI::App& command, const std::string& name) {
    for (const CLI::Option* option : command.get_options())
        if (option->get_name() == name || option->check_name(name))
            return option;
    return nullptr;
}

/// CLI11 says "<option>: 1 required <TYPE> missing", "<option> is required" and the like.
std::string subjectOf(const std::string& text) {
    return text.substr(0, text.find_first_of(": "));
}

std::string typeOf(const CLI::App& command, const std::string& name) {
    const CLI::Option* option = optionIn(command, name);
    return option && !option->get_type_name().empty() ? option->get_type_name() : "a value";
}

std::string mismatch(const CLI::App& command, const std::string& text) {
    const std::string name = subjectOf(text);
    const CLI::Option* option = optionIn(command, name);
    if (option && option->count() > 1)
        return name + " is given " + std::to_string(option->count()) + " times; give it once.";
    return name + " needs a value: " + name + " " + typeOf(command, name) + ".";
}

std::string missing(const CLI::App& command, const std::string& name, const std::string& help) {
    const CLI::Option* option = optionIn(command, name);
    const std::string form = option && option->nonpositional() ? name + ' ' + typeOf(command, name)
                                                               : "the argument " + name;
    return form + " is missing; see `" + help + " --help`.";
}

/// "--fit excludes --scale"
std::string conflict(const std::string& text) {
    const std::string verb = " excludes ";
    const std::size_t at = text.find(verb);
    return text.substr(0, at) + " cannot be used with " + text.substr(at + verb.size())
           + "; give one of them.";
}

std::string withFullStop(std::string text) {
    std::ranges::replace(text, '\n', ' ');
    text.erase(text.find_last_not_of(" .") + 1);
    return text + '.';
}

} // namespace

std::string usageSentence(const CLI::App& root, const CLI::ParseError& error) {
    const CLI::App& command = commandOf(root);
    const bool noCommand = &command == &root;
    const std::string text = error.what();
    const std::string help = noCommand ? "fringe" : "fringe " + command.get_name();
    if (const auto rest = root.remaining(true); !rest.empty())
        return unexpected(root, rest.front());
    if (noCommand && dynamic_cast<const CLI::RequiredError*>(&error))
        return "give a command: " + joined(commandNames(root)) + "; see `fringe --help`.";
    if (dynamic_cast<const CLI::RequiredError*>(&error))
        return missing(command, subjectOf(text), help);
    if (dynamic_cast<const CLI::ArgumentMismatch*>(&error))
        return mismatch(command, text);
    if (dynamic_cast<const CLI::ExcludesError*>(&error))
        return conflict(text);
    if (dynamic_cast<const CLI::RequiresError*>(&error))
        return withFullStop(text) + " See `" + help + " --help`.";
    return withFullStop(text);
}

} // namespace fringe
