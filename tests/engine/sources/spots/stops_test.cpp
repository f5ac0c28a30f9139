// SPDX-License-Identifier: GPL-3.0-or-later
#include "sample_designs.h"

#include "tests/support/samples.h"

namespace fringe::test {
namespace {

Design longDesign() {
    Design design = scatteredSpots(SpotGeometry::Lens, 10);
    design.setup.plate.size = {48, 48};
    design.stop.iterations = 100'000;
    return design;
}

TEST(StopRules, afterItsIterations) {
    Design design = longDesign();
    design.stop.iterations = 3;
    const SolverResult result = designed(design);
    EXPECT_EQ(result.end, SolverEnd::Iterations);
    EXPECT_EQ(result.state.iteration, 3);
    EXPECT_EQ(result.state.history.size(), 4U);
}

TEST(StopRules, atAUniformity) {
    Design design = longDesign();
    design.stop.uniformity = 0.9;
    const SolverResult result = designed(design);
    EXPECT_EQ(result.end, SolverEnd::Uniformity);
    EXPECT_GE(*lastFigures(result).uniformity, 0.9);
    for (std::size_t i = 0; i + 1 < result.state.history.size(); ++i)
        EXPECT_LT(result.state.history[i].uniformity.value(), 0.9);
}

TEST(StopRules, atAnEfficiency) {
    Design design = longDesign();
    design.stop.efficiency = 0.1;
    const SolverResult result = designed(design);
    EXPECT_EQ(result.end, SolverEnd::Efficiency);
    EXPECT_EQ(result.state.iteration, 0) << "the start is that good";
}

TEST(StopRules, withoutGain) {
    Design design = longDesign();
    design.stop.noGainIterations = 5;
    setLevels(design, 8);
    const SolverResult result = designed(design);
    EXPECT_EQ(result.end, SolverEnd::NoGain);
    EXPECT_EQ(result.state.iteration, result.state.best.iteration + 5);
}

TEST(StopRules, afterATime) {
    Design design = longDesign();
    design.stop.seconds = 1e-9;
    const SolverResult result = designed(design);
    EXPECT_EQ(result.end, SolverEnd::Time);
    EXPECT_EQ(result.state.iteration, 0);
}

TEST(StopRules, cancelledLeavesTheBestSoFar) {
    JobControl control;
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            if (state.iteration == 4)
                                control.cancel();
                        }};
    const Outcome<Chain> outcome = outcomeOf(longDesign(), control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->solved()->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->solved()->state.iteration, 4);
    Design design = longDesign();
    design.stop.iterations = 4;
    EXPECT_EQ(outcome.value->solved()->state, designed(design).state);
}

TEST(StopRules, cancelledBeforeThereIsAPatternIsCancelled) {
    JobControl control;
    control.cancel();
    EXPECT_TRUE(outcomeOf(longDesign(), control).cancelled());
}

TEST(SpotResultField, isTheBestPatternWithItsSampling) {
    Design design = longDesign();
    design.stop.iterations = 2;
    const Chain result = computed(design);
    const Hologram& field = *result.field();
    EXPECT_EQ(field.shape(), design.setup.plate.size);
    EXPECT_EQ(field.device, "cpu");
    EXPECT_EQ(field.sampling.wavelengths, std::vector{design.setup.wavelength()});
    EXPECT_EQ(nearestPattern(samplesOf(planeOf(result)), 256),
              result.solved()->state.best.pattern.turns());
}

} // namespace
} // namespace fringe::test
