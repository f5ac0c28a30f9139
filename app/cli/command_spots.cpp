// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hologram_command.h"
#include "app/cli/session.h"
#include "engine/io/spot_files.h"
#include "engine/sources/spots/spots_source.h"

#include <limits>

namespace fringe {
namespace {

void addSpots(Design& design, const SourceOptions& options, Session& session) {
    Source& source = design.sources.front();
    SpotSource spots = asSpots(source);
    if (options.pattern.isGiven("tolerance") && spots.tolerance == 0)
        spots.tolerance = std::numeric_limits<double>::min(); // which only exact sums keep
    store(source, spots);
    setData(design, options.input,
            std::make_shared<const SpotList>(readSpots(options.input, session.control())));
}

CommandBody declare(CLI::App& app) {
    return sourceCommand(
        app, {.paths = {"spots."}, .names = {{"spots.model", "model"}}, .base = designFor("spots")},
        "lens: spots about the focal plane of a lens, z from there; free: no lens, z from the "
        "hologram",
        {"SPOTS", "Table of spots: .csv with x,y,z[,intensity[,phase]] in metres and radians, or "
                  "in units that its header names: x[mm],y[mm],z[um]"},
        addSpots);
}

} // namespace

extern const Command command_spots{
    "spots", "Design a phase hologram that makes spots of light",
    "fringe spots spots.csv -o slm.png --size 512x512 --pitch 8um --wavelength 532nm --geometry "
    "lens --focal-length 200mm --algorithm ora --iterations 20",
    declare};

} // namespace fringe
