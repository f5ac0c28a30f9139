// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/device_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/session.h"
#include "app/cli/text_table.h"
#include "engine/encodings/encoding.h"
#include "engine/io/panel_files.h"
#include "engine/model/units.h"
#include "engine/outputs/fabrication.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace fringe {
namespace {

/// The rows of a mask as options, those of the plan's page by its names.
DesignOptionChoice maskChoice() {
    DesignOptionChoice choice;
    choice.base.device.key = "mask";
    for (const ParameterInfo& row : findInfo(deviceInfos(), "mask")->parameters) {
        std::string name = row.key;
        std::ranges::replace(name, '_', '-');
        choice.paths.push_back("device." + row.key);
        choice.names[choice.paths.back()] = name;
    }
    choice.names["device.layers"] = "layer-per";
    choice.names["device.shapes"] = "rectangles";
    choice.names["device.corners"] = "polygons";
    return choice;
}

/// ".gds .oas"
std::string holders(MaskFormat::Holds holds) {
    return joined(maskSuffixes(holds), std::identity(), " ");
}

struct Options {
    explicit Options(CLI::App& app)
        : input(app, true), mask(app, maskChoice()),
          panel(app, {.paths = {"encoding.levels", "device."}, .showDefaults = false}),
          device(app) {
        app.add_option("-o,--out", output,
                       "Layout of masks: " + holders(MaskFormat::Holds::Shapes)
                           + "; heights: " + holders(MaskFormat::Holds::Relief)
                           + "; heights as numbers, a gray writer's or a panel's picture: "
                           + holders(MaskFormat::Holds::Numbers))
            ->required()
            ->type_name("FILE");
        app.add_option("--pixel", pixel,
                       "Size of a pixel as it is made; that of the hologram if not given")
            ->type_name("X[,Y]");
        app.add_option("--curve", curve,
                       "A gray writer's curve: two columns, gray and the depth that it makes")
            ->type_name("FILE.csv");
    }
    FieldInput input;
    DesignOptions mask, panel;
    DeviceOptions device;
    std::string output, pixel, curve;
};

/// The field or the levels of the file, in the pixels that are made.
FieldOrLevels inputOf(const Options& options, Session& session) {
    FieldOrLevels data =
        options.input.readEither(session.options().memoryBytes(), session.control());
    if (options.pixel.empty())
        return data;
    const std::vector<std::string> sides = splitList(options.pixel, ',');
    if (sides.empty() || sides.size() > 2)
        throw badInput("--pixel {0}: give one length, or those along x and y.", options.pixel);
    std::visit(
        [&](auto& content) {
            content.sampling.pitchX = parseLength(sides.front());
            content.sampling.pitchY = parseLength(sides.back());
        },
        data);
    return data;
}

Choice maskOf(const Options& options, Session& session) {
    Design design = maskChoice().base;
    if (options.mask.isGiven("polygons")) {
        if (options.mask.isGiven("rectangles"))
            throw badInput("--polygons and --rectangles exclude each other; give one of them.");
        design = withParameterText(std::move(design), "device.shapes", "polygons");
    }
    design = options.mask.applyTo(std::move(design));
    if (!options.curve.empty()) {
        const std::filesystem::path path(options.curve);
        design.device.assets["curve"] = {
            path.filename().string(),
            std::make_shared<const Raster>(readGrayCurve(path, session.control()))};
    }
    return design.device;
}

/// Levels that are made, and the wave that they were rounded from.
struct Rounded {
    std::shared_ptr<const LevelPattern> levels;
    std::shared_ptr<const Hologram> wave{}; ///< null: it is not known
    std::string note{};                     ///< what was done to levels; empty: nothing
};

bool areOneLevel(const LevelPattern& levels) {
    std::uint16_t least = UINT16_MAX, most = 0;
    for (const auto& plane : levels.planes)
        inBands(plane, [&](std::int64_t, std::span<const std::uint16_t> rows) {
            least = std::min(least, std::ranges::min(rows));
            most = std::max(most, std::ranges::max(rows));
        });
    return least >= most;
}

Rounded roundedOf(FieldOrLevels data, const Options& options, JobControl& control) {
    const bool isGiven = options.panel.isGiven("levels");
    const auto design = std::make_shared<const Design>(options.panel.applyTo(Design{}));
    const std::int64_t count = deviceLevels(design->encoding);
    if (auto* field = std::get_if<Hologram>(&data)) {
        if (!isGiven)
            throw badInput("--levels is missing: say to how many levels the field is rounded, such "
                           "as 16.");
        const Chain chain(design, std::move(*field));
        return {chain.encoded(control), chain.field()};
    }
    const auto levels =
        std::make_shared<const LevelPattern>(std::get<LevelPattern>(std::move(data)));
    if (!isGiven || count == levels->count)
        return {levels};
    if (!showsPhases(*levels))
        throw badInput("--levels is for phases, and the levels of the file are amplitudes; leave "
                       "it out.");
    const Chain chain(design, fieldOfPattern(*levels));
    const auto rounded = chain.encoded(control);
    if (areOneLevel(*rounded) && !areOneLevel(*levels))
        throw badInput("--levels {0}: rounded to so many, the {1} levels of the file become one; "
                       "if the file has {0}, give --gray-levels {0}.",
                       count, levels->count);
    return {rounded, chain.field(),
            "the " + std::to_string(levels->count) + " levels of the file are rounded to "
                + std::to_string(count) + "."};
}

Report made(const Options& options, Session& session) {
    requireFabricable(options.output, session.options().force); // before any work
    const Choice mask = maskOf(options, session);
    const Rounded rounded = roundedOf(inputOf(options, session), options, session.control());
    session.tellNotes();
    const Fabrication made =
        fabricationOf(options.output, *rounded.levels, mask, &session.control());
    if (!options.curve.empty() && made.format->holds != MaskFormat::Holds::Numbers)
        throw badInput("--curve is for a gray writer's picture; give a name that ends in {0}, or "
                       "leave it out.",
                       joined(maskSuffixes(MaskFormat::Holds::Numbers)));
    if (!rounded.note.empty())
        session.say("note", rounded.note);
    session.say("note", options.output + ": " + forecastText(made).english() + '.');
    fabricate(made, rounded.wave.get(),
              {options.output, session.options().force, session.writingControl()});
    nlohmann::ordered_json facts{{"file", options.output},
                                 {"sheet", options.output + ".sheet.json"},
                                 {"levels", made.made.levels},
                                 {"step_m", made.made.step.si()},
                                 {made.format->counted, made.facts.count()}};
    return {options.output + ": " + std::to_string(made.made.levels) + " levels, "
                + std::to_string(made.facts.count()) + ' ' + made.format->counted + "; sheet "
                + options.output + ".sheet.pdf",
            facts};
}

/// The pattern as a panel is sent it.
Report sent(const Options& options, Session& session) {
    if (options.mask.isAnyGiven("device.") || !options.curve.empty())
        throw badInput("The options of a mask have no effect on what a panel is sent; leave them "
                       "or --device-preset out.");
    const bool force = session.options().force;
    options.device.check();
    static_cast<void>(FieldOutput(options.output, {"phase"}, true, force)); // before any work
    const FieldOrLevels data = inputOf(options, session);
    const auto* levels = std::get_if<LevelPattern>(&data);
    const Hologram field = levels ? fieldOfPattern(*levels) : std::get<Hologram>(data);
    const auto design = std::make_shared<const Design>(
        options.device.applyTo(options.panel.applyTo(Design{}), options.panel, field, session));
    const ComputeDevice device = session.openDevice();
    const auto [facts, powers] = FieldOutput(options.output, design->encoding, true, force)
                                     .write({design, field}, session.job(device), session);
    return {options.output + ": " + std::to_string(facts["levels"].get<std::int64_t>()) + " levels"
                + powers,
            facts};
}

Report run(const Options& options, Session& session) {
    return options.device.isGiven(options.panel) ? sent(options, session) : made(options, session);
}

} // namespace

extern const Command command_export{
    "export", "Write a hologram as what it is made from: masks, heights, a panel's picture",
    CommandGroup::Machine,
    "fringe run example:die -o results\n"
    "fringe export results/die-phase.png -o die.oas --levels 16 --index 1.4607",
    bodyOf<Options, run>};

} // namespace fringe
