// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/checkpoints.h"
#include "app/cli/command.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/progress_text.h"
#include "app/cli/scratch_files.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "app/cli/text_table.h"
#include "app/project/project_file.h"
#include "engine/examples/example_source.h"
#include "engine/examples/examples.h"
#include "engine/io/checkpoint.h"
#include "engine/io/paces.h"
#include "engine/model/showable_text.h"
#include "engine/outputs/output_kind.h"
#include "engine/outputs/run_outputs.h"
#include "engine/run/key.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

namespace fs = std::filesystem;
using Json = nlohmann::ordered_json;

struct Options {
    explicit Options(CLI::App& app) : scratch(app) {
        app.add_option("PROJECT", project, "Project file, or example:KEY for a built-in one")
            ->type_name("FILE");
        app.add_option("--output", outputs, "Make this output only; may be given more than once")
            ->type_name("NAME")
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        app.add_option("--set", settings,
                       "Change a parameter first, such as plate.pitch_x=4um or, of the second "
                       "picture, image.2.distance=3mm or, of an output, "
                       "outputs.field.what=encoded; may be given more than once")
            ->type_name("PATH=VALUE")
            ->expected(1)
            ->multi_option_policy(CLI::MultiOptionPolicy::TakeAll);
        app.add_option("-o,--folder", folder,
                       "Where the outputs go; beside the project if not given")
            ->type_name("FOLDER");
        app.add_flag("--list-examples", listExamples, "List the built-in projects");
        app.add_flag(
            "--resume", isResumed,
            "Go on from what a run of this command that was cut off left in the folder for "
            "scratch files, if there is something");
        declareDryRun(app, isDry);
    }
    ScratchFiles scratch;
    std::string project, folder;
    std::vector<std::string> outputs, settings;
    bool listExamples = false, isDry = false, isResumed = false;
};

Design openDesign(const std::string& project, Session& session) {
    if (isExample(project))
        return namedExample(project);
    OpenedProject opened = openProject(project, {}, session.control());
    requireData(opened);
    for (const Message& note : opened.notes)
        session.say("note", note.english());
    return std::move(opened.design);
}

Design withSetting(Design design, const std::string& setting) {
    const std::size_t equals = setting.find('=');
    if (equals == std::string::npos)
        throw badInput("--set {0}: give path=value, such as plate.pitch_x=4um.",
                       showable(setting, mostQuoted));
    const std::string path = setting.substr(0, equals), value = setting.substr(equals + 1);
    try {
        return withSettingText(std::move(design), path, value);
    } catch (const Error& error) {
        throw badInput("--set {0}: {1}", showable(setting, mostQuoted), error.message().english());
    }
}

fs::path folderOf(const Options& options) {
    if (!options.folder.empty())
        return options.folder;
    const fs::path beside =
        isExample(options.project) ? fs::path() : fs::path(options.project).parent_path();
    return beside.empty() ? fs::path(".") : beside;
}

Report exampleList() {
    std::vector<std::vector<std::string>> rows;
    Json json = Json::array();
    for (const ExampleInfo& example : examples()) {
        rows.push_back({exampleName(example.key), example.help});
        json.push_back({{"key", example.key}, {"title", example.title}, {"help", example.help}});
    }
    return {alignedTable(rows), json};
}

Report fileList(const std::vector<WrittenFile>& files, const std::vector<Length>& wavelengths,
                const std::string& device, double seconds) {
    std::vector<std::vector<std::string>> rows;
    Json written = Json::array();
    for (const WrittenFile& file : files) {
        written.push_back({{"output", file.output}, {"file", file.path.string()}});
        rows.push_back({file.output, file.path.string()
                                         + tellPowers(written.back(), wavelengths, file.powers,
                                                      file.efficiency)});
    }
    return {alignedTable(rows) + "\nin " + secondsText(seconds) + " on " + device,
            {{"outputs", written}, {"device", device}, {"seconds", seconds}}};
}

/// What is kept for another run, by a mark of all data of the design.
ScratchJob scratchJob(const Design& design, bool realPart, const ComputeDevice& device,
                      const Options& options) {
    return {workKey(design, realPart), device.info().id, options.isResumed};
}

OutputTarget targetOf(const Options& options, const Session& session) {
    return {folderOf(options), options.outputs, session.options().force};
}

Plan planned(const Options& options, const Design& design, const ComputeDevice& device,
             Session& session) {
    PlanLimits limits = limitsFor(design, options.outputs, session.limits(device));
    limits.comparing = options.isDry;
    limits.pace = Paces(usualPaces()).of(device.info().id, paceKey(design));
    limits.scratch = options.scratch.folder();
    if (options.isResumed && !design.isDesigned())
        limits.left = options.scratch.goneOnFrom(
            scratchJob(design, limits.realPart, device, options), session);
    Plan made = plan(design, limits);
    requireRunnable(made);
    session.tell(made.findings);
    return made;
}

/// Computes and writes; what is cut off is kept for another run.
Report carriedOut(const Options& options, const Plan& made, const ComputeDevice& device,
                  Session& session) {
    const Design& design = *made.design;
    const ScratchJob kept = scratchJob(design, made.realPart, device, options);
    std::optional<Checkpoints> checkpoints;
    if (design.isDesigned())
        checkpoints.emplace(CheckpointPlace{{}, {}, options.scratch, kept}, design, session);
    Scratch scratch = options.scratch.of(kept, session);
    Job job = session.job(device);
    if (made.bands) {
        scratch.folder(made.bands->disk);
        job.scratch = &scratch;
    }
    return withScratch(checkpoints ? checkpoints->scratch() : scratch, session, [&] {
        const Stopwatch watch;
        auto outcome = runDesign(made, targetOf(options, session), job,
                                 checkpoints ? checkpoints->run() : SolverRun());
        for (const Message& note : outcome.notes)
            session.say("note", note.english());
        const std::vector<WrittenFile> files = taken(std::move(outcome));
        return fileList(files, design.setup.wavelengths, device.info().id, watch.seconds());
    });
}

Report run(const Options& options, Session& session) {
    if (options.listExamples)
        return exampleList();
    if (options.project.empty())
        throw badInput(
            "the project is missing; give a project file, or example:KEY (see `fringe run "
            "--list-examples`).");
    Design design = openDesign(options.project, session);
    for (const std::string& setting : options.settings)
        design = withSetting(std::move(design), setting);
    const ComputeDevice device = session.openDevice();
    const Plan made = planned(options, design, device, session);
    if (!options.isDry)
        return carriedOut(options, made, device, session);
    requireOutputs(design, targetOf(options, session));
    return forecastReport(made, device.info().id);
}

} // namespace

extern const Command command_run{
    "run", "Make everything that a project file describes", CommandGroup::Project,
    "fringe run example:die --output pattern --set plate.pitch_x=4um -o results",
    bodyOf<Options, run>};

} // namespace fringe
