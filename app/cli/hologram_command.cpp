// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hologram_command.h"

#include "app/cli/checkpoints.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/solver_report.h"
#include "engine/encodings/encoding.h"
#include "engine/io/asset_files.h"
#include "engine/model/units.h"
#include "engine/run/run.h"

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

/// Tells warnings and, with --verbose, time and memory. Throws what refuses the plan.
void announce(const Plan& plan, const Session& session) {
    requireRunnable(plan);
    session.tell(plan);
    const std::string onDevice =
        plan.deviceBytes > 0 ? ", and " + formatBytes(plan.deviceBytes) + " on the device" : "";
    session.explain("about " + secondsText(plan.seconds) + " and " + formatBytes(plan.bytes)
                    + " of memory" + onDevice);
}

/// A pattern is designed for phases, whatever its field is written as.
Choice designedEncoding(const Choice& encoding) {
    if (encodingOf(encoding.key).offersPhases)
        return encoding;
    return {"phase", {{"levels", levelsOf(encoding)}}};
}

Plan planned(const Design& design, bool isEncoded, bool isDry, const ComputeDevice& device,
             const Session& session) {
    PlanLimits limits = session.limits(device);
    limits.realPart = isEncoded && encodingOf(design.encoding.key).readsRealPartOnly;
    limits.reconstructing = false;
    limits.comparing = isDry;
    return plan(design, limits);
}

Result solved(const Design& design, const Plan& made, const DesignFiles& files,
              const ComputeDevice& device, Session& session) {
    const CheckpointKey key = checkpointKey(design);
    SolverRun run;
    if (!files.resume().empty())
        run.resume = readCheckpoint(files.resume(), key);
    Checkpoints checkpoints(files.checkpoint(), key);
    run.afterIteration = [&](const SolverState& state) { checkpoints.offer(state); };
    Result result = session.take(compute(design, made, device, session.control(), run));
    checkpoints.write(result.solved->goOnFrom());
    return result;
}

/// Of a source that is a list of places; else nothing.
std::optional<std::int64_t> placesOf(const Source& source) {
    for (const auto& [slot, asset] : source.kind.assets)
        if (const auto type = static_cast<AssetType>(asset.data.index());
            type == AssetType::PointCloud || type == AssetType::SpotList)
            return assetCount(asset.data);
    return std::nullopt;
}

Json factsOfSum(const Design& design, const Plan& made, double seconds) {
    Json notes = Json::array();
    for (const Finding& finding : made.findings)
        notes.push_back(finding.message.english());
    Json facts = Json::object();
    if (const auto places = placesOf(design.sources.front()))
        facts["points"] = *places;
    facts.update({{"method", made.method().key},
                  {"error_expected", made.error},
                  {"seconds_expected", made.seconds},
                  {"seconds", seconds},
                  {"pairs_per_second", made.pairs / seconds},
                  {"bytes", made.bytes},
                  {"device_bytes", made.deviceBytes},
                  {"notes", notes}});
    return facts;
}

DesignEnd endOfSum(const Design& design, const Json& facts) {
    const Shape shape = design.setup.plate.size;
    const std::string pixels =
        std::to_string(shape.cols) + " x " + std::to_string(shape.rows) + " pixels";
    const std::string device = facts["device"].get<std::string>();
    const auto places = placesOf(design.sources.front());
    if (!places)
        return {pixels + " in " + secondsText(facts["seconds"]), " on " + device};
    return {pixels + " of " + std::to_string(*places) + " points in "
                + secondsText(facts["seconds"]),
            " by " + facts["method"].get<std::string>() + " on " + device + " ("
                + withPrefix(facts["pairs_per_second"]) + " point-pixels/s)"};
}

DesignEnd endOf(const Design& design, const SolverResult& result, double seconds) {
    const Source& first = design.sources.front();
    const auto places = placesOf(first);
    return {(places ? std::to_string(*places) + ' ' + first.kind.key + ", " : "")
                + bestText(result.state),
            ", in " + secondsText(seconds) + " on " + result.device,
            result.end == SolverEnd::Stopped};
}

/// Of a stopped design, too; none unless there are pictures.
std::vector<Picture> seenOf(const Design& design, const SolverResult& result,
                            const ComputeDevice& device, Session& session) {
    JobControl uncancelled;
    const bool isStopped = result.end == SolverEnd::Stopped;
    return session.take(
        seenPictures(design, result.state, device, isStopped ? uncancelled : session.control()));
}

/// Writes what is seen where that is asked for, and adds to the facts what is known.
void report(Json& facts, const Design& design, const SolverResult& result, const DesignEnd& end,
            const DesignFiles& files, const ComputeDevice& device, Session& session) {
    const bool isReported = files.isReported(end, session);
    if (!isReported && files.seen().empty())
        return;
    const std::vector<Picture> seen = seenOf(design, result, device, session);
    if (!files.seen().empty())
        writePicture(files.seen(), seen.front(), files.mayReplace(session),
                     session.writingControl());
    if (isReported)
        facts.update(solverReport(design, result, seen));
}

} // namespace

Report makeHologram(const PatternOptions& options, const DesignFiles& files,
                    const std::function<void(Design&)>& fill, Session& session) {
    Design design = options.read();
    const FieldOutput output(files.output(), design.encoding, options.isGiven("encode"),
                             files.mayReplace(session));
    files.check(design, session);
    if (design.isDesigned())
        design.encoding = designedEncoding(design.encoding);
    else
        options.refuseIdle(design, output.isEncoded());
    fill(design);
    const ComputeDevice device = session.openDevice();
    const Plan made = planned(design, output.isEncoded(), files.isDry(), device, session);
    announce(made, session);
    if (files.isDry())
        return forecastReport(made, device.info().id);
    const Stopwatch watch;
    const Result result = design.isDesigned()
                              ? solved(design, made, files, device, session)
                              : session.take(compute(design, made, device, session.control()));
    const double seconds = watch.seconds();
    Json facts = output.write(result.hologram, session.writingControl());
    facts.update(factsOf(result.hologram));
    if (!result.solved) {
        facts.update(factsOfSum(design, made, seconds));
        return files.finished(facts, endOfSum(design, facts), session);
    }
    const DesignEnd end = endOf(design, *result.solved, seconds);
    report(facts, design, *result.solved, end, files, device, session);
    facts["seconds"] = seconds;
    return files.finished(std::move(facts), end, session);
}

} // namespace fringe
