// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/device_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/session.h"
#include "engine/encodings/encoding.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : input(app), design(app, {.paths = {"encoding.", "device."},
                                   .names = {{"encoding.kind", "as"}, {"encoding.any_phase", ""}}}),
          device(app) {
        app.add_option("-o,--out", output,
                       "Levels: .png .bmp .tif .npy; with --as field the field as it is")
            ->required()
            ->type_name("FILE");
    }
    FieldInput input;
    DesignOptions design;
    DeviceOptions device;
    std::string output;
};

/// The field itself, without levels, which no encoding makes: `--as field`.
Report writtenAsField(const Options& options, Session& session) {
    if (options.design.isAnyGiven("encoding.", "encoding.kind")
        || options.design.isAnyGiven("device."))
        throw badInput("--as field writes the field as it is, and takes no other options of "
                       "encodings or devices; leave them out.");
    const FieldOutput output(options.output, {}, false, session.options().force);
    if (output.isEncoded())
        throw badInput("{0} is the name of a picture, which holds no field; give one such as "
                       "field.npy.",
                       options.output);
    const Hologram field = options.input.read(session.options().memoryBytes(), session.control());
    const ComputeDevice device = session.openDevice();
    const Chain chain(std::make_shared<const Design>(), field);
    auto [facts, powers] = output.write(chain, session.job(device), session);
    facts.update(factsOf(field));
    return {options.output + ": field", facts};
}

Report run(const Options& options, Session& session) {
    if (!options.design.isGiven("as"))
        throw badInput("--as is missing; give one of: {0}, field.", keyList(encodingInfos()));
    if (options.design.isGiven("as", "field"))
        return writtenAsField(options, session);
    Design design = options.design.applyTo(Design{});
    options.design.refuseIdle(design, true);
    options.device.check(); // before any work
    const bool force = session.options().force;
    static_cast<void>(FieldOutput(options.output, design.encoding, true, force)); // likewise
    const Hologram field = options.input.read(session.options().memoryBytes(), session.control());
    session.control().checkpoint();
    if (auto reason = encodingRefusal(design.encoding, {field.shape(), field.sampling},
                                      session.options().memoryBytes()))
        throw Error(ErrorKind::BadInput, *std::move(reason));
    design = options.device.applyTo(std::move(design), options.design, field, session);
    const FieldOutput output(options.output, design.encoding, true, force);
    session.tell(findingsOnEncoding(design.encoding, field.sampling));
    const ComputeDevice device = session.openDevice();
    const Chain chain(std::make_shared<const Design>(std::move(design)), field);
    auto [facts, powers] = output.write(chain, session.job(device), session);
    facts.update(factsOf(field));
    facts.erase("device");
    return {options.output + ": " + facts["encoding"].get<std::string>() + ", "
                + std::to_string(facts["levels"].get<std::int64_t>()) + " levels" + powers,
            facts};
}

} // namespace

extern const Command command_encode{
    "encode", "Turn a field into the levels of a device", CommandGroup::Light,
    "fringe run example:die -o results\n"
    "fringe encode results/die-field.npy --as phase --levels 256 -o die.png",
    bodyOf<Options, run>};

} // namespace fringe
