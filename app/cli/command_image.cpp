// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"
#include "app/cli/command.h"
#include "app/cli/design_files.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/image_options.h"
#include "app/cli/session.h"
#include "app/cli/solver_report.h"
#include "engine/io/checkpoint.h"
#include "engine/io/file_checks.h"

#include <CLI/App.hpp>

#include <vector>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) : image(app), files(app, "Figures of every round") {
        app.add_option("TARGET", pictures,
                       "Pictures wanted, grey or coloured (then the luminance counts), one a plane")
            ->required()
            ->type_name("FILE...");
        app.add_option("--seen", seen, "The intensity that the pattern shows in the first plane")
            ->type_name("FILE");
    }
    ImageOptions image;
    DesignFiles files;
    std::vector<std::string> pictures;
    std::string seen;
};

SolverResult design(const Options& options, const PictureDesign& design,
                    const ComputeDevice& device, Session& session) {
    SolverRun run;
    if (!options.files.resume().empty())
        run.resume = readCheckpoint(options.files.resume(), checkpointKey(design));
    Checkpoints checkpoints(options.files.checkpoint(), checkpointKey(design));
    run.afterIteration = [&](const SolverState& state) { checkpoints.offer(state); };
    SolverResult result =
        session.take(designPictures(design, device, session.control(), run, session.limits()));
    checkpoints.write(result.goOnFrom());
    return result;
}

/// Of a stopped design, too.
std::vector<Picture> seenOf(const PictureDesign& design, const SolverResult& result,
                            const ComputeDevice& device, Session& session) {
    JobControl uncancelled;
    const bool isStopped = result.end == SolverEnd::Stopped;
    return session.take(
        seenPictures(design, result.state, device, isStopped ? uncancelled : session.control()));
}

Report run(const Options& options, Session& session) {
    const bool force = options.files.mayReplace(session);
    const FieldOutput output(options.files.output(), options.image.encoding(),
                             options.image.isEncodingGiven(), force);
    options.files.check(session);
    if (!options.seen.empty())
        requireWritable(options.seen, FileContent::Picture, force);
    const PictureDesign wanted = options.image.read(options.pictures);
    const ComputeDevice device = session.openDevice();
    const Plan planned = planPictures(wanted, session.limits(device));
    announce(planned, session);
    if (options.files.isDry())
        return forecastReport(planned, device.info().id);
    const Stopwatch watch;
    const SolverResult result = design(options, wanted, device, session);
    const DesignEnd end{bestText(result.state), result.device, watch.seconds(),
                        result.end == SolverEnd::Stopped};
    const Hologram field = fieldOf(wanted, result);
    Json facts = output.write(field, session.writingControl());
    facts.update(factsOf(field));
    const bool isReported = options.files.isReported(end, session);
    std::vector<Picture> seen;
    if (isReported || !options.seen.empty())
        seen = seenOf(wanted, result, device, session);
    if (!options.seen.empty())
        writePicture(options.seen, seen.front(), force, session.writingControl());
    if (isReported)
        facts.update(solverReport(wanted, result, seen));
    return options.files.finished(std::move(facts), end, session);
}

} // namespace

extern const Command command_image{
    "image", "Design a phase hologram that makes a picture",
    "fringe image target.png -o slm.png --size 512x512 --pitch 8um --wavelength 532nm --geometry "
    "lens --focal-length 200mm --algorithm mraf --iterations 50",
    bodyOf<Options, run>};

} // namespace fringe
