// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/design_options.h"

#include "app/cli/composite_options.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/placement.h"
#include "engine/sources/points/points_source.h"

#include <CLI/CLI.hpp>

#include <gtest/gtest.h>

#include <algorithm>

namespace fringe {
namespace {

class DesignOptionsTest : public testing::Test {
  protected:
    Design given(std::vector<std::string> arguments) {
        std::ranges::reverse(arguments);
        app_.parse(arguments);
        return options_.applyTo(base_);
    }

    std::string refusalOf(const std::vector<std::string>& arguments) {
        try {
            given(arguments);
        } catch (const Error& error) {
            return error.what();
        }
        return "taken";
    }

    static Placement placementOf(const Design& design) {
        return *asCloud(design.sources.front()).placement;
    }

    /// Points in the corners of a box of 2 × 4 × 1 about 1, 0, 5.
    static Design withCloud() {
        Design design = designFor("points");
        store(design.sources.front(), {.cloud = std::make_shared<const PointCloud>(
                                           PointCloud{{{0, -2, 4.5}, {2, 2, 5.5}}, {}})});
        return design;
    }

    Design base_ = designFor("points");
    CLI::App app_;
    DesignOptions options_{app_,
                           {.paths = {"points.", "illumination.", "plate.", "method.", "encoding.",
                                      "device.", "reconstruction."},
                            .base = base_}};
};

TEST_F(DesignOptionsTest, NothingGivenChangesNothing) {
    EXPECT_TRUE(given({}) == base_);
}

TEST_F(DesignOptionsTest, EveryOptionOfTheTableIsThere) {
    for (const DesignSection& section : designSections(base_))
        for (const DesignParameter& row : section.rows)
            if (section.key != "solver" && section.key != "camera" && section.key != "stereogram"
                && !row.info.option.empty() && row.info.kind != ValueKind::Toggle) {
                EXPECT_NE(app_.get_option_no_throw("--" + row.info.option), nullptr)
                    << row.info.key;
            }
}

TEST_F(DesignOptionsTest, CompositesSetTheirParts) {
    const Design design = given({"--size", "640x480", "--pitch", "8um,9um", "--fit", "1mmx2mmx3mm",
                                 "--at", "-50mm", "--angle", "0.5deg"});
    EXPECT_EQ(design.setup.plate.size, (Shape{480, 640}));
    EXPECT_EQ(design.setup.plate.pitchX, 8_um);
    EXPECT_EQ(design.setup.plate.pitchY, 9_um);
    EXPECT_EQ(placementOf(design).centre, (Place{0, 0, -0.05})) << "there are no data yet";
    EXPECT_EQ(placementOf(options_.applyTo(withCloud())).scale, 0.5e-3);
    EXPECT_EQ(design.encoding.values,
              (ParameterValues{{"carrier", "angle"}, {"angle_x", (0.5_deg).si()}}));
}

TEST_F(DesignOptionsTest, ACommaIsNoDecimalMark) {
    EXPECT_TRUE(
        refusalOf({"--pitch", "8,5um"}).starts_with("--pitch 8,5um: \"8\" is not a length"));
    EXPECT_NE(refusalOf({"--wavelength", "632,8nm"}).find("8.5um"), std::string::npos);
    EXPECT_NE(refusalOf({"--fit", "10x10x8mm"}).find("\"10\" is not a length"), std::string::npos);
}

TEST_F(DesignOptionsTest, OnePitchIsThatOfBothAxes) {
    const Design design = given({"--pitch", "4um"});
    EXPECT_EQ(design.setup.plate.pitchX, 4_um);
    EXPECT_EQ(design.setup.plate.pitchY, 4_um);
}

TEST_F(DesignOptionsTest, ScaleAndOffsetPlaceTheOriginOfTheFile) {
    base_ = withCloud();
    base_.sources = given({"--scale", "0.001", "--offset", "0mm,-1mm,200mm"}).sources;
    const Placement placement = placementOf(options_.applyTo(base_));
    EXPECT_EQ(placement.scale, 0.001);
    EXPECT_EQ(placement.centre, (Place{1e-3, -1e-3, 0.205}));
}

TEST_F(DesignOptionsTest, TheOriginLiesThereInATurnToo) {
    base_ = withCloud();
    base_.sources = given({"--scale", "0.001", "--offset", "0mm,-1mm,200mm", "--rotate-y", "30deg",
                           "--rotate-z", "90deg"})
                        .sources;
    const Source source = options_.applyTo(base_).sources.front();
    const Place origin = similarity(asPlacement(source), *boxAsRead(source))({});
    EXPECT_NEAR(origin[0], 0, 1e-15);
    EXPECT_NEAR(origin[1], -1e-3, 1e-15);
    EXPECT_NEAR(origin[2], 0.2, 1e-15);
}

TEST_F(DesignOptionsTest, ThreeWavelengths) {
    EXPECT_EQ(given({"--wavelength", "638nm,532nm,450nm"}).setup.wavelengths.size(), 3U);
}

TEST_F(DesignOptionsTest, FlagsTurnOffWhatIsOnByDefault) {
    const Design design = given({"--no-window", "--method", "fresnel"});
    EXPECT_EQ(design.sources.front().method.key, "fresnel");
    EXPECT_EQ(designParameter(design, "method.window").get(design), Value(false));
}

TEST_F(DesignOptionsTest, RefusalsNameTheOption) {
    EXPECT_TRUE(refusalOf({"--pitch", "0um"}).starts_with("--pitch 0um: "));
    EXPECT_TRUE(refusalOf({"--wavelength", "-1nm"}).starts_with("--wavelength -1nm: "));
    EXPECT_NE(refusalOf({"--size", "10"}).find("WIDTHxHEIGHT"), std::string::npos);
}

TEST_F(DesignOptionsTest, RowsHaveTheNamesThatACommandGivesThem) {
    CLI::App app;
    const DesignOptions options(
        app,
        {.paths = {"spots."}, .names = {{"spots.model", "waves"}}, .base = designFor("spots")});
    app.parse(std::vector<std::string>{"exact", "--waves"}); // from the last
    EXPECT_TRUE(options.isGiven("waves"));
    EXPECT_EQ(options.applyTo(designFor("spots")).sources.front().kind.values,
              (ParameterValues{{"model", "exact"}}));
}

TEST_F(DesignOptionsTest, PlacementsExcludeEachOther) {
    EXPECT_THROW(given({"--fit", "1mmx1mmx1mm", "--scale", "1"}), CLI::ExcludesError);
    EXPECT_THROW(given({"--offset", "0mm,0mm,1mm", "--at", "1mm"}), CLI::ExcludesError);
}

TEST(CompositeOptions, TextOfADesignSetsIt) {
    Design design = designFor("points");
    design.setup.plate = {{3, 5}, 1_um, 2_um};
    for (const CompositeOption& option : compositeOptions()) {
        if (option.place)
            continue; // it sets no parameters
        EXPECT_EQ(
            compositeText(withComposite(designFor("points"), option, compositeText(design, option)),
                          option),
            compositeText(design, option));
    }
}

} // namespace
} // namespace fringe
