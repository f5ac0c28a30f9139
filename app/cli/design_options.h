// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"

#include <functional>
#include <map>
#include <string>
#include <vector>

namespace CLI {
class App;
class Option;
} // namespace CLI

namespace fringe {

struct CompositeOption;
struct DesignParameter;

/// Which options a command takes from the design's parameter table.
struct DesignOptionChoice {
    std::vector<std::string> paths; ///< starts of paths: "plate.", "illumination.wavelengths"
    bool showDefaults = true;       ///< false where a file says what is not given
    /// Options, by their path, that the command calls otherwise; empty: that it does not take.
    std::map<std::string, std::string> names{};
    Design base{}; ///< whose rows and values are the options and their defaults
};

/// Names of the options `reconstruction.` where a field is carried to a distance that the command
/// asks for.
std::map<std::string, std::string> namesWherePropagated();

/// The options of a command that describe a design. Names, units, defaults and help come from the
/// parameter table, so that a new parameter is an option at once; those that set several parameters
/// (`--size 1920x1080`) come from a table of their own.
class DesignOptions {
  public:
    DesignOptions(CLI::App& app, const DesignOptionChoice& choice);

    bool isGiven(const std::string& option) const;                          ///< name without dashes
    bool isGiven(const std::string& option, const std::string& text) const; ///< with that text
    /// Whether an option was given for a row whose path begins so, but for that at another path.
    bool isAnyGiven(const std::string& path, const std::string& other = "-") const;

    /// Throws `Error` (BadInput) that names an option that was given but has no effect: one of an
    /// encoding where a sum makes no levels (`encoded`), or of another than the chosen one, of a
    /// device where no levels are made, of solvers for a sum, of methods of a sum for a solver.
    void refuseIdle(const Design& design, bool encoded) const;

    /// `design` with all that was given. Throws `Error` (BadInput) that names the option.
    Design applyTo(Design design) const;

  private:
    using Apply = std::function<Design(Design, const std::string& text)>;
    struct Binding {
        std::string name;
        CLI::Option* option;
        std::string path; ///< of its first parameter
        Apply apply;
    };
    void bindRow(CLI::App& app, const DesignOptionChoice& choice, const DesignParameter& row);
    /// A flag that makes one setting.
    void bindChoice(CLI::App& app, const std::string& name, const Setting& setting);
    void bindComposite(CLI::App& app, const DesignOptionChoice& choice,
                       const CompositeOption& composite);
    void relateComposites();
    CLI::Option* find(const std::string& name) const; ///< null if there is none
    std::vector<Binding> bindings_;
};

} // namespace fringe
