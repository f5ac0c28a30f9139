// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/design_files.h"
#include "app/cli/pattern_options.h"
#include "engine/io/asset_files.h"
#include "engine/model/choice.h"

#include <functional>
#include <string>

namespace fringe {

/// What a command does that makes the hologram of sources: plans, computes, writes and reports.
/// `fill` gives a design that has all options its sources. Throws as a command's body.
Report makeHologram(const PatternOptions& options, const DesignFiles& files,
                    const std::function<void(Design&)>& fill, Session& session);

/// The design's source has the data of the file or the example, where its kind cannot do without,
/// and its name. Throws as `readAsset`.
void readData(Design& design, const std::string& file, const FileReading& reading);

/// The command of a kind of source that has no file of its own: makes the hologram of one such
/// source, with the kind's rows as options, from the file of its data or, of several, an option for
/// each.
CommandBody declareSourceCommand(CLI::App& app, const ChoiceInfo& kind);

} // namespace fringe
