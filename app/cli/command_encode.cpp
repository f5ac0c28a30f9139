// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/session.h"

#include <CLI/App.hpp>

#include <memory>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : input(app), design(app, {.paths = {"encoding."}, .encodingName = "as"}) {
        app.add_option("-o,--out", output, "Levels: .png .bmp .tif .npy")
            ->required()
            ->type_name("FILE");
    }
    FieldInput input;
    DesignOptions design;
    std::string output;
};

Report run(const Options& options, Session& session) {
    if (!options.design.isGiven("as"))
        throw badInput("--as is missing; give --as phase, amplitude or off-axis.");
    const Design design = options.design.applyTo(Design{});
    options.design.refuseIdle(design, true);
    const Encoding& encoding = design.encoding;
    const FieldOutput output(options.output, encoding, true, session.options().force);
    const Hologram field = options.input.read();
    session.control().checkpoint();
    nlohmann::ordered_json facts = output.write(field, session.writingControl());
    facts.update(factsOf(field));
    facts.erase("device");
    return {options.output + ": " + facts["encoding"].get<std::string>() + ", "
                + std::to_string(encoding.levels) + " levels",
            facts};
}

const Command entry{"encode", "Turn a field into the levels of a device",
                    "fringe encode field.npy --as phase --levels 256 -o phase.png",
                    [](CLI::App& app) -> CommandBody {
                        return [options = std::make_shared<Options>(app)](Session& session) {
                            return run(*options, session);
                        };
                    },
                    false};

} // namespace

const Command& command_encode_entry() {
    return entry;
}

} // namespace fringe
