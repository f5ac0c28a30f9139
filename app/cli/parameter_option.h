// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"

#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

/// Options that come from rows of parameter tables.
namespace fringe {

/// "LENGTH", "N", "dark|reflecting": what an option of the row takes.
std::string typeName(const ParameterInfo& info);

/// The help of a row and of its choices, without the last full stop.
std::string helpText(const ParameterInfo& info);

/// A toggle as a flag; one that is on by default becomes `--no-<option>`.
struct FlagText {
    std::string name, help;
};
FlagText flagText(const ParameterInfo& info, const std::string& name, std::string help);

/// An option whose one text is read later.
CLI::Option* addTextOption(CLI::App& app, const std::string& name, const std::string& help);

/// The options of the table of an entry of a registry: of its rows that have a name for one.
class ChoiceOptions {
  public:
    /// The entry outlives it.
    ChoiceOptions(CLI::App& app, const ChoiceInfo& info);

    /// What was given; throws `Error` (BadInput) that names the option.
    ParameterValues read() const;
    std::vector<std::string> given() const; ///< names without dashes

  private:
    struct Binding {
        const ParameterInfo& row;
        CLI::Option* option;
    };
    std::vector<Binding> bindings_;
};

} // namespace fringe
