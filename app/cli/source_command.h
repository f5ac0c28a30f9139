// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "engine/model/choice.h"

namespace fringe {

/// The command of a kind of source that has no file of its own: makes the hologram of one such
/// source, with the kind's rows as options, from a file for the data that it cannot do without.
CommandBody declareSourceCommand(CLI::App& app, const ChoiceInfo& kind);

} // namespace fringe
