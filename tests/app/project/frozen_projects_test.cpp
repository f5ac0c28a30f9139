// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of all versions so far, in tests/net/projects, with the keys that the programs of their
// versions wrote. Frozen: a file is added for a new version, and none is ever saved anew.
#include "app/project/project_file.h"

#include "engine/model/design_parameters.h"
#include "tests/support/scratch_folder.h"

#include <gtest/gtest.h>

#include <initializer_list>

namespace fringe {
namespace {

using Settings = std::initializer_list<std::pair<const char*, const char*>>;

Design with(Design design, Settings settings) {
    for (const auto& [path, text] : settings)
        design = withParameterText(std::move(design), path, text);
    return design;
}

Design small(Settings settings) {
    Design design;
    design.outputs = {{"field", {"field"}, "field.npy"},
                      {"levels", {"encoded"}, "levels.npy"},
                      {"seen", {"reconstruction"}, "seen.npy"}};
    return with(with(std::move(design), {{"plate.columns", "40"}, {"plate.rows", "32"}}), settings);
}

std::shared_ptr<const PointCloud> points(bool coloured) {
    PointCloud cloud;
    for (int i = 0; i < 24; ++i) {
        cloud.points.push_back({(i % 6 - 2.5) * 0.25, (i / 6 - 1.5) * 0.25, (i % 5) * 0.5,
                                1 + 0.5F * float(i % 2), 0.25F * float(i % 4)});
        if (coloured)
            cloud.colours.push_back({0.25F * float(i % 5), 0.5F, 1 - 0.25F * float(i % 3)});
    }
    return std::make_shared<const PointCloud>(std::move(cloud));
}

std::shared_ptr<const SpotList> spots(double pitch, double z) {
    SpotList list;
    for (int i = 0; i < 9; ++i)
        list.push_back({(i % 3 - 1) * pitch, (i / 3 - 1.25) * pitch, z, 1 + 0.5 * (i % 2), {}});
    list[1].phase = 1.5;
    list[4].intensity = 0;
    return std::make_shared<const SpotList>(std::move(list));
}

/// Multiples of 1/16 below 1.
std::vector<float> ramps(Shape shape) {
    std::vector<float> values;
    for (std::int64_t i = 0; i < shape.count(); ++i)
        values.push_back(float((i % shape.cols + 3 * (i / shape.cols)) % 16) / 16);
    return values;
}

std::shared_ptr<const GreyPicture> picture(Shape shape) {
    return std::make_shared<const GreyPicture>(GreyPicture{shape, ramps(shape)});
}

Design points1() {
    Design design = small({{"scene.placement", "fit"},
                           {"scene.width", "200 um"},
                           {"scene.height", "150 um"},
                           {"scene.depth", "2 mm"},
                           {"scene.distance", "30 mm"},
                           {"scene.random_phase", "true"},
                           {"scene.seed", "7"},
                           {"method.name", "fresnel"},
                           {"encoding.kind", "off-axis"},
                           {"encoding.levels", "16"},
                           {"encoding.angle_x", "0.5 deg"},
                           {"reconstruction.distance", "30 mm"}});
    design.scene.name = "grid";
    design.scene.cloud = points(false);
    return design;
}

Design spots2() {
    Design design = small({{"target.kind", "spots"},
                           {"spots.focal_length", "100 mm"},
                           {"spots.beam", "gaussian"},
                           {"spots.beam_waist", "0.15 mm"},
                           {"algorithm.name", "wgs-kim"},
                           {"algorithm.free_rounds", "3"},
                           {"algorithm.start", "random"},
                           {"algorithm.seed", "5"},
                           {"algorithm.rounds", "6"},
                           {"encoding.levels", "8"},
                           {"reconstruction.distance", "0 mm"},
                           {"reconstruction.from_encoded", "true"}});
    design.spots.list = spots(4e-4, 0);
    return design;
}

Design picture3() {
    Design design = small({{"target.kind", "picture"},
                           {"picture.geometry", "free"},
                           {"picture.distance", "30 mm"},
                           {"picture.width", "160 um"},
                           {"picture.height", "120 um"},
                           {"picture.signal_width", "200 um"},
                           {"picture.signal_height", "160 um"},
                           {"picture.signal_x", "10 um"},
                           {"picture.gamma", "0.5"},
                           {"picture_algorithm.name", "mraf"},
                           {"picture_algorithm.mixing", "0.6"},
                           {"picture_algorithm.rounds", "5"},
                           {"reconstruction.distance", "30 mm"}});
    design.picture.plane().name = "ramps.png";
    design.picture.plane().picture = picture({12, 16});
    return design;
}

Design colours4() {
    Design design = small({{"illumination.wavelengths", "638 nm, 532 nm, 450 nm"},
                           {"scene.placement", "scale"},
                           {"scene.scale", "0.0001"},
                           {"scene.offset_z", "-20 mm"},
                           {"method.name", "exact"},
                           {"encoding.kind", "amplitude"},
                           {"reconstruction.distance", "-20 mm"}});
    design.scene.name = "grid.ply";
    design.scene.cloud = points(true);
    return design;
}

/// With a cloud that it does not show.
Design spots4() {
    Design design = small({{"target.kind", "spots"},
                           {"spots.geometry", "free-exact"},
                           {"spots.beam", "picture"},
                           {"spots.aperture", "circle"},
                           {"spots.aperture_diameter", "0.24 mm"},
                           {"algorithm.name", "ora"},
                           {"algorithm.beta", "0.75"},
                           {"algorithm.start", "given"},
                           {"algorithm.tolerance", "0.001"},
                           {"algorithm.rounds", "4"},
                           {"reconstruction.distance", "30 mm"}});
    design.spots.list = spots(4e-5, 0.03);
    design.setup.beam.picture = givenPixels("laser.png", {32, 40}, ramps({32, 40}));
    design.spots.settings.start.given = givenPixels("", {32, 40}, ramps({32, 40}));
    design.scene.cloud = points(false);
    return design;
}

/// Two planes, with a polygon and with a mask.
Design planes4() {
    Design design = small({{"target.kind", "picture"},
                           {"picture.aperture", "rectangle"},
                           {"picture.aperture_width", "0.3 mm"},
                           {"picture.aperture_height", "0.2 mm"},
                           {"picture_algorithm.name", "wgs"},
                           {"picture_algorithm.free_rounds", "2"},
                           {"picture_algorithm.start", "given"},
                           {"picture_algorithm.rounds", "5"},
                           {"picture.signal", "polygon"}});
    design.picture.plane().signal.corners = {{-0.5, -0.5}, {0.5, -0.25}, {0, 0.5}};
    design.picture.plane().picture = picture({16, 16});
    design.picture.planes.emplace_back();
    design.picture.chosen = 1;
    design =
        with(std::move(design), {{"picture.2.distance", "2 mm"}, {"picture.2.signal", "mask"}});
    design.picture.plane().picture = picture({12, 16});
    design.picture.plane().name = "far.png";
    design.picture.plane().signal.maskName = "mask.png";
    design.picture.plane().signal.mask =
        std::make_shared<const GreyPicture>(GreyPicture{{2, 2}, {1, 1, 0, 1}});
    design.picture.settings.start.given = givenPixels("start.npy", {32, 40}, ramps({32, 40}));
    return design;
}

TEST(FrozenProjects, OpenAsTheDesignsTheyWere) {
    const std::initializer_list<std::pair<const char*, Design>> frozen{
        {"points-1", points1()},   {"spots-2", spots2()}, {"picture-3", picture3()},
        {"colours-4", colours4()}, {"spots-4", spots4()}, {"planes-4", planes4()}};
    const test::ScratchFolder folder;
    for (const auto& [name, expected] : frozen) {
        SCOPED_TRACE(name);
        const OpenedProject opened =
            openProject(std::filesystem::path(FRINGE_PROJECTS) / (std::string(name) + ".fringe"));
        EXPECT_TRUE(opened.notes.empty());
        EXPECT_TRUE(opened.design == expected);
        saveProject(folder / "opened", opened.design); // tells where they differ
        saveProject(folder / "expected", expected);
        EXPECT_EQ(test::contentsOf(folder / "opened"), test::contentsOf(folder / "expected"));
    }
}

} // namespace
} // namespace fringe
