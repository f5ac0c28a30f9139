// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/spots.h"
#include "engine/sources/image/target_image.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string>
#include <utility>
#include <vector>

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

/// Two sources of each kind.
Design ofAllKinds() {
    Design design;
    for (const ChoiceInfo* kind : sourceInfos())
        for (int i = 0; i < 2; ++i)
            design.sources.push_back({.kind = {kind->key}});
    return design;
}

TEST(DesignTable, EveryRowReadsBackItsDefaultAsText) {
    const Design design = ofAllKinds();
    for (const DesignSection& section : designSections(design))
        for (const DesignParameter& row : section.rows) {
            const Value value = row.get(design);
            if (row.info.derived) {
                EXPECT_FALSE(row.applies(design)) << row.info.key << ": there are no data";
                continue;
            }
            EXPECT_EQ(value, row.info.initial) << row.info.key;
            EXPECT_FALSE(refusal(row.info, value)) << row.info.key;
            EXPECT_EQ(parseValue(row.info, formatValue(row.info, value)), value) << row.info.key;
            EXPECT_TRUE(row.info.key.starts_with(section.key + ".")) << row.info.key;
            EXPECT_EQ(*row.info.label != 0, row.info.isShown()) << row.info.key;
            EXPECT_EQ(*row.info.help != 0, row.info.isShown()) << row.info.key;
        }
}

TEST(DesignTable, PathsAreUnique) {
    std::set<std::string> paths;
    for (const DesignSection& section : designSections(ofAllKinds()))
        for (const DesignParameter& row : section.rows)
            EXPECT_TRUE(paths.insert(row.info.key).second) << row.info.key;
}

/// Stereograms have a command of their own.
TEST(DesignTable, OptionsOfASourceOfEachKindAreUnique) {
    for (const ChoiceInfo* kind : sourceInfos())
        for (const bool ofStereograms : {false, true}) {
            std::set<std::string> options;
            const Design design = designFor(kind->key);
            for (const DesignSection& section : designSections(design))
                if (section.applies(design) && (section.key == "stereogram") == ofStereograms) {
                    for (const DesignParameter& row : section.rows)
                        EXPECT_TRUE(row.info.option.empty()
                                    || options.insert(row.info.option).second)
                            << row.info.option;
                }
        }
}

TEST(DesignTable, HasSectionsInTheOrderOfTheLight) {
    std::vector<std::string> keys;
    for (const DesignSection& section : designSections(ofAllKinds()))
        keys.push_back(section.key);
    std::vector<std::string> expected;
    for (const ChoiceInfo* kind : sourceInfos())
        for (const char* ending : {"", ".2"})
            expected.push_back(kind->key + ending);
    for (const char* key : {"illumination", "plate", "lens"})
        expected.emplace_back(key);
    const auto withMethods = 2 * std::ranges::count_if(sourceInfos(), &ChoiceInfo::hasMethods);
    for (std::ptrdiff_t number = 1; number <= withMethods; ++number)
        expected.push_back(number == 1 ? "method" : "method." + std::to_string(number));
    for (const char* key :
         {"solver", "encoding", "device", "reconstruction", "camera", "stereogram"})
        expected.emplace_back(key);
    EXPECT_EQ(keys, expected);
}

TEST(DesignTable, ShowsTheSectionsOfVisibleSourcesAndMethodsOfSums) {
    Design design = designFor("points");
    const auto shown = [&](const char* key) {
        const auto sections = designSections(design);
        return std::ranges::find(sections, key, &DesignSection::key)->applies(design);
    };
    EXPECT_TRUE(shown("points") && shown("method"));
    EXPECT_TRUE(shown("lens")); // in every project
    design.solver.key = "wgs";
    EXPECT_TRUE(shown("points") && shown("lens"));
    EXPECT_FALSE(shown("method"));
    design.sources.front().visible = false;
    EXPECT_FALSE(shown("points"));
}

TEST(DesignTable, SetsWhatThePathSays) {
    Design design = designFor("points");
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
    EXPECT_EQ(design.sources.front().method.key, "fresnel");
    EXPECT_EQ(std::get<bool>(designParameter(design, "method.window").get(design)), false);
    EXPECT_EQ(design.encoding.key, "off-axis");
}

/// `--set` comes in any order.
TEST(DesignTable, SetsWhatOnlyAnotherChoiceReads) {
    Design design = withParameterText({}, "encoding.angle_x", "3 deg");
    EXPECT_FALSE(designParameter(design, "encoding.angle_x").applies(design));
    design = withParameterText(design, "encoding.kind", "off-axis");
    EXPECT_EQ(design.encoding, (Choice{"off-axis", {{"angle_x", (3.0_deg).si()}}}));
    design = withParameterText(design, "encoding.carrier", "angle");
    EXPECT_TRUE(designParameter(design, "encoding.angle_x").applies(design));
    design = withParameterText(design, "encoding.angle_x", "1 deg");
    EXPECT_EQ(design.encoding, (Choice{"off-axis", {{"carrier", "angle"}}}))
        << "a default is not kept";
    design = withParameterText(design, "reconstruction.padding", "3");
    EXPECT_EQ(design.propagation, (Choice{"asm", {{"padding", 3}}}));
}

TEST(DesignTable, ShowsBeamAndApertureWhateverMakesThePattern) {
    for (const char* kind : {"points", "spots", "image"}) {
        Design design = designFor(kind);
        design.setup.beam.kind = Beam::Kind::Gaussian;
        design.setup.aperture.kind = Aperture::Kind::Circle;
        for (const char* path : {"illumination.beam", "illumination.beam_waist",
                                 "illumination.aperture", "illumination.aperture_diameter"})
            EXPECT_TRUE(designParameter(design, path).applies(design)) << path;
    }
}

void expectRefused(const char* path, const char* text) {
    try {
        withParameterText(designFor("points"), path, text);
        ADD_FAILURE() << path << " = " << text;
    } catch (const Error& error) {
        EXPECT_EQ(error.kind(), ErrorKind::BadInput);
        EXPECT_TRUE(error.parameter() == path || error.parameter().empty());
    }
}

Design withTwoImages() {
    Design design = designFor("image");
    design.sources.push_back(design.sources.front());
    return design;
}

TEST(DesignTable, ReachesEachSourceOfAKindByItsNumber) {
    Design design = withTwoImages();
    design.sources.insert(design.sources.begin(), {.kind = {"spots"}});
    design = withParameterText(design, "image.2.distance", "3mm");
    design = withParameterText(design, "image.2.signal", "plane");
    EXPECT_EQ(design.sources[1], Source{.kind = {"image"}});
    EXPECT_EQ(asImage(design.sources[2]).distance, 3_mm);
    EXPECT_EQ(asImage(design.sources[2]).signal.kind, SignalRegion::Kind::Plane);
    EXPECT_TRUE(designParameter(design, "image.1.signal_width").applies(design));
    EXPECT_FALSE(designParameter(design, "image.2.signal_width").applies(design));
    design = withParameterText(design, "image.distance", "4mm");
    EXPECT_EQ(asImage(design.sources[1]).distance, 4_mm);
}

TEST(DesignTable, KeepsNoDefaultOfASource) {
    Design design = withParameterText(designFor("spots"), "spots.tolerance", "0.001");
    EXPECT_NE(design, designFor("spots"));
    EXPECT_EQ(withParameterText(design, "spots.tolerance", "0"), designFor("spots"));
}

TEST(DesignTable, RefusesSourcesThatThereAreNot) {
    for (const char* path :
         {"image.0.distance", "image.3.distance", "image.99999999999999999999.distance",
          "image.2.nothing", "image.2.", "image.2", "image.-1.distance", "image.1x.distance",
          "image.2.2.distance", "spots.tolerance", "points.centre_z", "method.name"})
        EXPECT_THROW(designParameter(withTwoImages(), path), Error) << path;
}

/// Whatever row it is: within the bounds squares and phases stay numbers.
TEST(DesignTable, RefusesNumbersBeyondSense) {
    const Design design = ofAllKinds();
    for (const DesignSection& section : designSections(design, true))
        for (const DesignParameter& row : section.rows)
            for (const double number : {1e50, -1e50, 1e308, 1e-300}) {
                const ParameterInfo& info = row.info;
                const bool isLength = info.kind == ValueKind::Length;
                if (!isLength && info.kind != ValueKind::Number)
                    continue;
                if (number != 1e-300 || (isLength && info.least == 0)) {
                    EXPECT_TRUE(refusal(info, number)) << info.key << ' ' << number;
                }
            }
    EXPECT_THROW(withParameterText(design, "illumination.wavelengths", "1e-300m"), Error);
    EXPECT_THROW(withParameterText(design, "layers.first_distance", "1e50m"), Error);
    EXPECT_NO_THROW(withParameterText(design, "illumination.wavelengths", "0.002nm"));
    EXPECT_NO_THROW(withParameterText(design, "layers.first_distance", "-400000000m"));
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
    expectRefused("points.scale", "nan");
    expectRefused("solver.name", "magic");
    expectRefused("points.depth", "-1mm");
    expectRefused("plate.depth", "1mm");
}

} // namespace
} // namespace fringe
