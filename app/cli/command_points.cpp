// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/command.h"
#include "app/cli/hologram_command.h"
#include "app/cli/session.h"
#include "engine/io/point_files.h"
#include "engine/job/machine.h"
#include "engine/model/cloud_source.h"
#include "engine/model/error.h"

#include <CLI/App.hpp>

namespace fringe {
namespace {

struct Options {
    explicit Options(CLI::App& app)
        : pattern(
            app,
            {.paths = {"points.", "method."},
             .names = {{"solver.seed", ""}},
             .base = designFor("points")},
            "lens: points about the focal plane of a lens, z from there, for a pattern that a "
            "solver finds; free: no lens, z from the hologram"),
          files(app) {
        app.add_option("IN", input, "Point cloud: .ply .obj .xyz .pcd .csv")
            ->required()
            ->type_name("FILE");
    }
    PatternOptions pattern;
    DesignFiles files;
    std::string input;
};

/// Points that take more of the memory lie in a scratch file.
constexpr std::uint64_t shareOfPoints = 4;

std::uint64_t memoryOfPoints(std::uint64_t budget) {
    return (budget > 0 ? budget : availableMemory()) / shareOfPoints;
}

/// One seed is of the points' phases, and of the start of a solver.
void addPoints(Design& design, const Options& options, Session& session) {
    Source& source = design.sources.front();
    const CloudSource cloud = asCloud(source);
    if (options.pattern.isGiven("seed") && !design.isDesigned() && !cloud.randomPhase)
        throw badInput("--seed is for random phases; give --random-phase too.");
    design.start.seed = cloud.seed;
    source.name = std::filesystem::path(options.input).stem().string();
    source.kind.assets["cloud"] = {
        source.name,
        std::make_shared<const PointCloud>(readPointCloud(
            options.input, {session.control(), memoryOfPoints(session.options().memory())}))};
}

Report run(const Options& options, Session& session) {
    return makeHologram(
        options.pattern, options.files,
        [&](Design& design) { addPoints(design, options, session); }, session);
}

} // namespace

extern const Command command_points{
    "points", "Compute the hologram of a point cloud",
    "fringe points bunny.obj -o bunny.npy --size 1920x1080 --pitch 8um --wavelength 532nm "
    "--fit 8mmx8mmx8mm --at 200mm",
    bodyOf<Options, run>};

} // namespace fringe
