// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/fringe_program.h"

#include "app/cli/command.h"
#include "app/cli/file_clashes.h"
#include "app/cli/help_formatter.h"
#include "app/cli/hologram_command.h"
#include "app/cli/interrupt.h"
#include "app/cli/progress_view.h"
#include "app/cli/session.h"
#include "app/cli/terminal.h"
#include "app/cli/usage_error.h"
#include "engine/disk/job_folder.h"
#include "engine/examples/example_source.h"
#include "engine/examples/examples.h"
#include "engine/io/asset_files.h"
#include "engine/model/build.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <string>
#include <utility>
#include <vector>

namespace fringe {
namespace {

constexpr int done = 0, failedWhileRunning = 1, badUsage = 2, interrupted = 130;

/// By the first built-in project of the kind, or files of one's own.
std::string exampleOf(const ChoiceInfo& kind) {
    const auto built =
        std::ranges::find(examples(), std::string_view(kind.key), &ExampleInfo::kind);
    std::string files;
    for (const AssetSlot& slot : kind.assets)
        files += (kind.assets.size() == 1 ? " " : " --" + slot.key + ' ')
                 + (built != examples().end() ? exampleName(built->key)
                                              : slot.key + assetSuffixes(slot.type).front());
    return "fringe " + kind.key + files + " -o " + kind.key
           + ".npy --size 1920x1080 --pitch 8um --wavelength 532nm";
}

const char* titleOf(CommandGroup group) {
    return commandGroups.at(static_cast<std::size_t>(group));
}

int reportUsage(const CLI::App& root, const CLI::ParseError& error) {
    if (dynamic_cast<const CLI::CallForVersion*>(&error)) {
        std::cout << error.what() << '\n';
        return done;
    }
    if (dynamic_cast<const CLI::Success*>(&error)) {
        const bool isAll = dynamic_cast<const CLI::CallForAllHelp*>(&error) != nullptr;
        std::cout << root.help("", isAll ? CLI::AppFormatMode::All : CLI::AppFormatMode::Normal);
        return done;
    }
    printErrorLine("fringe: " + usageSentence(root, error));
    return badUsage;
}

void print(const Report& report, const CommonOptions& options) {
    using Json = nlohmann::ordered_json;
    if (options.json)
        std::cout << report.json.dump(2, ' ', false, Json::error_handler_t::replace) << '\n';
    else if (!options.quiet && !report.text.empty())
        std::cout << report.text << '\n';
    if (!std::cout.flush())
        throw failed("standard output cannot be written; free some room or redirect it elsewhere.");
}

/// For commands that need room for scratch files.
void tellLeftScratch(const CLI::App& command, const Session& session) {
    const CLI::Option* option = command.get_option_no_throw("--scratch");
    if (option == nullptr)
        return;
    const std::filesystem::path folder =
        option->count() > 0 ? option->as<std::string>() : scratchFolder().string();
    const LeftScratch left = leftScratch(folder);
    if (left.isMuch)
        session.say("note", "jobs that were cut off have left " + formatBytes(left.bytes)
                                + " of scratch files in " + folder.string()
                                + "; fringe scratch lists them, and removes them with --remove.");
}

Report runBody(const DeclaredCommand& command, const CommonOptions& options) {
    JobControl control;
    const InterruptGuard guard(control);
    refuseClashingFiles(*command.app);
    const ProgressView view(options, control);
    Session session(options, control);
    const std::string idle = command.computes ? "" : givenResources(*command.app);
    if (!idle.empty())
        session.say("note", command.app->get_name()
                                + " uses no compute device; without effect: " + idle + ".");
    if (command.computes)
        tellLeftScratch(*command.app, session);
    Report report = command.body(session);
    session.tellNotes();
    return report;
}

int runCommand(const DeclaredCommand& command, const CommonOptions& options) {
    try {
        const Report report = runBody(command, options);
        print(report, options);
        if (report.isInterrupted)
            throw Cancelled();
        return done;
    } catch (const Cancelled&) {
        sayOnError(options, "error", "interrupted; no unfinished file was left.");
        return interrupted;
    } catch (...) {
        const Error error = detail::currentError();
        sayOnError(options, "error", error.message().english());
        return error.kind() == ErrorKind::BadInput ? badUsage : failedWhileRunning;
    }
}

} // namespace

std::vector<DeclaredCommand> declareCommands(CLI::App& root, CommonOptions& common,
                                             const std::string& only) {
    root.require_subcommand(1);
    root.footer("fringe run example:die -o results");
    root.set_version_flag("--version", programName(), "Print the version");
    root.formatter(std::make_shared<HelpFormatter>());
    root.set_help_flag("-h,--help", "Print this help");
    root.set_help_all_flag("--help-all", "Print the help of all options");
    const auto isWanted = [&](const std::string& name) { return only.empty() || name == only; };
    std::vector<DeclaredCommand> declared;
    for (const Command* command : allCommands()) {
        if (!isWanted(command->name))
            continue;
        CLI::App* app = root.add_subcommand(command->name, command->summary);
        CommandBody body = command->declare(*app);
        declareCommonOptions(*app, common, command->computes);
        if (command->keepsMemory)
            app->get_option("--memory")->group(app->get_option("--force")->get_group());
        app->footer(command->example)->group(titleOf(command->group));
        declared.push_back({app, std::move(body), command->computes, command->makesDesign});
    }
    for (const ChoiceInfo* kind : sourceInfos())
        if (isWanted(kind->key) && !kind->assets.empty()
            && std::ranges::none_of(allCommands(), [&](const Command* command) {
                   return command->name == kind->key;
               })) {
            std::string summary = kind->help;
            summary.pop_back(); // the full stop
            CLI::App* app = root.add_subcommand(kind->key, summary);
            CommandBody body = declareSourceCommand(*app, *kind);
            declareCommonOptions(*app, common, true);
            app->footer(exampleOf(*kind))->group(titleOf(CommandGroup::Hologram));
            declared.push_back({app, std::move(body), true, true});
        }
    return declared;
}

Report calledCommand(const std::vector<std::string>& words, JobControl& control,
                     const SessionEnds& ends) {
    CLI::App root("", "fringe");
    CommonOptions common;
    const auto commands = declareCommands(root, common, words.empty() ? "" : words.front());
    if (ends.takeDesign && commands.size() == 1 && commands.front().makesDesign)
        commands.front().app->get_option("--out")->required(false);
    try {
        root.parse(std::vector<std::string>(words.rbegin(), words.rend()));
    } catch (const CLI::ParseError& error) {
        throw badInput("{0}", usageSentence(root, error));
    }
    refuseClashingFiles(*commands.front().app);
    Session session(common, control, ends);
    Report report = commands.front().body(session);
    session.tellNotes();
    return report;
}

int runFringe(int argc, const char* const* argv) {
    CLI::App root("Computer-generated holograms from the command line", "fringe");
    CommonOptions common;
    const std::vector<DeclaredCommand> commands = declareCommands(root, common);
    try {
        root.parse(argc, argv);
    } catch (const CLI::ParseError& error) {
        return reportUsage(root, error);
    }
    for (const DeclaredCommand& command : commands)
        if (command.app->parsed())
            return runCommand(command, common);
    return badUsage;
}

} // namespace fringe
