// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hologram_command.h"
#include "app/cli/session.h"
#include "engine/sources/spots/spots_source.h"

#include <CLI/App.hpp>

#include <limits>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : pattern(
            app,
            {.paths = {"spots."}, .names = {{"spots.model", "model"}}, .base = designFor("spots")},
            "lens: spots about the focal plane of a lens, z from there; free: no lens, z "
            "from the hologram"),
          files(app) {
        app.add_option(
               "SPOTS", table,
               "Table of spots: .csv with x,y,z[,intensity[,phase]] in metres and "
               "radians, or in units that its header names: x[mm],y[mm],z[um]; or example:KEY")
            ->required()
            ->type_name("FILE");
    }
    PatternOptions pattern;
    DesignFiles files;
    std::string table;
};

void addSpots(Design& design, const Options& options, const JobControl& control) {
    Source& source = design.sources.front();
    SpotSource spots = asSpots(source);
    if (options.pattern.isGiven("tolerance") && spots.tolerance == 0)
        spots.tolerance = std::numeric_limits<double>::min(); // which only exact sums keep
    store(source, spots);
    readData(design, options.table, {.control = &control});
}

Report run(const Options& options, Session& session) {
    return makeHologram(
        options.pattern, options.files,
        [&](Design& design) { addSpots(design, options, session.control()); }, session);
}

} // namespace

extern const Command command_spots{
    "spots",
    "Design a phase hologram that makes spots of light",
    CommandGroup::Pattern,
    "fringe spots example:spots -o slm.png --size 512x512 --pitch 8um --wavelength 532nm "
    "--geometry lens --focal-length 200mm --algorithm ora --iterations 20",
    bodyOf<Options, run>,
    true,
    false,
    true};

} // namespace fringe
