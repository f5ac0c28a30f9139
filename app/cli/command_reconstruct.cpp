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
#include "engine/run/run.h"

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
    for (const char* row : {"pupil", "pupil_x", "pupil_y"}) {
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
        app.add_option("--show", show,
                       "Of a sweep all planes; or one picture: all-in-focus, each place at its "
                       "sharpest distance; or depth, those distances in metres (.npy .tif .exr)")
            ->type_name("planes|all-in-focus|depth")
            ->default_str("planes")
            ->needs(many);
        CLI::Option* window =
            app.add_option("--window", windowSize,
                           "Only this part of the plane, such as 4mmx3mm, by no more of the "
                           "hologram than sends light there")
                ->type_name("WxH");
        app.add_option("--window-x", windowX, "Its middle, from the optical axis to the right")
            ->type_name("LENGTH")
            ->needs(window);
        app.add_option("--window-y", windowY, "The same upwards")
            ->type_name("LENGTH")
            ->needs(window);
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
    std::string windowSize, windowX = "0mm", windowY = "0mm";
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

/// The part of a plane that is asked for; all of it without --window.
Region windowOf(const Options& options, const Choice& how, const Hologram& source,
                Session& session) {
    if (options.windowSize.empty())
        return {0, 0, source.shape()};
    if (!propagationOf(how.key).transfer)
        throw badInput("--window: --method {0} makes all of the plane at once; choose asm or "
                       "fresnel, or leave the window out.",
                       how.key);
    const auto [width, height] = lengthPair("--window", options.windowSize, 'x');
    const Region inside = samplesOf({width, height, lengthOption("--window-x", options.windowX),
                                     lengthOption("--window-y", options.windowY)},
                                    source.shape(), source.sampling);
    const auto [rows, cols] = inside.shape;
    const auto isCut = [](Length size, Length pitch, std::int64_t left) {
        constexpr double another = 0.999; // of a sample, for quotients miss whole numbers
        return size / pitch > static_cast<double>(left) + another;
    };
    if (isCut(width, source.sampling.pitchX, cols) || isCut(height, source.sampling.pitchY, rows))
        session.say("note", "the window reaches beyond the plane; the " + std::to_string(cols)
                                + " x " + std::to_string(rows) + " pixels inside are made.");
    return inside;
}

Hologram hologramOf(const Options& options, Session& session) {
    return options.input.read(session.options().memoryBytes(), session.control(),
                              options.device.tables(options.design, session.control()));
}

/// Calls `take` with the number and the picture of every distance.
template <class Take>
void eachPicture(const Options& options, Session& session, const std::vector<Length>& distances,
                 const ComputeDevice& device, const Take& take) {
    const Design design = options.design.applyTo(Design{});
    const Choice& how = design.propagation;
    const Hologram whole =
        throughPupil(withPowers(hologramOf(options, session), givenPowers(options),
                                {how, device, session.control(), session.options().memoryBytes()}),
                     design.reconstruction.pupil);
    const Region window = windowOf(options, how, whole, session);
    const Length farthest =
        std::ranges::max(distances, {}, [](Length distance) { return std::abs(distance.si()); });
    session.tell(checkPropagation(
        whole.sampling, options.windowSize.empty() ? whole.shape() : window.shape, farthest, how));
    for (std::size_t i = 0; i < distances.size(); ++i) {
        const JobShare share(session.control(), double(i) / double(distances.size()),
                             double(i + 1) / double(distances.size()));
        const bool isPart = !options.windowSize.empty();
        const Region lit =
            isPart ? seenFrom(window, distances[i], whole.shape(), whole.sampling) : window;
        if (i == 0 && isPart && lit.shape != whole.shape())
            session.say("note", "the window is made of the part of the hologram that sends light "
                                "there: it is right to about 0.1 % for smooth phases, 2 % for "
                                "random ones.");
        const Hologram source = isPart ? fadedPart(whole, lit, distances[i]) : whole;
        const auto plan = planOnDisk(source, how, session.limits(device));
        const std::string where = std::to_string(distances[i].si()) + options.windowSize
                                  + options.windowX + options.windowY;
        const auto folder = plan ? options.scratch.open({options.input.mark(source, design, where),
                                                         device.info().id, options.isResumed},
                                                        source.planes.size() * plan->disk)
                                 : nullptr;
        withScratch(folder.get(), session, [&] {
            const auto disk = folder ? std::optional(OnDisk{*plan, *folder}) : std::nullopt;
            const Picture picture =
                session.take(reconstruct(source, distances[i], how, device, session.control(),
                                         session.limits(), disk ? &*disk : nullptr));
            take(i, isPart ? partOf(picture,
                                    {window.row - lit.row, window.col - lit.col, window.shape})
                           : picture);
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
