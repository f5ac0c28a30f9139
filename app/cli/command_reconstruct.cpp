// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/device_options.h"
#include "app/cli/field_input.h"
#include "app/cli/field_output.h"
#include "app/cli/lengths.h"
#include "app/cli/plane_files.h"
#include "app/cli/progress_text.h"
#include "app/cli/scratch_files.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "engine/io/atomic_file.h"
#include "engine/io/field_files.h"
#include "engine/io/file_checks.h"
#include "engine/io/picture_stack.h"
#include "engine/model/design_parameters.h"
#include "engine/model/units.h"
#include "engine/optics/focus_stack.h"
#include "engine/propagation/propagation.h"
#include "engine/run/laser_powers.h"
#include "engine/run/look.h"
#include "engine/run/window.h"

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
        : input(app), design(app, {.paths = {"reconstruction."}, .names = names()}), scratch(app),
          device(app) {
        CLI::Option* one =
            app.add_option("--distance", distance,
                           "Distance of the plane; negative lies behind the hologram")
                ->type_name("LENGTH");
        CLI::Option* many =
            app.add_option("--sweep", sweep, "Planes from A to B, N in all, such as 150mm:250mm:11")
                ->type_name("A:B:N")
                ->excludes(one);
        app.add_option(
               "-o,--out", output,
               "Intensity: .png .bmp, or as numbers .tif .exr .npy. With --sweep a .tif holds all "
               "planes as its pages; of other formats there is a file per plane, its number and "
               "distance before the suffix")
            ->required()
            ->type_name("FILE");
        pagesOption = app.add_option("--pages", pages,
                                     "Planes of a sweep in one .tif as float or as 16bit, scaled "
                                     "page by page; separate: a file per plane")
                          ->type_name("float|16bit|separate")
                          ->default_str("float");
        app.add_option(
               "--show", show,
               "Of a sweep all planes; or one picture: all-in-focus, each place at its "
               "sharpest distance; or depth, those distances in metres (.npy .tif .exr), of which "
               "`fringe stereogram --depth-meaning z` makes a stereogram")
            ->type_name("planes|all-in-focus|depth")
            ->default_str("planes")
            ->needs(many);
        app.add_option(
               "--powers", powers,
               "Powers of the lasers in proportion, in the order of the wavelengths; equal: "
               "all the same. Otherwise those of IN, or those that restore its colours")
            ->type_name("NUMBER,NUMBER,NUMBER|equal");
        app.add_flag("--resume", isResumed,
                     "Go on from the scratch files of a run of this command that was cut off");
    }
    FieldInput input;
    DesignOptions design;
    ScratchFiles scratch;
    DeviceOptions device; ///< whose tables a frame was made with
    bool isResumed = false;
    std::string distance, sweep, output, pages, powers, show = "planes";
    CLI::Option* pagesOption = nullptr;
};

std::vector<Length> distancesOf(const Options& options) {
    if (!options.sweep.empty())
        return parseSweep(options.sweep);
    if (options.distance.empty())
        throw badInput("the distance is missing; give --distance LENGTH or --sweep A:B:N.");
    return {lengthOption("--distance", options.distance)};
}

/// What kind of pages the planes become; nothing: each is a file of its own.
std::optional<PageSamples> pagesOf(const Options& options) {
    const bool asked = options.pagesOption->count() > 0;
    if (asked && options.sweep.empty())
        throw badInput("--pages is for a sweep; give --sweep A:B:N too.");
    if (asked && options.pages != "float" && options.pages != "16bit"
        && options.pages != "separate")
        throw badInput("--pages {0}: give float, 16bit or separate.", options.pages);
    if (options.sweep.empty() || options.pages == "separate")
        return std::nullopt;
    if (!canHoldPages(options.output)) {
        if (asked)
            throw badInput("--pages {0}: only a .tif holds several planes; give -o NAME.tif.",
                           options.pages);
        return std::nullopt;
    }
    return options.pages == "16bit" ? PageSamples::Bits16 : PageSamples::Float;
}

/// Takes the planes of a reconstruction one by one.
class PlaneSink {
  public:
    PlaneSink(const Options& options, bool overwrite, const JobControl& control)
        : overwrite_(overwrite), control_(control) {
        const std::vector<Length> distances = distancesOf(options);
        isScaled_ = formatFor(options.output, FileContent::Picture).writePicture == nullptr;
        if (const auto samples = pagesOf(options)) {
            isScaled_ = *samples == PageSamples::Bits16;
            stack_.emplace(options.output, *samples, distances.size(), overwrite, &control);
            for (const Length distance : distances)
                files_.push_back({options.output, distance});
        } else {
            files_ = options.sweep.empty() ? std::vector<PlaneFile>{{options.output, distances[0]}}
                                           : sweepFiles(options.output, distances);
            for (const PlaneFile& file : files_)
                requireWritable(file.path, FileContent::Picture, overwrite);
        }
    }

    const std::vector<PlaneFile>& files() const { return files_; }
    /// Whether brightness becomes levels, up to what one sample in a thousand exceeds.
    bool isScaled() const { return isScaled_; }

    void take(std::size_t index, const Picture& picture) {
        if (stack_)
            stack_->add(picture);
        else
            writePicture(files_[index].path, picture, overwrite_, &control_);
    }

    Json finish() {
        if (stack_)
            stack_->commit();
        Json written = Json::array();
        for (std::size_t i = 0; i < files_.size(); ++i) {
            written.push_back({{"file", files_[i].path.string()}});
            if (stack_)
                written.back()["page"] = i;
            written.back()["distance_m"] = files_[i].distance.si();
        }
        return written;
    }

  private:
    bool overwrite_;
    bool isScaled_ = false;
    std::vector<PlaneFile> files_;
    const JobControl& control_;
    std::optional<PictureStack> stack_;
};

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

Hologram hologramOf(const Options& options, Session& session) {
    return options.input.read(session.options().memoryBytes(), session.control(),
                              options.device.tables(options.design, session.control()));
}

/// Another for whatever makes other samples, but for the propagation.
std::string textOf(const Look& at) {
    std::string text;
    for (const Length length : {at.distance, at.pupil.diameter, at.pupil.x, at.pupil.y,
                                at.window.width, at.window.height, at.window.x, at.window.y})
        text += formatted("%a ", length.si());
    return text;
}

/// Says what is to be known of carrying the hologram so far.
void tellFindings(const Hologram& hologram, const Look& at, const Session& session) {
    const bool isPart = !at.window.isWhole() && propagationOf(at.propagation.key).transfer;
    const Shape shape =
        isPart ? samplesOf(at.window, hologram.shape(), hologram.sampling).shape : hologram.shape();
    session.tell(checkPropagation(hologram.sampling, shape, at.distance, at.propagation));
}

/// Calls `take` with the number and the picture of every distance.
template <class Take>
void eachPicture(const Options& options, Session& session, const std::vector<Length>& distances,
                 const ComputeDevice& device, const Take& take) {
    refuseIdle(options.design);
    const Design design = options.design.applyTo(Design{});
    Job job = session.job(device);
    const Hologram hologram =
        withPowers(hologramOf(options, session), givenPowers(options), design.propagation, job);
    Look at = lookOf(design);
    at.distance =
        std::ranges::max(distances, {}, [](Length distance) { return std::abs(distance.si()); });
    tellFindings(hologram, at, session);
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const JobShare share(session.control(), double(i) / double(distances.size()),
                             double(i + 1) / double(distances.size()));
        at.distance = distances[i];
        std::unique_ptr<JobFolder> folder;
        job.scratch = [&](std::uint64_t bytes) -> JobFolder& {
            folder = options.scratch.open({options.input.mark(hologram, design, textOf(at)),
                                           device.info().id, options.isResumed},
                                          bytes);
            return *folder;
        };
        withScratch(folder, session, [&] {
            take(i, taken(look(hologram, at, job)));
            return true;
        });
    }
}

/// One picture of a sweep: sharp everywhere, or of depth.
Report focus(const Options& options, Session& session) {
    const bool isDepth = options.show == "depth";
    if (!isDepth && options.show != "all-in-focus")
        throw badInput("--show {0}: give planes, all-in-focus or depth.", options.show);
    if (options.pagesOption->count() > 0)
        throw badInput("--pages is for all planes of a sweep; leave it out with --show {0}.",
                       options.show);
    std::vector<Length> distances = parseSweep(options.sweep);
    if (distances.size() < 3)
        throw badInput("--sweep {0}: to see where it is sharpest takes three planes or more.",
                       options.sweep);
    std::ranges::sort(distances);
    const bool overwrite = session.options().force;
    requireWritable(options.output, FileContent::Picture, overwrite);
    if (isDepth && formatFor(options.output, FileContent::Picture).writePicture == nullptr)
        throw badInput("{0}: distances are numbers; give a .npy, .tif or .exr.", options.output);
    const ComputeDevice device = session.openDevice();
    const Stopwatch watch;
    FocusStack stack;
    Picture like;
    eachPicture(options, session, distances, device, [&](std::size_t, const Picture& picture) {
        if (!picture.planes.front().isHeld())
            throw badInput("--show {0}: memory does not hold the plane; give --window, "
                           "or more --memory.",
                           options.show);
        stack.add(inMemory(picture));
        like = {{}, picture.sampling, {}, picture.powers};
    });
    writePicture(options.output, isDepth ? stack.depth() : stack.sharp(), overwrite,
                 &session.control());
    Json facts{{"file", options.output},
               {"show", options.show},
               {"sharpest_m", stack.best().si()},
               {"device", device.info().id},
               {"seconds", watch.seconds()}};
    const std::string powers = tellPowers(facts, like.sampling.wavelengths, like.powers);
    return {options.output + ": " + (isDepth ? "depth" : "all in focus")
                + ", sharpest as a whole at "
                + formatLength(Length(std::round(stack.best().si() * 1e6) / 1e6)) + ", in "
                + secondsText(watch.seconds()) + " on " + device.info().id + powers,
            std::move(facts)};
}

Report run(const Options& options, Session& session) {
    if (options.show != "planes")
        return focus(options, session);
    PlaneSink sink(options, session.options().force, session.control());
    const ComputeDevice device = session.openDevice();
    const Stopwatch watch;
    const auto& files = sink.files();
    FileGroup planes;
    Picture like;
    eachPicture(options, session, distancesOf(options), device,
                [&](std::size_t i, const Picture& picture) {
                    sink.take(i, picture);
                    like = {{}, picture.sampling, {}, picture.powers};
                });
    const Json written = sink.finish();
    planes.commit();
    const std::string clipped =
        sink.isScaled() ? "; the brightest sample in a thousand is white" : "";
    Json facts{{"files", written}, {"device", device.info().id}, {"seconds", watch.seconds()}};
    const std::string powers = tellPowers(facts, like.sampling.wavelengths, like.powers);
    return {reportText(files) + clipped + ", in " + secondsText(watch.seconds()) + " on "
                + device.info().id + powers,
            std::move(facts)};
}

} // namespace

extern const Command command_reconstruct{
    "reconstruct", "Show what a hologram makes at a distance",
    "fringe reconstruct hologram.png --pitch 8um --wavelength 532nm --distance 200mm -o image.png",
    bodyOf<Options, run>};

} // namespace fringe
