// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

namespace fringe {
namespace {

TEST(Message, FillsPlacesOnce) {
    EXPECT_EQ(fillPattern("{1} and {0}", {"a", "{0}"}), "{0} and a");
    EXPECT_EQ(fillPattern("{0} {2} {x} {", {"a"}), "a {2} {x} {");
}

TEST(Message, HoldsSentencesInItsPlaces) {
    const Message inner = message("{0} is {1}", "x{0}", 7);
    const Message outer = message("{0}: {1}.", "f", inner);
    EXPECT_EQ(outer.english(), "f: x{0} is 7.");
    EXPECT_EQ(outer.arguments[1], inner);
}

TEST(DesignTable, EveryRowReadsBackItsDefaultAsText) {
    const Design design;
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows) {
            const Value value = row.get(design);
            EXPECT_EQ(value, row.info.initial) << row.info.key;
            EXPECT_FALSE(refusal(row.info, value)) << row.info.key;
            EXPECT_EQ(parseValue(row.info, formatValue(row.info, value)), value) << row.info.key;
            EXPECT_TRUE(row.info.key.starts_with(section.key + ".")) << row.info.key;
            EXPECT_STRNE(row.info.label, "") << row.info.key;
            EXPECT_STRNE(row.info.help, "") << row.info.key;
        }
}

TEST(DesignTable, PathsAndOptionsAreUnique) {
    std::set<std::string> paths, options;
    for (const DesignSection& section : designSections(Design{}))
        for (const DesignParameter& row : section.rows) {
            EXPECT_TRUE(paths.insert(row.info.key).second) << row.info.key;
            EXPECT_TRUE(row.info.option.empty() || options.insert(row.info.option).second)
                << row.info.option;
        }
}

TEST(DesignTable, SetsWhatThePathSays) {
    Design design;
    design = withParameterText(design, "plate.pitch_x", "3.74 um");
    design = withParameterText(design, "plate.columns", "3840");
    design = withParameterText(design, "illumination.wavelengths", "638nm, 532nm,450 nm");
    design = withParameterText(design, "method.name", "fresnel");
    design = withParameterText(design, "method.window", "no");
    design = withParameterText(design, "encoding.kind", "off-axis");
    EXPECT_EQ(design.setup.plate.pitchX, 3.74_um);
    EXPECT_EQ(design.setup.plate.pitchY, 8_um);
    EXPECT_EQ(design.setup.plate.size, (Shape{1080, 3840}));
    EXPECT_EQ(design.setup.wavelengths, (std::vector{638_nm, 532_nm, 450_nm}));
    EXPECT_EQ(design.method.key, "fresnel");
    EXPECT_EQ(std::get<bool>(designParameter(design, "method.window").get(design)), false);
    EXPECT_EQ(design.encoding.key, "off-axis");
}

/// `--set` comes in any order.
TEST(DesignTable, SetsWhatOnlyAnotherChoiceReads) {
    Design design = withParameterText({}, "encoding.angle_x", "3 deg");
    EXPECT_FALSE(designParameter(design, "encoding.angle_x").applies(design));
    design = withParameterText(design, "encoding.kind", "off-axis");
    EXPECT_EQ(design.encoding, (Choice{"off-axis", {{"angle_x", (3.0_deg).si()}}}));
    EXPECT_TRUE(designParameter(design, "encoding.angle_x").applies(design));
    design = withParameterText(design, "encoding.angle_x", "1 deg");
    EXPECT_EQ(design.encoding, Choice{"off-axis"}) << "a default is not kept";
    design = withParameterText(design, "reconstruction.padding", "3");
    EXPECT_EQ(design.propagation, (Choice{"asm", {{"padding", 3}}}));
}

Design formerly(const std::string& path, const char* text) {
    Design design;
    design.target = path.starts_with("spots") ? Target::Spots : Target::Picture;
    return withParameterText(std::move(design), path, text);
}

TEST(DesignTable, ReachesTheSetupByTheFormerPathsOfEachTarget) {
    for (const std::string target : {"spots", "picture"}) {
        EXPECT_FALSE(formerly(target + ".geometry", "free").setup.lens.on);
        EXPECT_EQ(formerly(target + ".focal_length", "150mm").setup.lens.focalLength, 150_mm);
        EXPECT_EQ(formerly(target + ".beam", "gaussian").setup.beam.kind, Beam::Kind::Gaussian);
        EXPECT_EQ(formerly(target + ".beam_waist", "1mm").setup.beam.waist, 1_mm);
        EXPECT_EQ(formerly(target + ".aperture", "circle").setup.aperture.kind,
                  Aperture::Kind::Circle);
        EXPECT_EQ(formerly(target + ".aperture_diameter", "1mm").setup.aperture.diameter, 1_mm);
        EXPECT_EQ(formerly(target + ".aperture_width", "2mm").setup.aperture.width, 2_mm);
        EXPECT_EQ(formerly(target + ".aperture_height", "3mm").setup.aperture.height, 3_mm);
    }
    EXPECT_THROW(formerly("picture.geometry", "free-exact"), Error);
}

TEST(DesignTable, SaysTheLensAndTheModelOfFreeSpaceByTheFormerGeometry) {
    Design design = formerly("spots.geometry", "free-exact");
    const auto geometry = [&] {
        return spotGeometry(design.setup.lens, design.spots.settings.model);
    };
    EXPECT_EQ(geometry(), SpotGeometry::FreeExact);
    design = withParameterText(design, "spots.geometry", "lens");
    EXPECT_EQ(geometry(), SpotGeometry::Lens);
    design = withParameterText(design, "lens.on", "no");
    EXPECT_EQ(geometry(), SpotGeometry::FreeExact) << "the lens has forgotten the model";
    EXPECT_EQ(std::get<std::string>(designParameter(design, "spots.geometry").get(design)),
              "free-exact");
    design = withParameterText(design, "spots.geometry", "free");
    EXPECT_EQ(geometry(), SpotGeometry::FreeFresnel);
}

TEST(DesignTable, ShowsBeamApertureAndLensForPatternsAlone) {
    for (const Target target : {Target::Points, Target::Spots, Target::Picture}) {
        Design design;
        design.target = target;
        design.setup.beam.kind = Beam::Kind::Gaussian;
        design.setup.aperture.kind = Aperture::Kind::Circle;
        const bool isShown = target != Target::Points;
        for (const char* path : {"illumination.beam", "illumination.beam_waist",
                                 "illumination.aperture", "illumination.aperture_diameter"}) {
            EXPECT_EQ(designParameter(design, path).applies(design), isShown) << path;
        }
        const std::vector<DesignSection> sections = designSections(design);
        const auto lens = std::ranges::find(sections, "lens", &DesignSection::key);
        EXPECT_EQ(lens->applies(design), isShown);
    }
}

void expectRefused(const char* path, const char* text) {
    try {
        withParameterText(Design{}, path, text);
        ADD_FAILURE() << path << " = " << text;
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::BadInput);
        EXPECT_TRUE(error.parameter() == path || error.parameter().empty());
    }
}

Design withTwoPlanes() {
    Design design;
    design.picture.planes.resize(2);
    return design;
}

TEST(DesignTable, ReachesEachPlaneByItsNumber) {
    Design design = withTwoPlanes();
    design = withParameterText(design, "picture.2.distance", "3mm");
    design = withParameterText(design, "picture.2.signal", "plane");
    EXPECT_EQ(design.picture.chosen, 0u);
    EXPECT_EQ(design.picture.planes[0], PicturePlane{});
    EXPECT_EQ(design.picture.planes[1].distance, 3_mm);
    EXPECT_EQ(design.picture.planes[1].signal.kind, SignalRegion::Kind::Plane);
    const DesignParameter first = designParameter(design, "picture.1.signal_width");
    const DesignParameter second = designParameter(design, "picture.2.signal_width");
    EXPECT_TRUE(first.applies(design));
    EXPECT_FALSE(second.applies(design));
    design.picture.chosen = 1;
    design = withParameterText(design, "picture.distance", "4mm");
    EXPECT_EQ(std::get<double>(designParameter(design, "picture.2.distance").get(design)), 4e-3);
    EXPECT_EQ(std::get<double>(designParameter(design, "picture.1.distance").get(design)), 0);
}

TEST(DesignTable, RefusesPlanesThatThereAreNot) {
    for (const char* path :
         {"picture.0.distance", "picture.3.distance", "picture.99999999999999999999.distance",
          "picture.2.padding", "picture.2.nothing", "picture.2.", "picture.2",
          "picture.-1.distance", "picture.1x.distance", "picture.2.2.distance"})
        EXPECT_THROW(designParameter(withTwoPlanes(), path), Error) << path;
}

TEST(DesignTable, ReadsTheFormerKeyOfASolverOfPictures) {
    const Design former = withParameterText(Design{}, "picture_algorithm.name", "wgs");
    EXPECT_EQ(former.picture.settings.solver.key, "wgs-kim");
    EXPECT_EQ(withParameterText(Design{}, "algorithm.name", "wgs").spots.settings.solver.key,
              "wgs");
}

TEST(DesignTable, OffersSolversThatSuitTheLight) {
    expectRefused("algorithm.name", "mraf");
    for (const char* solver : {"direct-search", "annealing"})
        expectRefused("picture_algorithm.name", solver);
}

TEST(DesignTable, RefusesWhatHasNoMeaning) {
    expectRefused("illumination.wavelengths", "0nm");
    expectRefused("illumination.wavelengths", "-532nm");
    expectRefused("illumination.wavelengths", "532nm,450nm");
    expectRefused("plate.pitch_x", "0um");
    expectRefused("plate.pitch_y", "-8um");
    expectRefused("plate.columns", "0");
    expectRefused("plate.rows", "1.5");
    expectRefused("encoding.levels", "1");
    expectRefused("encoding.kind", "kinoform");
    expectRefused("reconstruction.propagation", "beam");
    expectRefused("method.name", "magic");
    expectRefused("scene.scale", "nan");
    expectRefused("plate.depth", "1mm");
}

} // namespace
} // namespace fringe
