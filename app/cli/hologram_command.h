// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/cli/command.h"
#include "app/cli/design_files.h"
#include "app/cli/pattern_options.h"
#include "engine/model/choice.h"

#include <functional>
#include <map>
#include <string>
#include <utility>

namespace fringe {

/// What a command does that makes the hologram of sources: plans, computes, writes and reports.
/// `fill` gives a design that has all options its sources. Throws as a command's body.
Report makeHologram(const PatternOptions& options, const DesignFiles& files,
                    const std::function<void(Design&)>& fill, Session& session);

/// What was given to a command that makes the hologram of one source.
struct SourceOptions {
    SourceOptions(CLI::App& app, DesignOptionChoice own, const std::string& geometryHelp)
        : pattern(app, std::move(own), geometryHelp), files(app) {}

    PatternOptions pattern;
    DesignFiles files;
    std::string input; ///< the file of the source's data, of a command of its own
    std::map<std::string, std::string> inputs; ///< of another, by the kind's slots
};

/// The argument that names that file, as the help shows it.
struct SourceFile {
    std::string name, help;
};

using FillSource = std::function<void(Design&, const SourceOptions&, Session&)>;

/// The body of such a command, after its options are declared; `fill` gives the design's source
/// what the options say of it.
CommandBody sourceCommand(CLI::App& app, DesignOptionChoice own, const std::string& geometryHelp,
                          const SourceFile& file, const FillSource& fill);

/// The design's source has the data of the file, where its kind cannot do without, and its name.
void setData(Design& design, const std::string& file, Asset::Data data);

/// The command of a kind of source that has no file of its own: makes the hologram of one such
/// source, with the kind's rows as options, from the file of its data or, of several, an option for
/// each.
CommandBody declareSourceCommand(CLI::App& app, const ChoiceInfo& kind);

} // namespace fringe
