// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"
#include "app/cli/command.h"
#include "app/cli/design_files.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/session.h"
#include "app/cli/solver_report.h"
#include "app/cli/spot_options.h"
#include "app/cli/stopwatch.h"
#include "engine/io/checkpoint.h"
#include "engine/spots/spot_designer.h"

#include <CLI/App.hpp>

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

SolverResult design(const Options& options, const SpotDesign& design, const ComputeDevice& device,
                    Session& session) {
    SolverRun run;
    if (!options.files.resume().empty())
        run.resume = readCheckpoint(options.files.resume(), checkpointKey(design));
    Checkpoints checkpoints(options.files.checkpoint(), checkpointKey(design));
    run.afterIteration = [&](const SolverState& state) { checkpoints.offer(state); };
    SolverResult result =
        session.take(designSpots(design, device, session.control(), run, session.limits()));
    checkpoints.write(result.goOnFrom());
    return result;
}

Report run(const Options& options, Session& session) {
    const FieldOutput output(options.files.output(), options.spots.encoding(),
                             options.spots.isEncodingGiven(), options.files.mayReplace(session));
    options.files.check(session);
    const SpotDesign wanted = options.spots.read(options.input, session.control());
    const ComputeDevice device = session.openDevice();
    const Plan planned = planSpots(wanted, session.limits(device));
    announce(planned, session);
    if (options.files.isDry())
        return forecastReport(planned, device.info().id);
    const Stopwatch watch;
    const SolverResult result = design(options, wanted, device, session);
    const DesignEnd end{std::to_string(wanted.spots.size()) + " spots, " + bestText(result.state),
                        result.device, watch.seconds(), result.end == SolverEnd::Stopped};
    const Hologram field = fieldOf(wanted, result);
    Json facts = output.write(field, session.writingControl());
    facts.update(factsOf(field));
    facts.update(solverReport(wanted, result));
    return options.files.finished(std::move(facts), end, session);
}

} // namespace

extern const Command command_spots{
    "spots", "Design a phase hologram that makes spots of light",
    "fringe spots spots.csv -o slm.png --size 512x512 --pitch 8um --wavelength 532nm --geometry "
    "lens --focal-length 200mm --algorithm ora --iterations 20",
    bodyOf<Options, run>};

} // namespace fringe
