// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/source_command.h"

#include "app/cli/hologram_command.h"
#include "app/cli/session.h"
#include "engine/io/asset_files.h"
#include "engine/model/design.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <filesystem>
#include <memory>

namespace fringe {
namespace {

/// Rows are options of their own names: "far_distance" is --far-distance. A seed of the kind is
/// that of the solver, too.
std::map<std::string, std::string> namesOf(const ChoiceInfo& kind) {
    std::map<std::string, std::string> names;
    if (parameterOf(kind, "seed") != nullptr)
        names["solver.seed"] = "";
    for (const ParameterInfo& row : kind.parameters)
        if (row.option.empty()) {
            std::string name = row.key;
            std::ranges::replace(name, '_', '-');
            names[kind.key + '.' + row.key] = name;
        }
    return names;
}

struct Options {
    Options(CLI::App& app, const ChoiceInfo& kind)
        : kind(kind), pattern(app,
                              {.paths = {kind.key + '.', "method."},
                               .names = namesOf(kind),
                               .base = designFor(kind.key)},
                              "lens: distances count from the focal plane of a lens, for a "
                              "pattern that a solver finds; free: no lens, from the hologram"),
          files(app) {
        if (!kind.assets.empty())
            app.add_option("IN", input, kind.assets.front().label)->required()->type_name("FILE");
    }
    const ChoiceInfo& kind;
    PatternOptions pattern;
    DesignFiles files;
    std::string input;
};

void fill(Design& design, const Options& options, const JobControl& control) {
    Source& source = design.sources.front();
    if (parameterOf(options.kind, "seed") != nullptr)
        design.start.seed =
            std::get<std::int64_t>(valueOf(options.kind, source.kind.values, "seed"));
    if (options.kind.assets.empty())
        return;
    const AssetSlot& slot = options.kind.assets.front();
    source.name = std::filesystem::path(options.input).stem().string();
    source.kind.assets[slot.key] = {source.name, readAsset(slot.type, options.input, control)};
}

} // namespace

CommandBody declareSourceCommand(CLI::App& app, const ChoiceInfo& kind) {
    return [options = std::make_shared<Options>(app, kind)](Session& session) {
        return makeHologram(
            options->pattern, options->files,
            [&](Design& design) { fill(design, *options, session.control()); }, session);
    };
}

} // namespace fringe
