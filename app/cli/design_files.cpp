// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/design_files.h"

#include "app/cli/dry_run.h"
#include "app/cli/session.h"
#include "engine/examples/example_source.h"
#include "engine/io/atomic_file.h"
#include "engine/io/checkpoint.h"
#include "engine/io/file_checks.h"
#include "engine/model/design.h"
#include "engine/run/key.h"

#include <CLI/App.hpp>

#include <filesystem>
#include <span>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

void writeReport(const std::string& path, const Json& report, bool overwrite) {
    const std::string text = report.dump(2, ' ', false, Json::error_handler_t::replace) + '\n';
    AtomicFile file(path);
    file.write(std::as_bytes(std::span(text)));
    file.commit(overwrite);
}

} // namespace

Asset::Data dataFor(const SourceKind& kind, const AssetSlot& slot, const std::string& file,
                    const FileReading& reading) {
    return isExample(file) ? exampleSource(file, kind.info.key).kind.assets.at(slot.key).data
                           : readAsset(slot.type, file, reading);
}

DesignFiles::DesignFiles(CLI::App& app) : scratch_(app) {
    app.option_defaults()->group("Files");
    app.add_option("-o,--out", output_,
                   "Field (.npy .exr .tif) or, encoded, levels (.png .bmp .tif .npy)")
        ->required()
        ->type_name("FILE");
    app.add_option("--report", report_,
                   "What is known of the result, such as figures of every iteration, JSON")
        ->type_name("FILE");
    app.add_option("--checkpoint", checkpoint_,
                   "Keep the state of the iterations here, to go on from; replaced as they go, but "
                   "a file that is there before only with --force or if it is that of --resume")
        ->type_name("FILE");
    resumeOption_ =
        app.add_option("--resume", resume_,
                       "Go on from a kept state of the same design; without FILE, from that of "
                       "--checkpoint, else from what a run of this command that was cut off left "
                       "in the folder for scratch files, if there is something")
            ->type_name("FILE")
            ->expected(0, 1);
    declareDryRun(app, isDry_);
}

void DesignFiles::declareSeen(CLI::App& app) {
    app.add_option("--seen", seen_, "The intensity that the pattern shows in the first plane")
        ->type_name("FILE");
}

void DesignFiles::check(const Design& design, const Session& session) const {
    if (!design.isDesigned() && !(checkpoint_ + resume_ + seen_).empty())
        throw badInput("--checkpoint, --resume and --seen are for iterations, which --algorithm "
                       "{0} does without; choose another, or leave them out.",
                       design.solver.key);
    if (!report_.empty())
        requirePlace(report_, mayReplace(session));
    if (!checkpoint_.empty())
        requirePlace(checkpoint_, mayReplace(session) || goesOnFromCheckpoint());
    if (!seen_.empty())
        requireWritable(seen_, FileContent::Picture, mayReplace(session));
}

ScratchJob DesignFiles::scratchJob(const Design& design, bool realPart,
                                   const std::string& device) const {
    return {workKey(design, realPart), device, isResumed()};
}

bool DesignFiles::isResumed() const {
    return resumeOption_->count() > 0;
}

bool DesignFiles::goesOnFromCheckpoint() const {
    std::error_code ignored;
    return !checkpoint_.empty() && isResumed()
           && (resume_.empty() || resume_ == checkpoint_
               || std::filesystem::equivalent(checkpoint_, resume_, ignored));
}

std::string DesignFiles::resume() const {
    std::error_code ignored;
    if (!goesOnFromCheckpoint())
        return resume_;
    return std::filesystem::exists(checkpoint_, ignored) ? checkpoint_ : std::string();
}

bool DesignFiles::mayReplace(const Session& session) const {
    return session.options().force || isDry_;
}

bool DesignFiles::isReported(const DesignEnd& end, const Session& session) const {
    return !report_.empty() || (session.options().json && !end.isStopped);
}

Report DesignFiles::finished(Json facts, const DesignEnd& end, FileGroup& written,
                             const Session& session) const {
    if (!report_.empty())
        writeReport(report_, facts, session.options().force);
    written.commit();
    const std::string text = output_ + ": " + end.result;
    if (end.isStopped) {
        session.say("result", text + ": the best pattern so far");
        throw Cancelled();
    }
    return {text + end.means, std::move(facts)};
}

} // namespace fringe
