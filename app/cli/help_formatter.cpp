// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help_formatter.h"

#include "app/cli/text_table.h"

#include <algorithm>
#include <sstream>

namespace fringe {
namespace {

constexpr std::size_t lineWidth = 100, textColumn = 30;

std::string wrapped(const std::string& text) {
    std::istringstream words(text);
    std::string lines, word;
    std::size_t column = textColumn;
    while (words >> word) {
        const bool first = column == textColumn;
        if (!first && column + 1 + widthOf(word) > lineWidth) {
            lines.append("\n").append(textColumn, ' ');
            column = textColumn;
        } else if (!first) {
            lines += ' ';
            ++column;
        }
        lines += word;
        column += widthOf(word);
    }
    return lines;
}

std::string entry(const std::string& left, const std::string& text) {
    const std::string start = "  " + left;
    const std::string gap = start.size() + 2 > textColumn
                                ? std::string("\n").append(textColumn, ' ')
                                : std::string(textColumn - start.size(), ' ');
    return start + gap + wrapped(text) + '\n';
}

std::string withType(const CLI::Option& option, const std::string& name) {
    std::string type = option.get_type_size() > 0 ? option.get_type_name() : "";
    type.resize(std::min(type.size(), type.find(':'))); // what checks it follows
    return type.empty() ? name : name + ' ' + type;
}

std::string namesOf(const CLI::Option& option) {
    if (!option.nonpositional())
        return option.get_name(true);
    std::string names;
    for (const std::string& name : option.get_snames())
        names += '-' + name + ", ";
    for (const std::string& name : option.get_lnames())
        names += "--" + name + ", ";
    return withType(option, names.substr(0, names.size() - 2));
}

std::string optionEntry(const CLI::Option& option) {
    const std::string& initial = option.get_default_str();
    std::string text = option.get_description();
    if (!initial.empty())
        text += " [" + initial + ']';
    return entry(namesOf(option), text);
}

std::string shortNameOf(const CLI::Option& option) {
    const auto& names = option.get_snames();
    return names.empty() ? option.get_name() : '-' + names.front();
}

std::string usageOf(const CLI::App& app, const std::string& name) {
    std::string usage = "usage: " + name;
    for (const CLI::Option* option : app.get_options()) {
        const std::string word = option->nonpositional() ? withType(*option, shortNameOf(*option))
                                                         : option->get_name(true);
        if (option->get_required())
            usage += ' ' + word;
        else if (!option->nonpositional())
            usage += " [" + word + (option->get_expected_max() > 1 ? "...]" : "]");
    }
    return usage + " [options]\n";
}

std::string groupOf(const CLI::App& app, const std::string& group) {
    std::string text;
    for (const CLI::Option* option : app.get_options())
        if (option->get_group() == group)
            text += optionEntry(*option);
    return text.empty() ? "" : '\n' + group + '\n' + text;
}

std::string commandsOf(const CLI::App& root) {
    std::string text = "\nCommands\n";
    for (const CLI::App* command : root.get_subcommands([](const CLI::App*) { return true; }))
        text += entry(command->get_name(), command->get_description());
    return text + "\nfringe COMMAND --help explains a command.\n";
}

} // namespace

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode) const {
    const bool isRoot = app->get_parent() == nullptr;
    std::string help = app->get_description() + ".\n\n";
    help += isRoot ? "usage: fringe COMMAND [options]\n" : usageOf(*app, name);
    for (const std::string& group : app->get_groups())
        if (!group.empty())
            help += groupOf(*app, group);
    if (isRoot)
        help += commandsOf(*app);
    if (!app->get_footer().empty())
        help += "\nExample\n  " + app->get_footer() + '\n';
    return help;
}

} // namespace fringe
