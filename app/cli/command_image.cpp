// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/array_options.h"
#include "app/cli/command.h"
#include "app/cli/hologram_command.h"
#include "app/cli/image_options.h"
#include "app/cli/session.h"
#include "engine/sources/image/image_edits.h"

#include <CLI/App.hpp>
#include <cstdint>
#include <utility>

namespace fringe {
namespace {

/// With the light between samples, too, of which projects of old do not know.
Design usualDesign() {
    Design design = designFor("image");
    TargetImage image = asImage(design.sources.front());
    image.padding = 2;
    store(design.sources.front(), image);
    return design;
}

struct Options {
    explicit Options(CLI::App& app)
        : pattern(app,
                  {.paths = {"image."},
                   .names = {{"image.gamma", "gamma"}, {"image.padding", "far-field-samples"}},
                   .base = usualDesign()},
                  "lens: pictures about the focal plane of a lens; free: no lens, pictures at "
                  "--distance from the hologram"),
          image(app), arrays(app), files(app) {
        app.add_option(
               "TARGET", pictures,
               "Pictures wanted, grey or coloured (then the luminance counts), one a plane; or "
               "example:KEY")
            ->required()
            ->type_name("FILE...");
        files.declareSeen(app);
    }
    PatternOptions pattern;
    ImageOptions image;
    ArrayOptions arrays;
    DesignFiles files;
    std::vector<std::string> pictures;
};

void takeUsualPadding(Design& design, std::uint64_t memory, const Session& session) {
    TargetImage image = asImage(design.sources.front());
    const std::int64_t shaped = std::exchange(image.padding, usualPadding(design, memory));
    if (image.padding < shaped)
        session.say("note", "memory does not hold 2 far-field samples, so that the light between "
                            "the pixels' own is not shaped");
    store(design.sources.front(), image);
}

void takeUsualIterations(Design& design, const Session& session) {
    design.stop.iterations = usualIterations(design);
    if (const auto note = noteOnIterations(design))
        session.say("note", note->message.english());
}

/// What was weighted GS of pictures is Kim's.
void addPictures(Design& design, const Options& options, Session& session) {
    if (design.solver.key == "wgs")
        design.solver.key = "wgs-kim";
    if (options.pattern.isGiven("algorithm") && !options.pattern.isGiven("pinned-efficiency"))
        design.solver.values.erase("pinned_efficiency"); // which is usual with the usual solver
    const std::uint64_t memory = session.options().memoryBytes();
    if (!options.pattern.isGiven("far-field-samples"))
        takeUsualPadding(design, memory, session);
    options.image.addPictures(design, options.pictures,
                              {.memory = memory,
                               .control = &session.control(),
                               .array = options.arrays.of(options.pictures)});
    if (!options.pattern.isGiven("iterations"))
        takeUsualIterations(design, session);
}

Report run(const Options& options, Session& session) {
    return makeHologram(
        options.pattern, options.files,
        [&](Design& design) { addPictures(design, options, session); }, session);
}

} // namespace

extern const Command command_image{
    "image",
    "Design a phase hologram that makes a picture",
    CommandGroup::Pattern,
    "fringe image example:star -o slm.png --size 512x512 --pitch 8um --wavelength 532nm "
    "--geometry lens --focal-length 200mm --algorithm mraf --iterations 50",
    bodyOf<Options, run>,
    true,
    false,
    true};

} // namespace fringe
