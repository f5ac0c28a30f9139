// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/help_formatter.h"

#include "app/cli/command.h"
#include "app/cli/text_table.h"

#include <algorithm>
#include <sstream>

namespace fringe {
namespace {

constexpr std::size_t lineWidth = 100, textColumn = 30;
constexpr std::ptrdiff_t fewOptions = 18; // which need no short form

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
    if (const std::size_t range = type.find(" in ["); range != type.npos)
        type.resize(type.rfind(':', range)); // what checks it follows
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

std::string optionEntry(const CLI::Option& option, bool isShort = false) {
    const std::string& initial = option.get_default_str();
    std::string text = option.get_description();
    if (isShort)
        text.resize(std::min(text.size(), text.find(". ")));
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

std::string titled(const std::string& title, const std::string& text) {
    return text.empty() ? "" : '\n' + title + '\n' + text;
}

std::string allOptions(const CLI::App& app) {
    std::string text;
    for (const std::string& group : app.get_groups()) {
        std::string entries;
        for (const CLI::Option* option : app.get_options())
            if (option->get_group() == group && !group.empty() && option != app.get_help_all_ptr())
                entries += optionEntry(*option);
        text += titled(group, entries);
    }
    return text;
}

std::string essentialOptions(const CLI::App& app) {
    std::vector<const CLI::Option*> options = listedOptions(app);
    std::erase_if(options, [&](const auto* option) { return !isEssential(app, *option); });
    std::ranges::stable_partition(options, &CLI::Option::get_required);
    std::string text;
    for (const CLI::Option* option : options)
        text += optionEntry(*option, true);
    return titled("Options", text);
}

std::string commandsOf(const CLI::App& root) {
    std::string text;
    for (const std::string group : commandGroups) {
        std::string entries;
        for (const CLI::App* command :
             root.get_subcommands([&](const CLI::App* app) { return app->get_group() == group; }))
            entries += entry(command->get_name(), command->get_description());
        text += titled(group, entries);
    }
    return text;
}

std::string exampleOf(const CLI::App& app) {
    std::istringstream lines(app.get_footer());
    std::string text;
    for (std::string line; std::getline(lines, line);)
        text += "  " + line + '\n';
    return titled("Example", text);
}

} // namespace

CLI::Option* essential(CLI::Option* option) {
    return option->configurable(false); // which no configuration file asks for
}

bool isEssential(const CLI::App& command, const CLI::Option& option) {
    const std::string words = command.get_footer() + ' ';
    return !option.get_configurable() || option.get_required() || !option.nonpositional()
           || words.find(' ' + shortNameOf(option) + ' ') != std::string::npos
           || words.find(' ' + option.get_name() + ' ') != std::string::npos;
}

std::vector<const CLI::Option*> listedOptions(const CLI::App& command) {
    std::vector<const CLI::Option*> options = command.get_options();
    std::erase_if(options, [&](const CLI::Option* option) {
        return option->get_group().empty() || option == command.get_help_ptr()
               || option == command.get_help_all_ptr();
    });
    return options;
}

std::string HelpFormatter::make_help(const CLI::App* app, std::string name,
                                     CLI::AppFormatMode mode) const {
    const std::string what = app->get_description() + ".\n\n";
    if (app->get_parent() == nullptr)
        return what + "usage: fringe COMMAND [options]\n" + allOptions(*app) + commandsOf(*app)
               + exampleOf(*app) + "\nfringe COMMAND --help explains a command.\n";
    const auto count = std::ranges::count_if(listedOptions(*app), &CLI::Option::nonpositional);
    const bool isShort = mode == CLI::AppFormatMode::Normal && count > fewOptions;
    return what + usageOf(*app, name) + (isShort ? essentialOptions(*app) : allOptions(*app))
           + exampleOf(*app)
           + (isShort
                  ? '\n' + name + " --help-all lists all " + std::to_string(count) + " options.\n"
                  : "");
}

} // namespace fringe
