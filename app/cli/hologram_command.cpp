// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hologram_command.h"

#include "app/cli/array_options.h"
#include "app/cli/checkpoints.h"
#include "app/cli/dry_run.h"
#include "app/cli/field_output.h"
#include "app/cli/help_formatter.h"
#include "app/cli/layout_options.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/solver_report.h"
#include "app/cli/stopwatch.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"
#include "engine/examples/example_source.h"
#include "engine/io/atomic_file.h"
#include "engine/io/checkpoint.h"
#include "engine/io/paces.h"
#include "engine/job/memory_budget.h"
#include "engine/model/bounds.h"
#include "engine/model/design.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/run/run.h"
#include "engine/run/sent_figures.h"

#include <CLI/App.hpp>
#include <algorithm>
#include <cmath>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <utility>

namespace fringe {
namespace {

/// Rows are options of their own names: "far_distance" is --far-distance. A seed of the kind is
/// that of the solver, too.
std::map<std::string, std::string> namesOf(const ChoiceInfo& kind) {
    std::map<std::string, std::string> names;
    if (parameterOf(kind, "seed") != nullptr)
        names["solver.seed"] = "";
    for (const ParameterInfo& row : kind.parameters)
        if (row.option.empty() && row.isShown()) {
            std::string name = row.key;
            std::ranges::replace(name, '_', '-');
            names[kind.key + '.' + row.key] = name;
        }
    return names;
}

/// The setup becomes that which the data of the source were made for.
void takeSetup(Design& design) {
    const Source& source = design.sources.front();
    if (const auto madeFor = sourceKindOf(source.kind.key).madeFor)
        design.setup = madeFor(source, design.setup);
}

/// What was given to the command of a kind.
struct SourceOptions {
    SourceOptions(CLI::App& app, const ChoiceInfo& kind)
        : pattern(app,
                  {.paths = {kind.key + '.', "method."},
                   .names = namesOf(kind),
                   .base = designFor(kind.key)},
                  "lens: distances count from the focal plane of a lens, for a pattern that a "
                  "solver finds; free: no lens, from the hologram"),
          arrays(app, kind.assets), files(app), layout(app, kind) {
        for (const AssetSlot& slot : kind.assets)
            essential(app.add_option(kind.assets.size() == 1 ? "IN" : "--" + slot.key,
                                     inputs[slot.key],
                                     std::string(slot.label) + ": a file ("
                                         + joined(assetSuffixes(slot.type), std::identity(), " ")
                                         + "), or example:KEY for that of a built-in project"))
                ->required(&slot == &kind.assets.front() && !worksWithoutData(kind))
                ->type_name("FILE");
    }
    PatternOptions pattern;
    ArrayOptions arrays;
    DesignFiles files;
    LayoutOptions layout;
    std::map<std::string, std::string> inputs; ///< files by the kind's slots
};

/// Throws where a seed is given from which nothing starts.
void refuseIdleSeed(const Design& design, const ChoiceInfo& kind, const SourceOptions& options) {
    const auto& [key, wanted] = parameterOf(kind, "seed")->when;
    const ParameterValues& values = design.sources.front().kind.values;
    if (design.isDesigned() || !options.pattern.isGiven("seed") || key.empty()
        || std::ranges::find(wanted, valueOf(kind, values, key)) != wanted.end())
        return;
    const std::string& option = parameterOf(kind, key)->option;
    const auto* word = std::get_if<std::string>(&wanted.front());
    throw badInput("--seed is for random phases; give --{0} too.",
                   (option.empty() ? key : option) + (word ? ' ' + *word : ""));
}

/// One seed is of the source's own phases, and of the start of a solver.
void takeSeed(Design& design, const ChoiceInfo& kind, const SourceOptions& options) {
    if (parameterOf(kind, "seed") == nullptr)
        return;
    refuseIdleSeed(design, kind, options);
    design.start.seed =
        std::get<std::int64_t>(valueOf(kind, design.sources.front().kind.values, "seed"));
}

void fillKind(Design& design, const ChoiceInfo& kind, const SourceOptions& options,
              Session& session) {
    const std::string& first = options.inputs.at(kind.assets.front().key);
    const LayoutChoice layout = options.layout.choiceFor(first, options.pattern, design);
    const FileReading reading{.memory = memoryWithin(session.options().memoryBytes()),
                              .control = &session.control(),
                              .array = options.arrays.ofSlots(options.inputs),
                              .layout = &layout};
    takeSeed(design, kind, options);
    Choice& source = design.sources.front().kind;
    if (!first.empty() || !worksWithoutData(kind))
        readData(design, first, reading);
    if (isExample(first)) // is placed and lit as there
        source.values = exampleSource(first, kind.key).kind.values;
    for (const AssetSlot& slot : std::span(kind.assets).subspan(1))
        if (const std::string& file = options.inputs.at(slot.key); !file.empty())
            source.assets[slot.key] = {std::filesystem::path(file).stem().string(),
                                       dataFor(sourceKindOf(kind.key), slot, file, reading)};
    takeSetup(design);
    Design given = options.pattern.over(design); // a person is right, whatever files say
    design.sources = std::move(given.sources);
    design.setup = std::move(given.setup);
}

using Json = nlohmann::ordered_json;

/// Tells warnings and, with --verbose, time and memory. Throws what refuses the plan.
void announce(const Plan& plan, const Session& session) {
    requireRunnable(plan);
    session.tell(plan.findings);
    const std::string onDevice =
        plan.deviceBytes > 0 ? ", and " + formatBytes(plan.deviceBytes) + " on the device" : "";
    session.explain("estimate", "about " + secondsText(plan.seconds) + " and "
                                    + formatBytes(plan.bytes) + " of memory" + onDevice);
}

/// A pattern is designed for phases, whatever its field is written as.
Choice designedEncoding(const Choice& encoding) {
    if (encodingOf(encoding.key).offersPhases)
        return encoding;
    return {"phase", {{"levels", levelsOf(encoding)}}};
}

Plan planned(const Design& design, bool isEncoded, const DesignFiles& files,
             const ComputeDevice& device, const Session& session) {
    PlanLimits limits = session.limits(device);
    limits.realPart = isEncoded && encodingOf(design.encoding.key).readsRealPartOnly;
    limits.reconstructing = false;
    limits.encoding = isEncoded;
    limits.scratch = files.scratch().folder();
    if (files.isResumed() && !design.isDesigned())
        limits.left = files.scratch().goneOnFrom(
            files.scratchJob(design, limits.realPart, device.info().id), session);
    limits.comparing = files.isDry();
    limits.pace = Paces(usualPaces()).of(device.info().id, paceKey(design));
    return plan(design, limits);
}

/// Number of places of a source that is a list of places; else nothing.
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
                + bestText(design, result),
            ", in " + secondsText(seconds) + " on " + result.device,
            result.end == SolverEnd::Stopped};
}

/// Pictures that a design shows, a stopped one too; none unless there are pictures.
std::vector<SeenPicture> seenOf(const Design& design, const SolverResult& result,
                                const ComputeDevice& device, Session& session) {
    JobControl uncancelled;
    const bool isStopped = result.end == SolverEnd::Stopped;
    return taken(
        seenPictures(design, result.state, {device, isStopped ? uncancelled : session.control()}));
}

/// Writes what is seen where that is asked for, and adds to the facts what is known.
void report(Json& facts, const Design& design, const SolverResult& result, const DesignEnd& end,
            const DesignFiles& files, const ComputeDevice& device, Session& session) {
    const bool isReported = files.isReported(end, session);
    if (!isReported && files.seen().empty())
        return;
    const std::vector<SeenPicture> seen = seenOf(design, result, device, session);
    if (!files.seen().empty())
        writePicture(files.seen(), seen.front().picture, files.mayReplace(session),
                     session.writingControl());
    if (isReported)
        facts.update(solverReport(design, result, seen));
}

/// Adds what is known of a pattern as it is sent.
void tellAsSent(Json& facts, DesignEnd& end, const std::optional<SentFigures>& sent) {
    if (!sent)
        return;
    facts["as_sent"] = figuresJson(sent->figures);
    if (sent->finerPsnr)
        facts["as_sent"]["psnr_twice_as_fine_db"] = *sent->finerPsnr;
    end.means += "; as sent " + figuresText(sent->figures) + finerText(sent->finerPsnr);
}

/// Where a command's hologram comes from and goes.
struct Ends {
    const FieldOutput& output;
    const DesignFiles& files;
    const ComputeDevice& device;
    bool isSentAsDesigned = false;
    Stopwatch watch{};
};

Report sumOf(const Design& design, const Plan& made, const Ends& ends, Session& session) {
    Scratch scratch = ends.files.scratch().of(
        ends.files.scratchJob(design, made.realPart, ends.device.info().id), session);
    return withScratch(scratch, session, [&] {
        const Stopwatch watch;
        const Job job = session.job(ends.device, &scratch);
        const Chain chain = taken(compute(made, job));
        const double seconds = watch.seconds();
        FileGroup written;
        auto [facts, powers] = ends.output.write(chain, job, session);
        facts.update(factsOf(*chain.field()));
        facts.update(factsOfSum(design, made, seconds));
        DesignEnd end = endOfSum(design, facts);
        end.means += powers;
        return ends.files.finished(facts, end, written, session);
    });
}

/// Writes what iterations came to, a stopped one too.
Report madeOf(const Chain& chain, const Ends& ends, Session& session) {
    const DesignFiles& files = ends.files;
    const Design& design = chain.design();
    const SolverResult& solved = *chain.solved();
    const Job job = session.job(ends.device);
    const double seconds = ends.watch.seconds();
    FileGroup written;
    Json facts = ends.output.write(chain, job, session).facts;
    facts.update(factsOf(*chain.field()));
    DesignEnd end = endOf(design, solved, seconds);
    if (ends.isSentAsDesigned && solved.end != SolverEnd::Stopped)
        tellAsSent(facts, end, taken(figuresAsSent(chain, job)));
    report(facts, design, solved, end, files, ends.device, session);
    facts["seconds"] = seconds;
    return files.finished(std::move(facts), end, written, session);
}

/// Does the iterations, and goes on from those of a run that was cut off.
Report designOf(const Plan& made, const Ends& ends, Session& session) {
    const Design& design = *made.design;
    const DesignFiles& files = ends.files;
    Checkpoints checkpoints({files.checkpoint(), files.resume(), files.scratch(),
                             files.scratchJob(design, made.realPart, ends.device.info().id)},
                            design, session);
    return withScratch(checkpoints.scratch(), session, [&] {
        const Chain chain = taken(compute(made, session.job(ends.device), checkpoints.run()));
        checkpoints.keepLast(*chain.solved());
        return madeOf(chain, ends, session);
    });
}

} // namespace

Report makeHologram(const PatternOptions& options, const DesignFiles& files,
                    const std::function<void(Design&)>& fill, Session& session) {
    Design design = options.read(session.control());
    if (const FocalStop stop = design.focalStop; !options.isGiven("encode"))
        design = withStop(std::move(design), stop);
    if (session.ends().takeDesign) {
        options.refuseIdle(design, true);
        fill(design);
        lookAtSource(design, 0);
        session.ends().takeDesign(std::move(design));
        return {};
    }
    const FieldOutput output(files.output(), design.encoding, options.isGiven("encode"),
                             files.mayReplace(session));
    files.check(design, session);
    options.refuseIdle(design, output.isEncoded());
    const bool isSentAsDesigned =
        output.isEncoded() && encodingOf(design.encoding.key).offersPhases;
    if (design.isDesigned())
        design.encoding = designedEncoding(design.encoding);
    fill(design);
    const ComputeDevice device = session.openDevice();
    const Plan made = planned(design, output.isEncoded(), files, device, session);
    announce(made, session);
    if (files.isDry())
        return forecastReport(made, device.info().id);
    if (!design.isDesigned())
        return sumOf(design, made, {output, files, device}, session);
    return designOf(made, {output, files, device, isSentAsDesigned}, session);
}

namespace {

/// Throws where an object's numbers, taken for metres, are none.
void requireReach(const SourceKind& kind, const Source& source, const std::string& file) {
    const auto around = kind.around != nullptr ? kind.around(source) : std::nullopt;
    if (!around)
        return;
    double most = 0;
    for (std::size_t axis = 0; axis < 3; ++axis)
        most = std::max(most, std::abs(around->centre[axis]) + around->half[axis]);
    if (!(most <= farthest))
        throw badInput(FRINGE_MARK("{0}: its numbers reach to {1} m, and nothing may lie farther "
                                   "away than {2}; correct the file."),
                       file, formatRounded(most), formatLength(Length(farthest)));
}

} // namespace

void readData(Design& design, const std::string& file, const FileReading& reading) {
    Source& source = design.sources.front();
    source.name = std::filesystem::path(file).stem().string();
    const SourceKind& kind = sourceKindOf(source.kind.key);
    const AssetSlot& slot = kind.info.assets.front();
    source.kind.assets[slot.key] = {source.name, dataFor(kind, slot, file, reading)};
    if (kind.adopt != nullptr)
        kind.adopt(source);
    requireReach(kind, source, file);
}

CommandBody declareSourceCommand(CLI::App& app, const ChoiceInfo& kind) {
    const auto options = std::make_shared<SourceOptions>(app, kind);
    return [&kind, options](Session& session) {
        return makeHologram(
            options->pattern, options->files,
            [&](Design& design) { fillKind(design, kind, *options, session); }, session);
    };
}

} // namespace fringe
