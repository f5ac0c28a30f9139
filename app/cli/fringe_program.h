// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"

#include <vector>

namespace CLI {
class App;
}

namespace fringe {

struct CommonOptions;

struct DeclaredCommand {
    CLI::App* app;
    CommandBody body;
    bool computes;
};

/// The program's commands, and those of kinds of sources that have none of their own.
std::vector<DeclaredCommand> declareCommands(CLI::App& root, CommonOptions& common);

/// The whole program but for `main`. Returns the exit status: 0 done; 1 failed while running; 2 bad
/// usage or input; 130 interrupted.
int runFringe(int argc, const char* const* argv);

} // namespace fringe
