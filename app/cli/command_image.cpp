// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/array_options.h"
#include "app/cli/command.h"
#include "app/cli/hologram_command.h"
#include "app/cli/image_options.h"
#include "app/cli/session.h"
#include "engine/sources/image/image_edits.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : pattern(app,
                  {.paths = {"image."},
                   .names = {{"image.gamma", "gamma"}, {"image.padding", "far-field-samples"}},
                   .base = designFor("image")},
                  "lens: pictures about the focal plane of a lens; free: no lens, pictures at "
                  "--distance from the hologram"),
          image(app), arrays(app), files(app) {
        app.add_option("TARGET", pictures,
                       "Pictures wanted, grey or coloured (then the luminance counts), one a plane")
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

/// What was weighted GS of pictures is Kim's.
void addPictures(Design& design, const Options& options, Session& session) {
    if (design.solver.key == "wgs")
        design.solver.key = "wgs-kim";
    if (!options.pattern.isGiven("iterations"))
        design.stop.iterations = usualIterations(design);
    options.image.addPictures(design, options.pictures,
                              {.memory = session.options().memoryBytes(),
                               .control = &session.control(),
                               .array = options.arrays.of(options.pictures)});
}

Report run(const Options& options, Session& session) {
    return makeHologram(
        options.pattern, options.files,
        [&](Design& design) { addPictures(design, options, session); }, session);
}

} // namespace

extern const Command command_image{
    "image", "Design a phase hologram that makes a picture",
    "fringe image target.png -o slm.png --size 512x512 --pitch 8um --wavelength 532nm --geometry "
    "lens --focal-length 200mm --algorithm mraf --iterations 50",
    bodyOf<Options, run>};

} // namespace fringe
