// SPDX-License-Identifier: GPL-3.0-or-later
// Projects of all versions that are read, in tests/net/projects, with the keys that the programs of
// their versions wrote. Frozen: a file is added for a new version, and none is ever saved anew.
#include "app/project/project_file.h"

#include "engine/model/design_parameters.h"
#include "engine/model/spots.h"
#include "engine/sources/image/target_image.h"
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

/// A design without sources.
Design small() {
    Design design;
    design.reconstruction.fromEncoded = false; // as it stands in the files
    design.outputs = {{"field", {"field"}, "field.npy"},
                      {"levels", {"encoded"}, "levels.npy"},
                      {"seen", {"reconstruction"}, "seen.npy"}};
    return with(std::move(design), {{"plate.columns", "40"}, {"plate.rows", "32"}});
}

template <class Data>
Source source(const char* kind, const char* slot, const char* name,
              std::shared_ptr<const Data> data) {
    return {.name = name, .kind = {kind, {}, {{slot, Asset{name, std::move(data)}}}}};
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

Source cloud(const char* name, bool coloured) {
    return source("points", "cloud", name, points(coloured));
}

Source list(const char* name, double pitch, double z) {
    return source("spots", "list", name, spots(pitch, z));
}

Source image(const char* name, Shape shape) {
    return source("image", "image", name, picture(shape));
}

void addMask(Source& source, const char* name) {
    source.kind.assets["mask"] = {
        name, std::make_shared<const GreyPicture>(GreyPicture{{2, 2}, {1, 1, 0, 1}})};
}

Design pointsAlone() {
    Design design = small();
    design.sources = {cloud("grid", false)};
    return with(std::move(design), {{"points.colours", "amplitude"},
                                    {"points.scale", "0.00016"},
                                    {"points.centre_z", "30 mm"},
                                    {"points.random_phase", "true"},
                                    {"points.seed", "7"},
                                    {"method.name", "fresnel"},
                                    {"encoding.kind", "off-axis"},
                                    {"encoding.levels", "16"},
                                    {"encoding.carrier", "angle"},
                                    {"encoding.off_grid", "true"},
                                    {"encoding.limit", "none"},
                                    {"encoding.angle_x", "0.5 deg"},
                                    {"reconstruction.filtered", "false"},
                                    {"reconstruction.distance", "30 mm"}});
}

Design spotsAlone() {
    Design design = small();
    design.sources = {list("", 4e-4, 0)};
    return with(std::move(design), {{"lens.on", "true"},
                                    {"lens.focal_length", "100 mm"},
                                    {"illumination.beam", "gaussian"},
                                    {"illumination.beam_waist", "0.15 mm"},
                                    {"solver.name", "wgs-kim"},
                                    {"solver.free_iterations", "3"},
                                    {"solver.start", "random"},
                                    {"solver.seed", "5"},
                                    {"solver.iterations", "6"},
                                    {"encoding.levels", "8"},
                                    {"reconstruction.distance", "0 mm"},
                                    {"reconstruction.from_encoded", "true"}});
}

Design pictureAlone() {
    Design design = small();
    design.sources = {image("ramps.png", {12, 16})};
    return with(std::move(design), {{"lens.on", "false"},
                                    {"image.distance", "30 mm"},
                                    {"image.width", "160 um"},
                                    {"image.height", "120 um"},
                                    {"image.signal_width", "200 um"},
                                    {"image.signal_height", "160 um"},
                                    {"image.signal_x", "10 um"},
                                    {"image.gamma", "0.5"},
                                    {"solver.name", "mraf"},
                                    {"solver.mixing", "0.6"},
                                    {"solver.start", "smooth"},
                                    {"solver.iterations", "5"},
                                    {"reconstruction.distance", "30 mm"}});
}

Design colours() {
    Design design = small();
    design.sources = {cloud("grid.ply", true)};
    return with(std::move(design), {{"illumination.wavelengths", "638 nm, 532 nm, 450 nm"},
                                    {"points.colours", "amplitude"},
                                    {"points.scale", "0.0001"},
                                    {"points.centre_z", "-19.9 mm"},
                                    {"method.name", "exact"},
                                    {"encoding.kind", "amplitude"},
                                    {"reconstruction.distance", "-20 mm"}});
}

/// With a cloud that it does not show.
Design hidden() {
    Design design = small();
    design.sources = {cloud("", false), list("", 4e-5, 0.03)};
    design.sources.front().visible = false;
    design.setup.beam.picture = pictureAsset("laser.png", {32, 40}, ramps({32, 40}));
    design.start.given = pictureAsset("", {32, 40}, ramps({32, 40}));
    return with(std::move(design), {{"points.colours", "amplitude"},
                                    {"points.centre_z", "1 m"},
                                    {"spots.model", "exact"},
                                    {"spots.tolerance", "0.001"},
                                    {"illumination.beam", "picture"},
                                    {"illumination.aperture", "circle"},
                                    {"illumination.aperture_diameter", "0.24 mm"},
                                    {"solver.name", "ora"},
                                    {"solver.beta", "0.75"},
                                    {"solver.start", "given"},
                                    {"solver.iterations", "4"},
                                    {"reconstruction.distance", "30 mm"}});
}

/// Two planes, with a polygon and with a mask.
Design planes() {
    Design design = small();
    design.sources = {image("", {16, 16}), image("far.png", {12, 16})};
    addMask(design.sources.back(), "mask.png");
    design.start.given = pictureAsset("start.npy", {32, 40}, ramps({32, 40}));
    return with(std::move(design), {{"lens.on", "true"},
                                    {"illumination.aperture", "rectangle"},
                                    {"illumination.aperture_width", "0.3 mm"},
                                    {"illumination.aperture_height", "0.2 mm"},
                                    {"solver.name", "wgs-kim"},
                                    {"solver.free_iterations", "2"},
                                    {"solver.start", "given"},
                                    {"solver.iterations", "5"},
                                    {"image.signal", "polygon"},
                                    {"image.corners", "-0.5, -0.5, 0.5, -0.25, 0, 0.5"},
                                    {"image.2.distance", "2 mm"},
                                    {"image.2.signal", "mask"}});
}

/// Sources of every kind, one of them hidden, and a beam. colours: what those of points are.
Design sourcesWith(const char* colours) {
    Design design = small();
    design.sources = {cloud("grid.ply", true), list("traps.csv", 4e-4, 1e-3),
                      image("near.png", {16, 16}), image("far.png", {12, 16})};
    design.sources[1].visible = false;
    addMask(design.sources.back(), "mask.png");
    design.setup.beam.picture = pictureAsset("laser.png", {32, 40}, ramps({32, 40}));
    return with(std::move(design),
                {{"points.colours", colours},  {"points.centre_z", "0.1 mm"},
                 {"points.scale", "0.0001"},   {"method.name", "exact"},
                 {"method.2.name", "fresnel"}, {"spots.tolerance", "0.001"},
                 {"image.signal", "polygon"},  {"image.corners", "-0.5, -0.5, 0.5, -0.25, 0, 0.5"},
                 {"image.padding", "2"},       {"image.2.distance", "2 mm"},
                 {"image.2.signal", "mask"},   {"illumination.beam", "picture"},
                 {"lens.on", "true"},          {"lens.focal_length", "150 mm"},
                 {"solver.name", "mraf"},      {"solver.mixing", "0.6"},
                 {"solver.start", "random"},   {"solver.iterations", "5"},
                 {"encoding.levels", "16"},    {"reconstruction.distance", "0 mm"}});
}

struct Frozen {
    const char* name;
    Design design;
};

TEST(FrozenProjects, OpenAsTheDesignsTheyWere) {
    const std::initializer_list<Frozen> all{{"points-6", pointsAlone()},
                                            {"spots-6", spotsAlone()},
                                            {"picture-6", pictureAlone()},
                                            {"colours-6", colours()},
                                            {"hidden-6", hidden()},
                                            {"planes-6", planes()},
                                            {"sources-5", sourcesWith("amplitude")},
                                            {"sources-6", sourcesWith("intensity")}};
    const test::ScratchFolder folder;
    for (const auto& [name, design] : all) {
        SCOPED_TRACE(name);
        Design expected = design; // by the hard limit of its time
        expected.propagation.values.insert({{"padding", std::int64_t{2}}, {"band_limit", "hard"}});
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
