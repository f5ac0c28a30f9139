// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/examples.h"

#include "engine/device/sending.h"
#include "engine/examples/bouncing_ball.h"
#include "engine/examples/example_points.h"
#include "engine/examples/example_scenes.h"
#include "engine/model/error.h"
#include "engine/model/placement.h"
#include "engine/model/units.h"
#include "engine/sources/image/target_image.h"
#include "engine/sources/points/points_source.h"
#include "engine/sources/spots/spots_source.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace fringe {
namespace {

Design designOf(const char* name, PointCloud cloud) {
    Design design = designFor("points");
    if (!cloud.colours.empty())
        design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    store(design.sources[0],
          {.cloud = std::make_shared<const PointCloud>(std::move(cloud)), .randomPhase = true});
    design.sources[0].name = name;
    return design;
}

Design designOf(const char* name, SpotList spots) {
    Design design = designFor("spots");
    store(design.sources[0], {.list = std::make_shared<const SpotList>(std::move(spots))});
    design.sources[0].name = name;
    design.stop.iterations = 30;
    design.setup.plate.size = {512, 512};
    design.reconstruction.distance = 0_mm;
    return design;
}

Design designOf(const char* name, GreyPicture picture) {
    Design design = designFor("image");
    TargetImage image{.picture = std::make_shared<const GreyPicture>(std::move(picture))};
    image.place = {6_mm, 6_mm};
    image.signal.place = {7.2_mm, 7.2_mm};
    store(design.sources[0], image);
    design.sources[0].name = name;
    design.solver.key = "mraf";
    design.setup.plate.size = {512, 512};
    design.reconstruction.distance = 0_mm;
    return design;
}

Design designOf(const char* name, Mesh mesh) {
    Design design = designFor("mesh");
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    Source& source = design.sources[0];
    source.kind.assets["mesh"] = {name, std::make_shared<const Mesh>(std::move(mesh))};
    Placement turned;
    turned.turns[1] = 30.0_deg;
    store(source, fitted(turned, *boxAsRead(source), {6e-3, 6e-3, 6e-3}));
    source.name = name;
    return design;
}

/// What a camera sees of a design, from the right and from above.
Design photographed(const char* name, Design design) {
    Source camera{.name = name, .kind = {"depth_camera", {{"azimuth", 0.7}, {"elevation", 0.35}}}};
    design.sources.insert(design.sources.begin(), std::move(camera));
    return design;
}

Design designOf(const char* name, DepthScene scene) {
    Design design = designFor("rgbd");
    design.setup.wavelengths = {638_nm, 532_nm, 450_nm};
    Source& source = design.sources[0];
    source.kind.assets["color"] = {name, std::make_shared<const Raster>(std::move(scene.colour))};
    source.kind.assets["depth"] = {std::string(name) + "-depth",
                                   std::make_shared<const Raster>(std::move(scene.depth))};
    source.kind.values = {{"near", 0.1},
                          {"far", 0.08},
                          {"depth_meaning", std::string("millimetres")},
                          {"depth_scale", 6.2e-3}};
    source.name = name;
    design.reconstruction.distance = 95_mm;
    return design;
}

/// Beams in a square of the charges -4 to 4.
ModeList vortices() {
    ModeList modes;
    for (std::int64_t i = 0; i < 9; ++i)
        modes.push_back({.l = i - 4,
                         .waist = 0.1_mm,
                         .x = 0.6_mm * static_cast<double>(i % 3 - 1),
                         .y = 0.6_mm * static_cast<double>(1 - i / 3),
                         .z = 50.0_mm});
    return modes;
}

Design designOf(const char* name, ModeList modes) {
    Design design = designFor("modes");
    Source& source = design.sources[0];
    source.kind.setData("table", std::make_shared<const ModeList>(std::move(modes)), name);
    source.kind.values["family"] = std::string("table");
    source.name = name;
    design.setup.plate.size = {320, 320};
    design.reconstruction.distance = 50_mm;
    return design;
}

Design designOf(const char* name, Raster stack, Length first, Length last) {
    Design design = designFor("layers");
    Source& source = design.sources[0];
    source.kind.assets["stack"] = {name, std::make_shared<const Raster>(std::move(stack))};
    source.kind.values = {{"first_distance", first.si()}, {"last_distance", last.si()}};
    source.kind.values["phase"] = std::string("random");
    source.name = name;
    design.reconstruction.distance = first;
    return design;
}

/// As a modulator of 8 µm shows it.
Design hologram(const char* name) {
    constexpr std::int64_t side = 512;
    const Length focus = 150_mm;
    Design design = designFor("field");
    Source& source = design.sources[0];
    source.kind.assets["wave"] = {
        name, std::make_shared<const Raster>(lensWithGrating(side, 8_um, focus, 532_nm))};
    source.kind.values = {{"meaning", std::string("phase")}, {"gray_levels", std::int64_t{256}}};
    source.name = name;
    design.setup.plate.size = {side, side};
    design.reconstruction.distance = focus;
    return design;
}

/// A mask of 16384 × 16384 pixels, which takes 2 GiB for its light alone.
Design largeMask(const char* name) {
    Design design = designOf(name, threeShapes(), 60_mm, 66_mm);
    design.setup.plate = {{16384, 16384}, 0.5_um, 0.5_um};
    design.encoding = {"off-axis",
                       {{"levels", 2}, {"carrier", "angle"}, {"angle_x", 0.21}, {"limit", "none"}}};
    return design;
}

struct Example {
    ExampleInfo info;
    Design (*design)();
};

std::vector<Example> scenes() {
    return {
        {{"die", "points", FRINGE_MARK("Die"),
          FRINGE_MARK("A wire-frame die of 1224 points, 200 mm in front of the plate.")},
         [] { return designOf("die", die()); }},
        {{"rings", "points", FRINGE_MARK("Rings at three depths"),
          FRINGE_MARK("Three targets 50 mm apart: each comes into focus at its own distance.")},
         [] { return designOf("rings", rings()); }},
        {{"knot", "points", FRINGE_MARK("Trefoil knot"),
          FRINGE_MARK("A closed curve of 3000 points with depth.")},
         [] { return designOf("knot", knot()); }},
        {{"spiral", "points", FRINGE_MARK("Colour spiral"),
          FRINGE_MARK("1500 coloured points for three wavelengths.")},
         [] { return designOf("spiral", spiral()); }},
        {{"tube", "mesh", FRINGE_MARK("Knotted tube"),
          FRINGE_MARK("A coloured surface of 4320 triangles, turned and lit.")},
         [] { return designOf("tube", knottedTube()); }},
        {{"balls", "rgbd", FRINGE_MARK("Balls with depth"),
          FRINGE_MARK("A colour picture with the depth of every pixel in millimetres.")},
         [] { return withStop(designOf("balls", ballsOnAFloor()), FocalStop::Centre); }},
        {{"camera", "depth_camera", FRINGE_MARK("Depth camera"),
          FRINGE_MARK("The knotted tube from another side, photographed with its depth.")},
         [] { return photographed("camera", designOf("tube", knottedTube())); }},
        {{"ball", "mesh", FRINGE_MARK("Bouncing ball"),
          FRINGE_MARK("A ball in an open box before a depth camera: a stereogram that moves."),
          ExampleGroup::Object, true},
         ballInABox},
        {{"shapes", "layers", FRINGE_MARK("Shapes in layers"),
          FRINGE_MARK("Three pictures at three distances that hide each other.")},
         [] { return designOf("shapes", threeShapes(), 100_mm, 120_mm); }},
    };
}

std::vector<Example> patterns() {
    return {
        {{"spots", "spots", FRINGE_MARK("Spot array"),
          FRINGE_MARK("100 spots of equal power behind a lens, for a phase modulator."),
          ExampleGroup::Beam},
         [] { return designOf("spots", spotGrid()); }},
        {{"traps", "spots", FRINGE_MARK("Traps at three depths"),
          FRINGE_MARK("Rings of 12 spots before, in and behind the focal plane of a lens."),
          ExampleGroup::Beam},
         [] { return designOf("traps", spotRings()); }},
        {{"vortices", "modes", FRINGE_MARK("Vortex beams"),
          FRINGE_MARK("Nine beams about whose dark middle the phase turns up to four times."),
          ExampleGroup::Beam},
         [] { return designOf("vortices", vortices()); }},
        {{"star", "image", FRINGE_MARK("Test star"),
          FRINGE_MARK("A picture in the far field of a lens, with a region for stray light."),
          ExampleGroup::Beam},
         [] { return designOf("star", star()); }},
        {{"levels", "field", FRINGE_MARK("Hologram from levels"),
          FRINGE_MARK("A pattern that there is already, reconstructed: a lens with a grating."),
          ExampleGroup::Device},
         [] { return hologram("levels"); }},
        {{"mask", "layers", FRINGE_MARK("Large mask"),
          FRINGE_MARK("Two levels on 16384 × 16384 pixels, by the disk where memory is less."),
          ExampleGroup::Device, true},
         [] { return largeMask("mask"); }},
    };
}

const std::vector<Example>& allExamples() {
    static const std::vector<Example> all = [] {
        std::vector<Example> both = scenes();
        std::ranges::move(patterns(), std::back_inserter(both));
        return both;
    }();
    return all;
}

const Example& exampleOf(std::string_view key) {
    for (const Example& example : allExamples())
        if (example.info.key == key)
            return example;
    throw badInput(FRINGE_MARK("There is no example \"{0}\"; choose one of: {1}."),
                   showable(key, mostQuoted), joined(examples(), &ExampleInfo::key));
}

Design finished(Design design, const std::string& key) {
    design.reconstruction.follows = true;
    design.outputs = {{"field", {"field"}, key + "-field.npy"},
                      {"pattern", {"encoded"}, key + "-phase.png"},
                      {"picture", {"reconstruction"}, key + "-reconstruction.png"}};
    return design;
}

} // namespace

const std::vector<ExampleInfo>& examples() {
    static const std::vector<ExampleInfo> infos = [] {
        std::vector<ExampleInfo> list;
        for (const Example& example : allExamples())
            list.push_back(example.info);
        return list;
    }();
    return infos;
}

const ExampleInfo& exampleInfo(std::string_view key) {
    return exampleOf(key).info;
}

Design exampleDesign(std::string_view key) {
    const Example& example = exampleOf(key);
    return finished(example.design(), example.info.key);
}

} // namespace fringe
