// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/hologram_command.h"
#include "app/cli/session.h"
#include "engine/io/asset_files.h"
#include "engine/io/point_files.h"
#include "engine/job/memory_budget.h"
#include "engine/model/error.h"
#include "engine/sources/points/points_source.h"

namespace fringe {
namespace {

/// Points that take more of the memory lie in a scratch file.
constexpr std::uint64_t shareOfPoints = 4;

std::uint64_t memoryOfPoints(std::uint64_t budget) {
    return memoryWithin(budget) / shareOfPoints;
}

/// One seed is of the points' phases, and of the start of a solver.
void addPoints(Design& design, const SourceOptions& options, Session& session) {
    const CloudSource cloud = asCloud(design.sources.front());
    if (options.pattern.isGiven("seed") && !design.isDesigned() && !cloud.randomPhase)
        throw badInput("--seed is for random phases; give --random-phase too.");
    design.start.seed = cloud.seed;
    const PointReading reading{session.control(), memoryOfPoints(session.options().memoryBytes())};
    setData(design, options.input,
            std::make_shared<const PointCloud>(readPointCloud(options.input, reading)));
    design.sources = options.pattern.over(design).sources;
    if (mayHold(AssetType::Mesh, options.input, session.control()))
        session.say("note", options.input
                                + " has faces, too, of which only the corners are taken; "
                                  "`fringe mesh` makes points on its surface.");
}

CommandBody declare(CLI::App& app) {
    return sourceCommand(
        app,
        {.paths = {"points.", "method."},
         .names = {{"solver.seed", ""}},
         .base = designFor("points")},
        "lens: points about the focal plane of a lens, z from there, for a pattern that a solver "
        "finds; free: no lens, z from the hologram",
        {"IN", "Point cloud: .ply .pcd .obj, or a table: .csv .xyz .txt .pts .asc"}, addPoints);
}

} // namespace

extern const Command command_points{
    "points", "Compute the hologram of a point cloud",
    "fringe points bunny.obj -o bunny.npy --size 1920x1080 --pitch 8um --wavelength 532nm "
    "--fit 8mmx8mmx8mm --at 200mm",
    declare};

} // namespace fringe
