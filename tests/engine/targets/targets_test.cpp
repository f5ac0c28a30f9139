// SPDX-License-Identifier: GPL-3.0-or-later
#include "spot_projects.h"

#include "engine/model/examples.h"

#include <algorithm>

namespace fringe::test {
namespace {

const SpotList threeSpots{{1e-3, 5e-4, 0, 1, {}}, {-1e-3, 0, 0, 2, {}}, {0, -8e-4, 1e-3, 1, {}}};

bool refuses(const Design& design, const std::string& parameter) {
    const Plan plan = planDesign(design);
    return std::ranges::any_of(plan.advice, [&](const Advice& item) {
        return item.severity == Severity::Refusal && item.parameter == parameter;
    });
}

TEST(Targets, spotsComeAsTheDesignerMakesThem) {
    const Design design = spotProject(threeSpots);
    const TargetResult made = computed(design);
    ASSERT_TRUE(made.spots);
    EXPECT_EQ(made.spots->state.round, 5);
    JobControl control;
    const SpotDesign spots = spotDesignOf(design);
    const auto direct = designSpots(spots, cpu(), control);
    ASSERT_TRUE(direct.finished());
    EXPECT_EQ(made.spots->state, direct.value->state);
    EXPECT_EQ(made.hologram.planes.front(), fieldOf(spots, *direct.value).planes.front());
}

TEST(Targets, pointsComeWithoutSpots) {
    Design design = exampleDesign("die");
    design.plate.size = {48, 64};
    const TargetResult made = computed(design);
    EXPECT_FALSE(made.spots);
    EXPECT_EQ(made.hologram.shape(), design.plate.size);
}

TEST(Targets, aSpotProjectPassesOnItsSettings) {
    Design design = spotProject(threeSpots);
    design.encoding.levels = 16;
    design.spots.settings.algorithm = "wgs";
    design.illumination.wavelengths = {633_nm};
    const SpotDesign spots = spotDesignOf(design);
    EXPECT_EQ(spots.levels, 16);
    EXPECT_EQ(spots.algorithm, "wgs");
    EXPECT_EQ(spots.wavelength, 633_nm);
    EXPECT_EQ(spots.spots, threeSpots);
    EXPECT_EQ(spots.plate, design.plate);
}

TEST(Targets, theChecksNameTheParameterOfTheProject) {
    const Design good = spotProject(threeSpots);
    EXPECT_TRUE(planDesign(good).runnable());
    EXPECT_GT(planDesign(good).seconds, 0);
    EXPECT_TRUE(refuses(spotProject({}), "spots.list"));
    EXPECT_TRUE(refuses(spotProject({{0.1, 0, 0, 1, {}}}), "spots.list"));
    Design design = good;
    design.illumination.wavelengths = {638_nm, 532_nm, 450_nm};
    EXPECT_TRUE(refuses(design, "illumination.wavelengths"));
    design = good;
    design.encoding.kind = EncodingKind::Amplitude;
    EXPECT_TRUE(refuses(design, "encoding.kind"));
    design = good;
    design.spots.settings.focalLength = 0_mm;
    EXPECT_TRUE(refuses(design, "spots.focal_length"));
}

TEST(Targets, aCancelledJobWithAPatternKeepsIt) {
    Design design = spotProject(threeSpots);
    design.spots.settings.stop.rounds = 1'000'000;
    JobControl control;
    TargetRun run;
    run.spots.afterRound = [&](const SpotState& state) {
        if (state.round == 3)
            control.cancel();
    };
    const auto outcome = computeDesign(design, cpu(), control, {}, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->spots->end, RoundsEnd::Stopped);
    EXPECT_EQ(outcome.value->spots->state.round, 3);
}

} // namespace
} // namespace fringe::test
