// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/session.h"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fringe {

struct DeclaredCommand {
    CLI::App* app;
    CommandBody body;
    bool computes;
    bool makesDesign = false; ///< see `Command`
};

/// The program's commands, and those of kinds of sources that have none of their own. only: the
/// command of this name; empty: all.
std::vector<DeclaredCommand> declareCommands(CLI::App& root, CommonOptions& common,
                                             const std::string& only = {});

/// What one command reports, for a program that calls it by its words: nothing is printed, and
/// where a design is taken no file for an output is asked for. Throws `Error`, of words, too;
/// `Cancelled`.
Report calledCommand(const std::vector<std::string>& words, JobControl& control,
                     const SessionEnds& ends);

/// The whole program but for `main`. Returns the exit status: 0 done; 1 failed while running; 2 bad
/// usage or input; 130 interrupted.
int runFringe(int argc, const char* const* argv);

} // namespace fringe
