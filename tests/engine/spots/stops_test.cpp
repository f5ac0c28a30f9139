// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_designs.h"

namespace fringe::test {
namespace {

SpotDesign longDesign() {
    SpotDesign design = scatteredSpots(SpotGeometry::Lens, 10);
    design.plate.size = {48, 48};
    design.stop.rounds = 100'000;
    return design;
}

TEST(SpotStop, afterItsRounds) {
    SpotDesign design = longDesign();
    design.stop.rounds = 3;
    const SpotResult result = designed(design);
    EXPECT_EQ(result.end, RoundsEnd::Rounds);
    EXPECT_EQ(result.state.round, 3);
    EXPECT_EQ(result.state.history.size(), 4U);
}

TEST(SpotStop, atAUniformity) {
    SpotDesign design = longDesign();
    design.stop.uniformity = 0.9;
    const SpotResult result = designed(design);
    EXPECT_EQ(result.end, RoundsEnd::Uniformity);
    EXPECT_GE(lastFigures(result).uniformity, 0.9);
    for (std::size_t i = 0; i + 1 < result.state.history.size(); ++i)
        EXPECT_LT(result.state.history[i].figures.uniformity, 0.9);
}

TEST(SpotStop, atAnEfficiency) {
    SpotDesign design = longDesign();
    design.stop.efficiency = 0.1;
    const SpotResult result = designed(design);
    EXPECT_EQ(result.end, RoundsEnd::Efficiency);
    EXPECT_EQ(result.state.round, 0) << "the start is that good";
}

TEST(SpotStop, withoutGain) {
    SpotDesign design = longDesign();
    design.stop.noGainRounds = 5;
    design.levels = 8;
    const SpotResult result = designed(design);
    EXPECT_EQ(result.end, RoundsEnd::NoGain);
    EXPECT_EQ(result.state.round, result.state.best.round + 5);
}

TEST(SpotStop, afterATime) {
    SpotDesign design = longDesign();
    design.stop.seconds = 1e-9;
    const SpotResult result = designed(design);
    EXPECT_EQ(result.end, RoundsEnd::Time);
    EXPECT_EQ(result.state.round, 0);
}

TEST(SpotStop, cancelledLeavesTheBestSoFar) {
    JobControl control;
    const SpotRun run{std::nullopt, [&](const SpotState& state) {
                          if (state.round == 4)
                              control.cancel();
                      }};
    const Outcome<SpotResult> outcome = designSpots(longDesign(), cpu(), control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->end, RoundsEnd::Stopped);
    EXPECT_EQ(outcome.value->state.round, 4);
    SpotDesign design = longDesign();
    design.stop.rounds = 4;
    EXPECT_EQ(outcome.value->state, designed(design).state);
}

TEST(SpotStop, cancelledBeforeThereIsAPatternIsCancelled) {
    JobControl control;
    control.cancel();
    EXPECT_TRUE(designSpots(longDesign(), cpu(), control).cancelled());
}

TEST(SpotResultField, isTheBestPatternWithItsSampling) {
    SpotDesign design = longDesign();
    design.stop.rounds = 2;
    const SpotResult result = designed(design);
    const Hologram field = fieldOf(design, result);
    EXPECT_EQ(field.shape(), design.plate.size);
    EXPECT_EQ(field.sampling.wavelengths, std::vector{design.wavelength});
    PhasePattern pattern;
    nearestPattern(field.planes.front().samples, design.levels, pattern);
    EXPECT_EQ(pattern, result.state.best.pattern.turns());
}

} // namespace
} // namespace fringe::test
