// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/array_options.h"
#include "app/cli/command.h"
#include "app/cli/design_options.h"
#include "app/cli/progress_text.h"
#include "app/cli/session.h"
#include "app/cli/stopwatch.h"
#include "engine/examples/example_source.h"
#include "engine/io/atomic_file.h"
#include "engine/io/file_checks.h"
#include "engine/io/mesh_files.h"
#include "engine/io/picture_stack.h"
#include "engine/io/point_files.h"
#include "engine/io/raster_files.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/model/units.h"
#include "engine/outputs/look_files.h"
#include "engine/sources/rgbd/depth_picture.h"
#include "engine/stereogram/stereogram.h"

#include <CLI/App.hpp>

#include <algorithm>
#include <array>
#include <optional>

namespace fringe {
namespace {

constexpr std::uint64_t mostFrames = 100'000;

Design designOfObject() {
    return designFor("mesh");
}

struct Options {
    explicit Options(CLI::App& app)
        : design(app, {.paths = {"stereogram.", "mesh.rotate_"}, .base = designOfObject()}),
          arrays(app) {
        app.option_defaults()->group("Stereogram");
        app.add_option("DEPTH", input,
                       "A depth picture, black near and white far: .png .tif .exr .npy …; its "
                       "pages are frames. Or a mesh or a cloud of points: .obj .ply .stl .glb "
                       ".pcd .csv …, or example:KEY for the mesh of a built-in project")
            ->required()
            ->type_name("FILE");
        app.add_option("--depth-meaning", meaning,
                       "What the numbers of a depth picture are: normalised, shares of the way "
                       "from near to far; distance, from the viewer in any unit; z, larger where "
                       "it is nearer, as `fringe reconstruct --show depth` writes; auto: guessed, "
                       "and told")
            ->type_name("auto|normalised|distance|z")
            ->capture_default_str();
        app.add_option("--tile", tile, "Picture that is repeated; without it noise is")
            ->type_name("FILE");
        CLI::Option* around =
            app.add_option("--turn", turn,
                           "Angle by which a mesh or a cloud is turned about the vertical over all "
                           "frames")
                ->type_name("ANGLE");
        app.add_option("--frames", frames, "Pictures of the turn, the first unturned")
            ->type_name("N")
            ->needs(around);
        around->needs("--frames");
        app.option_defaults()->group("Files");
        app.add_option("-o,--out", output,
                       "The picture: .png .bmp .tif .npy. Of several frames a .tif holds all as "
                       "its pages; of other formats there is a file per frame, its number before "
                       "the suffix")
            ->required()
            ->type_name("FILE");
    }
    DesignOptions design;
    ArrayOptions arrays;
    std::string input, output, meaning = "auto", tile, turn;
    std::uint64_t frames = 1;
};

bool hasSuffix(const std::string& file, const std::vector<std::string>& suffixes) {
    std::string suffix = std::filesystem::path(file).extension().string();
    std::ranges::transform(suffix, suffix.begin(),
                           [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    return std::ranges::find(suffixes, suffix) != suffixes.end();
}

DepthMeaning meaningOf(const Options& options, const Raster& depth, const Session& session) {
    constexpr std::array names{"normalised", "distance", "z"};
    const auto found = std::ranges::find(names, options.meaning);
    if (found != names.end())
        return static_cast<DepthMeaning>(found - names.begin());
    if (options.meaning != "auto")
        throw badInput("--depth-meaning {0}: give auto, normalised, distance or z.",
                       options.meaning);
    const bool isShare = guessedMeaning(depth) == "normalised";
    session.say("note",
                options.input + ": its numbers are taken as "
                    + (isShare ? "shares of the way from near to far" : "distances from the viewer")
                    + "; --depth-meaning says otherwise.");
    return isShare ? DepthMeaning::Normalised : DepthMeaning::Distances;
}

std::unique_ptr<DepthFrames> framesOfPicture(const Options& options, const StereogramStyle& style,
                                             Session& session) {
    if (!options.turn.empty() || options.design.isAnyGiven("mesh.")
        || options.design.isGiven("size"))
        throw badInput("{0} is a picture: --size, --turn and --rotate-x, -y, -z are for a mesh or "
                       "a cloud of points; leave them out.",
                       options.input);
    const auto depth =
        std::make_shared<const Raster>(readRaster(options.input,
                                                  {.memory = session.options().memoryBytes(),
                                                   .control = &session.control(),
                                                   .array = options.arrays.of({options.input})},
                                                  RasterUse::Depths));
    return framesOf(depth, {meaningOf(options, *depth, session), style.isInverted});
}

std::vector<Angle> turnsOf(const Options& options) {
    if (options.frames < 1 || options.frames > mostFrames)
        throw badInput("--frames {0}: give a number from 1 to {1}.", options.frames, mostFrames);
    if (options.turn.empty())
        return {Angle()};
    const Angle whole =
        std::get<double>(parseValue({.key = "--turn", .kind = ValueKind::Angle}, options.turn))
        * Angle(1);
    std::vector<Angle> turns;
    for (std::uint64_t frame = 0; frame < options.frames; ++frame)
        turns.push_back(whole * (static_cast<double>(frame) / static_cast<double>(options.frames)));
    return turns;
}

/// The source of the design with the data of the file or the example.
Source objectOf(const Options& options, Source source, Session& session) {
    if (isExample(options.input)) {
        source.kind = exampleSource(options.input, "mesh").kind;
        return source;
    }
    const std::uint64_t memory = session.options().memoryBytes();
    if (hasFaces(options.input, session.control())) {
        source.kind.assets["mesh"] = {
            options.input, std::make_shared<const Mesh>(
                               readMesh(options.input, {session.control(), memoryWithin(memory)}))};
        return source;
    }
    source.kind.key = "points";
    source.kind.assets["cloud"] = {
        options.input, std::make_shared<const PointCloud>(readPointCloud(
                           options.input, {session.control(), memoryWithin(memory) / 4}))};
    return source;
}

std::unique_ptr<DepthFrames> framesOfInput(const Options& options, const Design& design,
                                           const StereogramStyle& style, Session& session) {
    if (hasSuffix(options.input, rasterSuffixes()))
        return framesOfPicture(options, style, session);
    if (options.meaning != "auto")
        throw badInput("--depth-meaning is for a depth picture, which {0} is not.", options.input);
    return framesOf(objectOf(options, design.sources.front(), session),
                    {style.objectSize, turnsOf(options), style.isInverted});
}

/// Takes the frames one by one.
class FrameSink {
  public:
    FrameSink(const Options& options, std::size_t count, Session& session)
        : path_(options.output), count_(count), session_(session) {
        const bool overwrite = session.options().force;
        if (count > 1 && canHoldPages(path_))
            stack_.emplace(path_, PageSamples::Bits16, count, overwrite, &session.control());
        else
            for (std::size_t frame = 0; frame < count; ++frame)
                requireWritable(fileOf(frame), FileContent::Levels, overwrite);
    }

    void take(std::size_t frame, const LevelPattern& picture) {
        if (stack_)
            stack_->add(picture);
        else
            writeLevels(fileOf(frame), picture, session_.options().force, &session_.control());
    }

    void commit() {
        if (stack_)
            stack_->commit();
        group_.commit();
    }

    std::filesystem::path fileOf(std::size_t frame) const {
        return count_ == 1 || stack_ ? path_ : numberedFile(path_, frame, count_);
    }

  private:
    FileGroup group_;
    std::filesystem::path path_;
    std::size_t count_;
    Session& session_;
    std::optional<PictureStack> stack_;
};

StereogramStyle styleOf(const Options& options, const Design& design, Session& session) {
    StereogramStyle style = stereogramStyleOf(design.stereogram);
    if (options.tile.empty()) {
        requireOffsets(style);
        return style;
    }
    if (options.design.isGiven("tile-width") || options.design.isGiven("seed"))
        throw badInput("--tile-width and --seed are for noise, which --tile {0} replaces; leave "
                       "them out.",
                       options.tile);
    style.tile = std::make_shared<const Raster>(
        readRaster(options.tile, {session.options().memoryBytes(), &session.control()}));
    requireOffsets(style);
    return style;
}

Report reportOf(const FrameSink& sink, const DepthFrames& frames, const StereogramStyle& style,
                double seconds) {
    const auto [rows, cols] = frames.shape();
    const std::string first = sink.fileOf(0).string(),
                      last = sink.fileOf(frames.count() - 1).string();
    nlohmann::ordered_json files = nlohmann::ordered_json::array();
    for (std::size_t frame = 0; frame < frames.count(); ++frame) {
        files.push_back({{"file", sink.fileOf(frame).string()}});
        if (frames.count() > 1 && first == last)
            files.back()["page"] = frame;
    }
    const std::string count =
        frames.count() == 1 ? "a stereogram" : std::to_string(frames.count()) + " stereograms";
    return {first + (first == last ? "" : " to " + last) + ": " + count + ", "
                + std::to_string(cols + style.width()) + 'x' + std::to_string(rows) + ", tile of "
                + std::to_string(style.width()) + " pixels, offsets up to "
                + std::to_string(style.maxOffset) + ", in " + secondsText(seconds),
            {{"files", files},
             {"shape", {rows, cols + style.width()}},
             {"tile_width", style.width()},
             {"max_offset", style.maxOffset},
             {"seconds", seconds}}};
}

Report run(const Options& options, Session& session) {
    requireWritable(options.output, FileContent::Levels, true);
    const Design design = options.design.applyTo(designOfObject());
    const StereogramStyle style = styleOf(options, design, session);
    const auto frames = framesOfInput(options, design, style, session);
    requireMemory(options.input, bytesOfStereogram(frames->shape(), style),
                  session.options().memoryBytes());
    for (const Message& note : notesOn(style, frames->shape().cols))
        session.say("note", note.english());
    const ComputeDevice device = session.openDevice();
    FrameSink sink(options, frames->count(), session);
    const Stopwatch watch;
    session.control().begin(message(FRINGE_MARK("Making stereograms")), 0, 1,
                            static_cast<double>(frames->count()), FRINGE_MARK("frames"));
    for (std::size_t frame = 0; frame < frames->count(); ++frame) {
        sink.take(frame, levelsOf(stereogramOf(frames->frame(frame, session.control()), style,
                                               device, session.control())));
        session.control().advance(1);
    }
    sink.commit();
    return reportOf(sink, *frames, style, watch.seconds());
}

} // namespace

extern const Command command_stereogram{
    "stereogram", "Make an autostereogram, one picture that shows depth to eyes that look past it",
    CommandGroup::Light,
    "fringe stereogram example:tube -o tube.png --size 1024x768 --hidden-surfaces --dots",
    bodyOf<Options, run>};

} // namespace fringe
