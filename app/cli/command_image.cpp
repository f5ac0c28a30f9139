// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"
#include "app/cli/command.h"
#include "app/cli/field_output.h"
#include "app/cli/image_options.h"
#include "app/cli/picture_report.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/spot_report.h"
#include "engine/io/file_checks.h"
#include "engine/io/picture_checkpoint.h"
#include "engine/model/units.h"

#include <memory>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) : image(app) {
        app.option_defaults()->group("Files");
        app.add_option("TARGET", pictures,
                       "Pictures wanted, grey or coloured (then the luminance counts), one a plane")
            ->required()
            ->type_name("FILE...");
        app.add_option("-o,--out", output,
                       "Field (.npy .exr .tif) or, encoded, levels (.png .bmp .tif .npy)")
            ->required()
            ->type_name("FILE");
        app.add_option("--seen", seen, "The intensity that the pattern shows in the first plane")
            ->type_name("FILE");
        app.add_option("--report", report, "Figures of every round, JSON")->type_name("FILE");
        app.add_option("--checkpoint", checkpoint,
                       "Keep the state of the rounds here, to go on from; replaced as they go")
            ->type_name("FILE");
        app.add_option("--resume", resume, "Go on from such a state of the same design")
            ->type_name("FILE");
    }
    ImageOptions image;
    std::vector<std::string> pictures;
    std::string output, seen, report, checkpoint, resume;
};

void checkPlaces(const Options& options, const Session& session) {
    if (!options.seen.empty())
        requireWritable(options.seen, FileContent::Picture, session.options().force);
    if (!options.report.empty())
        requirePlace(options.report, session.options().force);
    if (!options.checkpoint.empty())
        requirePlace(options.checkpoint, true);
}

PictureResult design(const Options& options, const PictureDesign& design, Session& session) {
    const Plan planned = planPictures(design, session.limits());
    requireRunnable(planned);
    session.tell(planned);
    session.explain("about " + secondsText(planned.seconds) + " and " + formatBytes(planned.bytes)
                    + " of memory");
    PictureRun run;
    if (!options.resume.empty())
        run.resume = readPictureCheckpoint(options.resume, design);
    Checkpoints<PictureDesign, PictureState> checkpoints(options.checkpoint, design,
                                                         writePictureCheckpoint);
    run.afterRound = [&](const PictureState& state) { checkpoints.offer(state); };
    const ComputeDevice device = session.openDevice();
    PictureResult result =
        session.take(designPictures(design, device, session.control(), run, session.limits()));
    checkpoints.write(result.state);
    return result;
}

std::string sentence(const Options& options, const PictureResult& result) {
    const PictureState& state = result.state;
    return options.output + ": " + figuresText(state.best.figures) + " in round "
           + std::to_string(state.best.round) + " of " + std::to_string(state.round);
}

Report run(const Options& options, Session& session) {
    const FieldOutput output(options.output, options.image.encoding(),
                             options.image.isEncodingGiven(), session.options().force);
    checkPlaces(options, session);
    const PictureDesign wanted = options.image.read(options.pictures);
    const Stopwatch watch;
    const PictureResult result = design(options, wanted, session);
    const double seconds = watch.seconds();
    const Hologram field = fieldOf(wanted, result);
    Json facts = output.write(field);
    if (!options.seen.empty())
        writePicture(options.seen, result.seen.front(), session.options().force);
    facts.update(factsOf(field));
    facts.update(pictureReport(wanted, result));
    facts["seconds"] = seconds;
    if (!options.report.empty())
        writeReport(options.report, facts, session.options().force);
    const std::string text = sentence(options, result);
    if (result.end == PictureEnd::Stopped) {
        session.warn(text + ": the best pattern so far");
        throw Cancelled();
    }
    return {text + ", in " + secondsText(seconds) + " on " + result.device, facts};
}

const Command entry{
    "image", "Design a phase hologram that makes a picture",
    "fringe image target.png -o slm.png --size 512x512 --pitch 8um --wavelength 532nm --geometry "
    "lens --focal-length 200mm --algorithm mraf --iterations 50",
    [](CLI::App& app) -> CommandBody {
        return [options = std::make_shared<Options>(app)](Session& session) {
            return run(*options, session);
        };
    }};

} // namespace

const Command& command_image_entry() {
    return entry;
}

} // namespace fringe
