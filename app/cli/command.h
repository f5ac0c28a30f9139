// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <nlohmann/json.hpp>

#include <array>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fringe {

class Session;

/// What a command has to say on standard output: in words, or with --json.
struct Report {
    std::string text;
    nlohmann::ordered_json json;
    bool isInterrupted = false; ///< the job was cancelled after so much of it
};

/// What a command does once its options are parsed. Throws `Error`, `Cancelled`.
using CommandBody = std::function<Report(Session&)>;

/// Body of a command whose `Options` are made from `app`, as `Command::declare` wants it.
template <class Options, Report (*run)(const Options&, Session&)>
CommandBody bodyOf(CLI::App& app) {
    return [options = std::make_shared<Options>(app)](Session& session) {
        return run(*options, session);
    };
}

/// What commands are for, in the order in which the help lists them; titled likewise.
enum class CommandGroup { Hologram, Pattern, Project, Light, Machine };
inline constexpr std::array commandGroups{"Make a hologram", "Design a pattern",
                                          "Make what a project describes",
                                          "Encode, carry, look, compare", "Panels, masks, machine"};

/// A command of `fringe`, found by its file `cli/command_<name>.cpp`.
///
/// The texts of the command line are English and not marked for translation: scripts read them.
struct Command {
    const char* name;
    const char* summary; ///< one sentence
    CommandGroup group;
    const char* example; ///< complete lines, which run one after the other in an empty folder
    /// Adds the command's own options to `app`, and returns the body that owns their values.
    CommandBody (*declare)(CLI::App& app);
    /// False: --device, --threads and --memory are taken, as by every command, but say nothing.
    bool computes = true;
    /// Reads within --memory all the same.
    bool keepsMemory = false;
    bool makesDesign = false; ///< a session that takes designs is given one
};

const std::vector<const Command*>& allCommands();

} // namespace fringe
