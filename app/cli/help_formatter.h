// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <CLI/App.hpp>

#include <string>
#include <vector>

namespace fringe {

/// The option, as one of the few that the short help of its command lists.
CLI::Option* essential(CLI::Option* option);

/// Whether the short help lists it: it is marked so, required, or used in the example.
bool isEssential(const CLI::App& command, const CLI::Option& option);

/// What the help lists: all but what is hidden, and the words for the help itself.
std::vector<const CLI::Option*> listedOptions(const CLI::App& command);

/// The help of the program and of its commands: usage, options with units and defaults, examples;
/// wrapped to 100 columns. `--help` of a command that has many options lists the essential ones,
/// each with its first sentence; `--help-all` lists all, by group.
class HelpFormatter : public CLI::FormatterBase {
  public:
    std::string make_help(const CLI::App* app, std::string name,
                          CLI::AppFormatMode mode) const override;
};

} // namespace fringe
