// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"
#include "app/cli/command.h"
#include "app/cli/field_output.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/spot_options.h"
#include "app/cli/spot_report.h"
#include "app/cli/stopwatch.h"
#include "engine/io/file_checks.h"
#include "engine/io/spot_checkpoint.h"
#include "engine/model/units.h"
#include "engine/spots/spot_designer.h"

#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) : spots(app) {
        app.option_defaults()->group("Files");
        app.add_option("SPOTS", input, "Table of spots: .csv with x,y,z[,intensity[,phase]]")
            ->required()
            ->type_name("FILE");
        app.add_option("-o,--out", output,
                       "Field (.npy .exr .tif) or, encoded, levels (.png .bmp .tif .npy)")
            ->required()
            ->type_name("FILE");
        app.add_option("--report", report, "Figures of every round and powers of the spots, JSON")
            ->type_name("FILE");
        app.add_option("--checkpoint", checkpoint,
                       "Keep the state of the rounds here, to go on from; replaced as they go")
            ->type_name("FILE");
        app.add_option("--resume", resume, "Go on from such a state of the same design")
            ->type_name("FILE");
    }
    SpotOptions spots;
    std::string input, output, report, checkpoint, resume;
};

void checkPlaces(const Options& options, const Session& session) {
    if (!options.report.empty())
        requirePlace(options.report, session.options().force);
    if (!options.checkpoint.empty())
        requirePlace(options.checkpoint, true);
}

/// With --device auto one that has the sums, where the fastest has not.
ComputeDevice deviceFor(SpotGeometry geometry, const Session& session) {
    ComputeDevice device = session.openDevice();
    if (session.options().device != "auto" || offersSpots(device, geometry))
        return device;
    session.explain(device.info().id + " does not design such spots; the cpu does it");
    return ComputeDevice::open("cpu", session.options().threads);
}

SpotResult design(const Options& options, const SpotDesign& design, Session& session) {
    const Plan planned = planSpots(design, session.limits());
    requireRunnable(planned);
    session.tell(planned);
    session.explain("about " + secondsText(planned.seconds) + " and " + formatBytes(planned.bytes)
                    + " of memory");
    SpotRun run;
    if (!options.resume.empty())
        run.resume = readSpotCheckpoint(options.resume, design);
    Checkpoints<SpotDesign, SpotState> checkpoints(options.checkpoint, design, writeSpotCheckpoint);
    run.afterRound = [&](const SpotState& state) { checkpoints.offer(state); };
    const ComputeDevice device = deviceFor(design.geometry, session);
    SpotResult result =
        session.take(designSpots(design, device, session.control(), run, session.limits()));
    checkpoints.write(result.state);
    return result;
}

std::string sentence(const Options& options, const SpotDesign& design, const SpotResult& result) {
    const SpotState& state = result.state;
    return options.output + ": " + std::to_string(design.spots.size()) + " spots, "
           + figuresText(state.best.figures) + " in round " + std::to_string(state.best.round)
           + " of " + std::to_string(state.round);
}

Report run(const Options& options, Session& session) {
    const Encoding encoding = options.spots.encoding();
    const FieldOutput output(options.output, encoding, options.spots.isEncodingGiven(),
                             session.options().force);
    checkPlaces(options, session);
    const SpotDesign wanted = options.spots.read(options.input, session.control());
    const Stopwatch watch;
    const SpotResult result = design(options, wanted, session);
    const double seconds = watch.seconds();
    const Hologram field = fieldOf(wanted, result);
    Json facts = output.write(field);
    facts.update(factsOf(field));
    facts.update(spotReport(wanted, result));
    facts["seconds"] = seconds;
    if (!options.report.empty())
        writeReport(options.report, facts, session.options().force);
    const std::string text = sentence(options, wanted, result);
    if (result.end == SpotEnd::Stopped) {
        session.warn(text + ": the best pattern so far");
        throw Cancelled();
    }
    return {text + ", in " + secondsText(seconds) + " on " + result.device, facts};
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
