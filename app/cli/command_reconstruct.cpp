// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/device_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/help_formatter.h"
#include "app/cli/lengths.h"
#include "app/cli/progress_text.h"
#include "app/cli/scratch_files.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "engine/io/field_files.h"
#include "engine/io/picture_stack.h"
#include "engine/model/design_parameters.h"
#include "engine/model/units.h"
#include "engine/outputs/look_files.h"
#include "engine/run/laser_powers.h"
#include "engine/run/look.h"
#include "engine/run/picture_light.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <cmath>
#include <map>
#include <optional>
#include <string>

namespace fringe {
namespace {

using Json = nlohmann::ordered_json;

std::map<std::string, std::string> names() {
    std::map<std::string, std::string> names = namesWherePropagated();
    names.erase("reconstruction.window_width");
    for (const char* row : {"pupil", "pupil_x", "pupil_y", "window_x", "window_y"}) {
        std::string option = row;
        std::ranges::replace(option, '_', '-');
        names[std::string("reconstruction.") + row] = option;
    }
    return names;
}

struct Options {
    explicit Options(CLI::App& app)
        : input(app), design(app, {.paths = {"reconstruction.", "device.stop"}, .names = names()}),
          scratch(app), device(app) {
        addPlaces(app);
        app.add_option(
               "-o,--out", output,
               "Intensity: .png .bmp, or as numbers .tif .exr .npy. With --sweep a .tif holds all "
               "planes as its pages; of other formats there is a file per plane, its number and "
               "distance before the suffix")
            ->required()
            ->type_name("FILE");
        app.add_option(
               "--powers", powers,
               "Powers of the lasers in proportion, in the order of the wavelengths; equal: "
               "all the same. Otherwise those of IN, or those that restore its colours")
            ->type_name("NUMBER,NUMBER,NUMBER|equal");
        app.add_flag("--resume", isResumed,
                     "Go on from the scratch files of a run of this command that was cut off");
    }
    void addPlaces(CLI::App& app) {
        CLI::Option* one =
            app.add_option("--distance", distance,
                           "Distance of the plane; negative lies behind the hologram")
                ->type_name("LENGTH");
        CLI::Option* many =
            essential(app.add_option("--sweep", sweep,
                                     "Planes from A to B, N in all, such as 150mm:250mm:11"))
                ->type_name("A:B:N")
                ->excludes(one);
        app.add_option("--focal-length", focalLength,
                       "Focal length of a lens in the hologram, from whose focal plane distances "
                       "count; 0mm: none. That of the file if neither this nor --method is given")
            ->type_name("LENGTH");
        pagesOption = app.add_option("--pages", pages,
                                     "Planes of a sweep in one .tif as float or as 16bit, scaled "
                                     "page by page; separate: a file per plane")
                          ->type_name("float|16bit|separate")
                          ->default_str("float");
        app.add_option(
               "--show", show,
               "What is made of a sweep: planes, all of them; or one picture: all-in-focus, each "
               "place at its sharpest distance; or depth, those distances in metres (.npy .tif "
               ".exr), of which `fringe stereogram --depth-meaning z` makes a stereogram")
            ->type_name("planes|all-in-focus|depth")
            ->default_str("planes")
            ->needs(many);
    }
    FieldInput input;
    DesignOptions design;
    ScratchFiles scratch;
    DeviceOptions device; ///< whose tables a frame was made with
    bool isResumed = false;
    std::string distance, sweep, focalLength, output, pages, powers, show = "planes";
    CLI::Option* pagesOption = nullptr;
};

/// The number of what an option says among the words that it may say.
template <class Enum>
Enum wordOf(const char* option, const std::string& given, const std::vector<std::string>& words) {
    const auto found = std::ranges::find(words, given);
    if (found == words.end())
        throw badInput("{0} {1}: give one of {2}.", option, given, joined(words));
    return static_cast<Enum>(found - words.begin());
}

void setDistances(Looks& looks, const Options& options) {
    if (options.sweep.empty() && options.distance.empty())
        throw badInput("the distance is missing; give --distance LENGTH or --sweep A:B:N.");
    looks.isSweep = !options.sweep.empty();
    looks.distances = looks.isSweep ? parseSweep(options.sweep)
                                    : std::vector{lengthOption("--distance", options.distance)};
}

Looks looksOf(const Options& options, const Design& design) {
    Looks looks{.at = lookOf(design)};
    setDistances(looks, options);
    looks.view = wordOf<SweepView>("--show", options.show, {"planes", "all-in-focus", "depth"});
    if (options.pagesOption->count() == 0)
        return looks;
    looks.paging = wordOf<Paging>("--pages", options.pages, {"float", "16bit", "separate"});
    if (!looks.isSweep)
        throw badInput("--pages is for a sweep; give --sweep A:B:N too.");
    if (looks.view != SweepView::Planes)
        throw badInput("--pages is for all planes of a sweep; leave it out with --show {0}.",
                       options.show);
    if (looks.paging != Paging::Separate && !canHoldPages(options.output))
        throw badInput("--pages {0}: only a .tif holds several planes; give -o NAME.tif.",
                       options.pages);
    return looks;
}

/// The lens that is given, or else that the file says, unless it is given how the light goes on.
std::optional<Length> lensFor(const Options& options, const Hologram& hologram, Session& session) {
    if (!options.focalLength.empty()) {
        const Length given = lengthOption("--focal-length", options.focalLength);
        return given == Length() ? std::nullopt : std::optional(given);
    }
    if (!hologram.lens || options.design.isGiven("method"))
        return std::nullopt;
    session.say("note", "the pattern was made for a lens of " + formatLength(*hologram.lens)
                            + ": distances count from its focal plane; --focal-length 0mm looks "
                              "without it.");
    return hologram.lens;
}

/// Powers of the lasers as in a design; empty: none are given.
std::vector<double> givenPowers(const Options& options) {
    const std::string text = options.powers == "equal" ? "1" : options.powers;
    try {
        return withParameterText(Design{}, "reconstruction.powers", text).reconstruction.powers;
    } catch (const Error& error) {
        throw badInput("--powers {0}: {1}", options.powers, error.message().english());
    }
}

/// Throws `Error` (BadInput) where the middle of something is given, and no size of it.
void refuseIdle(const DesignOptions& options) {
    for (const std::string of : {"pupil", "window"})
        for (const char* axis : {"-x", "-y"})
            if (options.isGiven(of + axis) && !options.isGiven(of))
                throw badInput("--{0}{1} is the middle of what --{0} asks for; give that too.", of,
                               axis);
}

/// What is looked at, through the stop where there is one.
Hologram hologramOf(const Options& options, const Design& design, const ComputeDevice& device,
                    Session& session) {
    Hologram light = options.input.read(
        session.options().memoryBytes(), session.control(),
        options.device.tables(options.design, options.input.path(), session.control()));
    if (!design.reconstruction.isFiltered || light.bands.empty())
        return light;
    if (isOfPictureAlone(light.bands, design.focalStop))
        return pictureLight(std::move(light), session.job(device));
    if (design.focalStop == FocalStop::NotSaid)
        session.control().note(
            message(FRINGE_MARK("All light is looked at; the encoding is meant to be seen through "
                                "a stop about the axis, as with --stop centre.")));
    return light;
}

/// Another for whatever makes other samples, but for the propagation.
std::string textOf(const Look& at) {
    std::string text;
    for (const Length length :
         {at.distance, at.lens.value_or(Length()), at.pupil.diameter, at.pupil.x, at.pupil.y,
          at.window.width, at.window.height, at.window.x, at.window.y})
        text += formatted("%a ", length.si());
    return text;
}

/// What is seen of a hologram, a look at a time, by way of scratch files that go on from those of a
/// run that was cut off.
class Seer {
  public:
    Seer(const Options& options, const Design& design, const ComputeDevice& device,
         Session& session)
        : options_(options), design_(design), device_(device), session_(session),
          hologram_(withPowers(hologramOf(options, design, device, session), givenPowers(options),
                               design.propagation, session.job(device))) {}

    const Hologram& hologram() const { return hologram_; }
    const Picture& last() const { return *picture_; }

    std::optional<Focus> write(const Looks& looks) {
        if (options_.isResumed)
            sayIfAnew(looks);
        const auto show = [this](const Look& at) -> const Picture& { return see(at); };
        return withScratch(scratch_, session_, [&] {
            return writeLooks(looks, show,
                              {options_.output, session_.options().force, &session_.control()},
                              session_.control());
        });
    }

  private:
    /// Says where no look goes on from what is left.
    void sayIfAnew(const Looks& looks) const {
        const auto jobAt = [&](Length distance) {
            Look at = looks.at;
            at.distance = distance;
            return scratchJob(at);
        };
        const auto goesOn = [&](const ScratchJob& job) {
            return options_.scratch.left(job).has_value();
        };
        if (std::ranges::none_of(looks.distances, goesOn, jobAt))
            options_.scratch.sayNothingLeft(jobAt(looks.distances.front()), session_);
    }

    const Picture& see(const Look& at) {
        picture_.reset();
        scratch_.remove();
        const ScratchJob kept = scratchJob(at);
        scratch_ = options_.scratch.of(kept, session_);
        Job job = session_.job(device_, &scratch_);
        job.left = options_.scratch.left(kept);
        picture_ = taken(look(hologram_, at, job));
        return *picture_;
    }

    ScratchJob scratchJob(const Look& at) const {
        return {options_.input.mark(hologram_, design_, textOf(at)), device_.info().id,
                options_.isResumed};
    }

    const Options& options_;
    const Design& design_;
    const ComputeDevice& device_;
    Session& session_;
    Hologram hologram_;
    Scratch scratch_{nullptr}; ///< of the last look
    std::optional<Picture> picture_;
};

/// "image.png: the intensity at 200 mm", or for a range of files, or for the pages of one.
std::string planesText(const std::vector<PlaneFile>& files) {
    const PlaneFile &first = files.front(), &last = files.back();
    if (files.size() == 1)
        return first.path.string() + ": the intensity at " + formatLength(first.distance);
    const bool isStack = first.path == last.path;
    return first.path.string() + (isStack ? "" : " to " + last.path.string())
           + ": the intensity at " + std::to_string(files.size()) + " distances from "
           + formatLength(first.distance) + " to " + formatLength(last.distance)
           + (isStack ? ", one a page" : "");
}

/// What was made, before how long that took.
Report madeReport(const Options& options, const Looks& looks, const std::optional<Focus>& focus) {
    if (focus) {
        Json facts{{"file", options.output},
                   {"show", options.show},
                   {"sharpest_m", focus->best.si()},
                   {"sharpest_is_at_edge", focus->isAtEdge},
                   {"sharpest_stands_out", focus->standsOut}};
        for (const Length other : focus->others)
            facts["also_sharp_m"].push_back(other.si());
        return {options.output + (looks.view == SweepView::Depth ? ": depth" : ": all in focus")
                    + ", " + focusText(*focus).english(),
                std::move(facts)};
    }
    const std::vector<PlaneFile> files = filesOf(looks, options.output);
    Json written = Json::array();
    for (const PlaneFile& file : files) {
        written.push_back({{"file", file.path.string()}});
        if (file.page)
            written.back()["page"] = *file.page;
        written.back()["distance_m"] = file.distance.si();
    }
    return {planesText(files)
                + (isScaled(looks, options.output) ? "; the brightest sample in a thousand is white"
                                                   : ""),
            {{"files", std::move(written)}}};
}

Report run(const Options& options, Session& session) {
    refuseIdle(options.design);
    const Design design = options.design.applyTo(Design{});
    Looks looks = looksOf(options, design);
    for (const auto& path : pathsOf(filesOf(looks, options.output)))
        requireWritable(path, FileContent::Picture, session.options().force);
    const ComputeDevice device = session.openDevice();
    const Stopwatch watch;
    Seer seer(options, design, device, session);
    looks.at.lens = lensFor(options, seer.hologram(), session);
    session.tell(findingsOn(looks, seer.hologram().shape(), seer.hologram().sampling));
    Report report = madeReport(options, looks, seer.write(looks));
    report.json["device"] = device.info().id;
    report.json["seconds"] = watch.seconds();
    const Picture& last = seer.last();
    report.text += ", in " + secondsText(watch.seconds()) + " on " + device.info().id
                   + tellPowers(report.json, last.sampling.wavelengths, last.powers);
    return report;
}

} // namespace

extern const Command command_reconstruct{
    "reconstruct", "Show what a hologram makes at a distance", CommandGroup::Light,
    "fringe run example:die -o results\n"
    "fringe reconstruct results/die-phase.png --distance 200mm -o seen.png",
    bodyOf<Options, run>};

} // namespace fringe
