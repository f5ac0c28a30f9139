// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/camera/camera_registration.h"
#include "app/camera/loop_camera.h"
#include "app/cli/command.h"
#include "app/cli/hologram_command.h"
#include "app/cli/parameter_option.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/solver_report.h"
#include "app/cli/stopwatch.h"
#include "engine/encodings/encoding.h"
#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/io/metadata.h"
#include "engine/model/build.h"
#include "engine/model/units.h"
#include "engine/outputs/sent_files.h"
#include "engine/sources/spots/lit_spots.h"

#include <CLI/App.hpp>
#include <CLI/Validators.hpp>

#include <algorithm>
#include <optional>
#include <span>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

/// Few iterations a round, with phases that stay, so that what the camera measured stays true.
Design usualDesign() {
    Design design = designFor("spots");
    design.solver = {"wgs-kim"};
    design.stop.iterations = 10;
    return design;
}

struct Options {
    explicit Options(CLI::App& app)
        : pattern(
            app, {.paths = {"spots."}, .names = {{"spots.model", "model"}}, .base = usualDesign()},
            "lens: spots about the focal plane of a lens, z from there; free: no lens, z from the "
            "hologram"),
          camera(app, simulatedCameraInfo()) {
        declareRounds(app);
        app.option_defaults()->group("Files");
        app.add_option(
               "SPOTS", spots,
               "Table of spots of one plane: .csv with x,y,z[,intensity[,phase]]; or example:KEY")
            ->required()
            ->type_name("FILE");
        app.add_option("-o,--out", output, "Levels of the best pattern: .png .bmp .tif .npy")
            ->required()
            ->type_name("FILE");
        app.add_option("--report", report, "Figures and measured spots of every round, JSON")
            ->type_name("FILE");
    }

    PatternOptions pattern;
    ChoiceOptions camera;
    std::string spots, output, report, command, registration;
    std::int64_t rounds = 10;
    double gain = FeedbackPlan{}.gain, seconds = 60;

  private:
    void declareRounds(CLI::App& app) {
        app.option_defaults()->group("Camera loop");
        app.add_option("--rounds", rounds, "How often the camera looks")
            ->check(CLI::Range(1, 10000))
            ->type_name("N")
            ->capture_default_str();
        app.add_option("--camera-gain", gain,
                       "Exponent of corrections: amplitudes are asked for times "
                       "sqrt(target/measured) to this power")
            ->check(CLI::Range(0.01, 2.0))
            ->type_name("NUMBER")
            ->capture_default_str();
        CLI::Option* given =
            app.add_option("--camera-command", command,
                           "Command of the shell, in place of the simulated camera, that shows the "
                           "file {pattern}, of the form of -o, and writes the camera's picture to "
                           "{picture}, a .png, or to a file of another suffix, such as "
                           "{picture}.tif")
                ->type_name("COMMAND");
        app.add_option("--camera-seconds", seconds, "Most seconds that --camera-command may take")
            ->check(CLI::Range(0.01, 1e6))
            ->type_name("NUMBER")
            ->needs(given)
            ->capture_default_str();
        app.add_option("--registration", registration,
                       "How the camera of --camera-command stands: three spots and the pixels that "
                       "see them, JSON; or "
                       "the report of an earlier loop. Without it three spots are shown first")
            ->type_name("FILE")
            ->needs(given);
    }
};

void requireIdleCamera(const Options& options) {
    for (const std::string& name : options.camera.given())
        if (name != "camera-bits")
            throw badInput("--{0} is for the simulated camera and has no effect with "
                           "--camera-command; leave one of them out.",
                           name);
}

/// What takes pictures, and how it stands.
LoopCameraPlan cameraOf(const Options& options, const Session& session) {
    LoopCameraPlan plan{options.camera.read(), {}, options.registration};
    if (options.command.empty())
        return plan;
    requireIdleCamera(options);
    const auto given = options.camera.given();
    const bool saysBits = std::ranges::find(given, "camera-bits") != given.end();
    plan.command = {options.command, options.seconds,
                    std::filesystem::path(options.output).extension().string(),
                    saysBits ? cameraSensorOf(plan.simulated).saturation() : 0.0,
                    session.options().memoryBytes()};
    return plan;
}

Design designOf(const Options& options, Session& session) {
    Design design = options.pattern.read(session.control());
    options.pattern.refuseIdle(design, true);
    if (!design.isDesigned() || !encodingOf(design.encoding.key).offersPhases)
        throw badInput("a camera weights spots of a solver's pattern of phases; leave out {0}.",
                       design.isDesigned() ? "--encode " + design.encoding.key
                                           : "--algorithm " + design.solver.key);
    readData(design, options.spots, {.control = &session.control()});
    return design;
}

std::string roundText(const FeedbackRound& round) {
    return "measured " + figuresText(round.measured) + "; computed " + figuresText(round.computed);
}

Json roundJson(const FeedbackRound& round, std::size_t number) {
    Json spots = Json::array();
    for (std::size_t r = 0; r < round.spots.size(); ++r)
        spots.push_back({{"power", round.spots[r].power},
                         {"saturated", round.spots[r].isSaturated},
                         {"asked", round.asked[r].intensity}});
    Json measured = figuresJson(round.measured);
    measured.erase("zero_order"); // nobody measures it
    return {{"round", number + 1},
            {"measured", std::move(measured)},
            {"computed", figuresJson(round.computed)},
            {"spots", std::move(spots)}};
}

Json reportOf(const Design& design, const FeedbackResult& result, const AffineMap& map) {
    const auto spots = design.sources.front().kind.data<SpotList>("list");
    const std::vector<double> target = targetIntensities(*spots);
    Json places = Json::array(), rounds = Json::array();
    double reach = 0;
    for (std::size_t r = 0; r < spots->size(); ++r) {
        const Spot& spot = (*spots)[r];
        reach = std::max({reach, std::abs(spot.x), std::abs(spot.y)});
        places.push_back(
            {{"x_m", spot.x}, {"y_m", spot.y}, {"z_m", spot.z}, {"target", target[r]}});
    }
    for (std::size_t i = 0; i < result.rounds.size(); ++i)
        rounds.push_back(roundJson(result.rounds[i], i));
    constexpr double anyReach = 1e-3; // where all spots are on the axis
    return {{"program", programName()},
            {"algorithm", design.solver.key},
            {"levels", levelsOf(design.encoding)},
            {"seed", design.start.seed},
            {"ended", result.error       ? "failed"
                      : result.isStopped ? "stopped"
                                         : "rounds"},
            {"best_round", result.best + 1},
            {"registration", registrationJson(map, reach > 0 ? reach : anyReach)},
            {"spots", std::move(places)},
            {"rounds", std::move(rounds)}};
}

void writeAll(const Options& options, const FeedbackResult& result, const Json& report,
              const Job& job, Session& session) {
    const bool overwrite = session.options().force;
    FileGroup written;
    const auto frame = result.made.sent(job.control);
    if (const auto text = frame ? clippedText(*frame) : std::nullopt)
        session.say("warning", text->english());
    writeSent({options.output, overwrite, session.writingControl()}, result.made, job);
    if (!options.report.empty()) {
        const std::string text = report.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
        AtomicFile file(options.report);
        file.write(std::as_bytes(std::span(text)));
        file.commit(overwrite);
    }
    written.commit();
}

void tellSaturated(const FeedbackRound& round, Session& session) {
    const auto full = std::ranges::count_if(round.spots, &MeasuredSpot::isSaturated);
    if (full > 0)
        session.say("warning", std::to_string(full)
                                   + " spots were saturated in the picture of the best round, so "
                                     "that they are brighter than measured; expose it less.");
}

/// Says what was kept of rounds that did not come to their end, and throws.
void endEarly(const FeedbackResult& result, const std::string& text, const Session& session) {
    if (result.error)
        throw failed("{0} What was reached is kept: {1}.", result.error->message().english(), text);
    if (result.isStopped) {
        session.say("result", text + ": the best pattern so far");
        throw Cancelled();
    }
}

/// Says with --verbose what came of every round.
std::function<void(const FeedbackRound&)> toldRounds(std::int64_t rounds, const Session& session) {
    return [&session, rounds, round = 0](const FeedbackRound& done) mutable {
        session.explain("round", "round " + std::to_string(++round) + " of "
                                     + std::to_string(rounds) + ": " + roundText(done));
    };
}

Report run(const Options& options, Session& session) {
    requireWritable(options.output, FileContent::Levels, session.options().force);
    if (!options.report.empty())
        requirePlace(options.report, session.options().force);
    const Design design = designOf(options, session);
    LoopCamera camera(cameraOf(options, session), design, session.control());
    const ComputeDevice device = session.openDevice();
    const PlanLimits limits = session.limits(device);
    const Plan made = plan(design, limits);
    requireRunnable(made);
    session.tell(made.findings);
    const Stopwatch watch;
    const FeedbackJob job{device, limits, session.control()};
    const FeedbackPlan rounds{options.rounds, options.gain, camera.registered(design, job),
                              toldRounds(options.rounds, session)};
    const FeedbackResult result = evenByCamera(
        design, rounds, job, [&](const Chain& pattern) { return camera.take(pattern); });
    Json facts = reportOf(design, result, rounds.toCamera);
    facts["device"] = device.info().id;
    facts["seconds"] = watch.seconds();
    writeAll(options, result, facts, session.job(device), session);
    const FeedbackRound& best = result.rounds[result.best];
    tellSaturated(best, session);
    const std::string text = options.output + ": " + roundText(best) + ", in round "
                             + std::to_string(result.best + 1) + " of "
                             + std::to_string(result.rounds.size());
    endEarly(result, text, session);
    return {text + ", in " + secondsText(watch.seconds()) + " on " + device.info().id,
            std::move(facts)};
}

} // namespace

extern const Command command_camera_loop{
    "camera-loop", "Design a pattern of spots that a camera sees as even", CommandGroup::Pattern,
    "fringe camera-loop example:spots -o slm.png --size 512x512 --pitch 8um --wavelength "
    "532nm --geometry lens --focal-length 200mm --rounds 10",
    bodyOf<Options, run>};

} // namespace fringe
