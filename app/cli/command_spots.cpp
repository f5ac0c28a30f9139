// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"
#include "app/cli/command.h"
#include "app/cli/design_files.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/session.h"
#include "app/cli/spot_options.h"
#include "app/cli/spot_report.h"
#include "app/cli/stopwatch.h"
#include "engine/io/spot_checkpoint.h"
#include "engine/spots/spot_designer.h"

#include <CLI/App.hpp>

#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app)
        : spots(app), files(app, "Figures of every round and powers of the spots") {
        app.add_option(
               "SPOTS", input,
               "Table of spots: .csv with x,y,z[,intensity[,phase]] in metres and radians, or in "
               "units that its header names: x[mm],y[mm],z[um]")
            ->required()
            ->type_name("FILE");
    }
    SpotOptions spots;
    DesignFiles files;
    std::string input;
};

/// With --device auto one that has the sums, where the fastest has not.
ComputeDevice deviceFor(SpotGeometry geometry, const Session& session) {
    ComputeDevice device = session.openDevice();
    if (session.options().device != "auto" || offersSpots(device, geometry))
        return device;
    session.explain(device.info().id + " does not design such spots; the cpu does it");
    return ComputeDevice::open("cpu", session.options().threads);
}

SpotResult design(const Options& options, const SpotDesign& design, const ComputeDevice& device,
                  Session& session) {
    SpotRun run;
    if (!options.files.resume().empty())
        run.resume = readSpotCheckpoint(options.files.resume(), design);
    Checkpoints<SpotDesign, SpotState> checkpoints(options.files.checkpoint(), design,
                                                   writeSpotCheckpoint);
    run.afterRound = [&](const SpotState& state) { checkpoints.offer(state); };
    SpotResult result =
        session.take(designSpots(design, device, session.control(), run, session.limits()));
    checkpoints.write(result.goOnFrom());
    return result;
}

std::string figuresOf(const SpotDesign& design, const SpotState& state) {
    return std::to_string(design.spots.size()) + " spots, "
           + figuresText(state.best.figures, design) + " in round "
           + std::to_string(state.best.round) + " of " + std::to_string(state.round);
}

Report run(const Options& options, Session& session) {
    const FieldOutput output(options.files.output(), options.spots.encoding(),
                             options.spots.isEncodingGiven(), options.files.mayReplace(session));
    options.files.check(session);
    const SpotDesign wanted = options.spots.read(options.input, session.control());
    const ComputeDevice device = deviceFor(wanted.geometry, session);
    const Plan planned = planSpots(wanted, session.limits(device));
    announce(planned, session);
    if (options.files.isDry())
        return forecastReport(planned, device.info().id);
    const Stopwatch watch;
    const SpotResult result = design(options, wanted, device, session);
    const DesignEnd end{figuresOf(wanted, result.state), result.device, watch.seconds(),
                        result.end == RoundsEnd::Stopped};
    const Hologram field = fieldOf(wanted, result);
    Json facts = output.write(field, session.writingControl());
    facts.update(factsOf(field));
    facts.update(spotReport(wanted, result));
    return options.files.finished(std::move(facts), end, session);
}

const Command entry{
    "spots", "Design a phase hologram that makes spots of light",
    "fringe spots spots.csv -o slm.png --size 512x512 --pitch 8um --wavelength 532nm --geometry "
    "lens --focal-length 200mm --algorithm ora --iterations 20",
    [](CLI::App& app) -> CommandBody {
        return [options = std::make_shared<Options>(app)](Session& session) {
            return run(*options, session);
        };
    }};

} // namespace

const Command& command_spots_entry() {
    return entry;
}

} // namespace fringe
