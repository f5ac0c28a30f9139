// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/session.h"
#include "engine/encodings/encoding.h"
#include "engine/io/device_preset.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : input(app),
          design(app, {.paths = {"encoding."},
                       .names = {{"encoding.kind", "as"}, {"encoding.any_phase", ""}}}) {
        app.add_option("-o,--out", output, "Levels: .png .bmp .tif .npy")
            ->required()
            ->type_name("FILE");
        app.add_option("--device-preset", device,
                       "Levels of a device at the field's wavelength: one of "
                           + joined(shippedPresets(), &DevicePreset::name)
                           + ", or a file of its own")
            ->type_name("NAME|FILE.json");
    }
    FieldInput input;
    DesignOptions design;
    std::string output, device;
};

/// Levels that are given count before those of the device.
Choice encodingFor(const Options& options, Design design, const Hologram& field,
                   const Session& session) {
    if (options.device.empty() || options.design.isGiven("levels"))
        return design.encoding;
    const DevicePreset preset = presetOf(options.device);
    if (field.shape() != preset.plate.size)
        session.say("warning", message(FRINGE_MARK("The field has {0} × {1} pixels and {2} has "
                                                   "{3} × {4}."),
                                       field.shape().cols, field.shape().rows, preset.name,
                                       preset.plate.size.cols, preset.plate.size.rows)
                                   .english());
    const auto& wavelengths = field.sampling.wavelengths;
    return withPreset(std::move(design), preset,
                      wavelengths.empty() ? std::nullopt : std::optional(wavelengths.front()))
        .encoding;
}

Report run(const Options& options, Session& session) {
    if (!options.design.isGiven("as"))
        throw badInput("--as is missing; give one of: {0}.", keyList(encodingInfos()));
    const Design design = options.design.applyTo(Design{});
    options.design.refuseIdle(design, true);
    if (!options.device.empty())
        presetOf(options.device); // before any work
    const bool force = session.options().force;
    static_cast<void>(FieldOutput(options.output, design.encoding, true, force)); // likewise
    const Hologram field = options.input.read(session.options().memoryBytes(), session.control());
    session.control().checkpoint();
    const Choice encoding = encodingFor(options, design, field, session);
    const FieldOutput output(options.output, encoding, true, force);
    if (const auto findings = encodingOf(encoding.key).findings)
        session.tell(findings(encoding.values, field.sampling));
    const ComputeDevice device = session.openDevice();
    auto [facts, powers] = output.write(field, design.propagation, device, session);
    facts.update(factsOf(field));
    facts.erase("device");
    return {options.output + ": " + facts["encoding"].get<std::string>() + ", "
                + std::to_string(facts["levels"].get<std::int64_t>()) + " levels" + powers,
            facts};
}

} // namespace

extern const Command command_encode{"encode", "Turn a field into the levels of a device",
                                    "fringe encode field.npy --as phase --levels 256 -o phase.png",
                                    bodyOf<Options, run>};

} // namespace fringe
