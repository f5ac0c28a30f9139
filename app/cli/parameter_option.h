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

/// "Centre x: of the upright box …": a row by its label, with what alone takes it, if not all do,
/// its help, which a form shows beside the label, and those of its choices, without the last full
/// stop. Of a toggle that is on by default it is the help of its opposite, `--no-<option>`.
std::string helpText(const ParameterInfo& info, const std::string& takers = {});

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
