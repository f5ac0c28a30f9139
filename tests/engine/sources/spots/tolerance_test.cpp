// SPDX-License-Identifier: GPL-3.0-or-later
// Designs whose iterations may have inexact sums.
#include "engine/sources/spots/wanted_spots.h"
#include "reference_spots.h"

#include <array>
#include <cmath>

namespace fringe::test {
namespace {

/// A design of so many spots that the cpu's sums within a tolerance are others than its exact ones.
Design crowded(SpotGeometry geometry) {
    Design design = scatteredSpots(geometry, geometry == SpotGeometry::FreeExact ? 60 : 400);
    design.setup.plate.size = {160, 192};
    design.stop.iterations = 6;
    setTolerance(design, 2e-3);
    return design;
}

Design exactly(Design design) {
    setTolerance(design, exactSums);
    return design;
}

class TolerantIterations : public testing::TestWithParam<SpotGeometry> {};

/// Figures of the kept pattern, by the reference.
Figures figuresOf(const Design& design, const PhasePattern& pattern) {
    Fields fields = ReferenceSpots(design).forwarded(lightOf(pattern, design.setup.plate.size));
    for (std::complex<double>& value : fields)
        value /= static_cast<double>(pattern.size());
    return spotFigures(fields, targetIntensities(spotsOf(design).spots()));
}

TEST_P(TolerantIterations, endWithExactFigures) {
    const Design design = crowded(GetParam());
    const SolverState state = designed(design).state;
    const Figures wanted = figuresOf(design, state.best.pattern.turns());
    EXPECT_NEAR(state.best.figures.efficiency, wanted.efficiency, 2e-6);
    EXPECT_NEAR(*state.best.figures.uniformity, *wanted.uniformity, 2e-5);
    EXPECT_EQ(state.history.at(static_cast<std::size_t>(state.best.iteration)), state.best.figures);
}

/// Efficiency and uniformity, each the mean over some seeds.
Figures meanFigures(Design design) {
    constexpr int seeds = 6;
    Figures mean{.uniformity = 0};
    for (design.start.seed = 1; design.start.seed <= seeds; ++design.start.seed) {
        const Figures figures = designed(design).state.best.figures;
        mean.efficiency += figures.efficiency / seeds;
        *mean.uniformity += *figures.uniformity / seeds;
    }
    return mean;
}

TEST_P(TolerantIterations, areAsGoodAsExactOnes) {
    const Design design = crowded(GetParam());
    const Figures tolerant = meanFigures(design);
    const Figures exact = meanFigures(exactly(design));
    EXPECT_NE(tolerant, exact);
    EXPECT_GT(tolerant.efficiency, exact.efficiency - 5e-3);
    EXPECT_GT(*tolerant.uniformity, *exact.uniformity - 0.03);
}

TEST_P(TolerantIterations, giveTheSameBitsAgainWithAnyNumberOfThreads) {
    const Design design = crowded(GetParam());
    const SolverState once = designed(design).state;
    EXPECT_EQ(designed(design).state, once);
    EXPECT_EQ(designed(design, {}, ComputeDevice::open("cpu", {.threads = 1})).state, once);
}

TEST_P(TolerantIterations, resumedGiveTheBitsOfOneRun) {
    const Design design = crowded(GetParam());
    const auto [middle, whole] = designedThrough(design, 3);
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(design, {middle, {}}).state, whole);
}

TEST_P(TolerantIterations, thatGoOnFromAnEndGiveTheBitsOfOneRun) {
    Design design = crowded(GetParam());
    const SolverState whole = designed(design).state;
    design.stop.iterations = 3;
    const SolverResult half = designed(design);
    ASSERT_TRUE(half.unjudged);
    EXPECT_NE(half.goOnFrom(), half.state);
    design.stop.iterations = 6;
    EXPECT_EQ(designed(design, {half.goOnFrom(), {}}).state, whole);
}

TEST_P(TolerantIterations, canLeaveTheirFiguresWithinTheTolerance) {
    const Design design = crowded(GetParam());
    const SolverResult judged = designed(design);
    SolverRun draft;
    draft.judges = false;
    const SolverResult left = designed(design, draft);
    EXPECT_FALSE(left.unjudged);
    EXPECT_EQ(left.state, judged.goOnFrom());
}

std::string nameOf(const testing::TestParamInfo<SpotGeometry>& tested) {
    constexpr std::array names{"fresnel", "exact", "lens"};
    return names[static_cast<std::size_t>(tested.param)];
}

INSTANTIATE_TEST_SUITE_P(Geometries, TolerantIterations,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         nameOf);

TEST(TolerantIteration, isCancelledWithTheBestSoFar) {
    JobControl control;
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            if (state.iteration == 2)
                                control.cancel();
                        }};
    const auto outcome = outcomeOf(crowded(SpotGeometry::FreeFresnel), control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->solved()->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->solved()->state.iteration, 2);
}

TEST(TolerantIteration, cancelledWhileItIsJudgedKeepsItsPattern) {
    Design design = crowded(SpotGeometry::FreeFresnel);
    JobControl control;
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            if (state.iteration == design.stop.iterations)
                                control.cancel();
                        }};
    const auto outcome = outcomeOf(design, control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->solved()->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->solved()->state.iteration, design.stop.iterations);
}

TEST(TolerantIteration, isExactOfAlgorithmsThatCompareLevels) {
    Design design = crowded(SpotGeometry::Lens);
    design.setup.plate.size = {64, 64};
    setLevels(design, 2);
    design.solver.key = "direct-search";
    design.stop.iterations = 1;
    EXPECT_EQ(designed(design).state, designed(exactly(design)).state);
}

TEST(Tolerance, isChecked) {
    Design design = crowded(SpotGeometry::Lens);
    for (const double bad : {-1e-3, 0.2, std::nan("")}) {
        setTolerance(design, bad);
        EXPECT_EQ(refusalOf(design).path, "spots.tolerance") << bad;
    }
}

TEST(Tolerance, shortensTheTimeThatIsPlanned) {
    const Design design = crowded(SpotGeometry::FreeExact);
    EXPECT_LT(plan(design).seconds, plan(exactly(design)).seconds);
}

TEST(UsualTolerance, isOneInTenThousandWhereWavesDoNotSeparate) {
    Design design = spotsDesign({});
    const auto toleranceIn = [&](SpotGeometry geometry) {
        setGeometry(design, geometry);
        setTolerance(design, 0);
        return litSpotsOf(design).tolerance;
    };
    EXPECT_EQ(toleranceIn(SpotGeometry::Lens), 0);
    EXPECT_EQ(toleranceIn(SpotGeometry::FreeFresnel), 0);
    EXPECT_EQ(toleranceIn(SpotGeometry::FreeExact), 1e-4);
    design.solver.key = "direct-search";
    EXPECT_EQ(litSpotsOf(design).tolerance, 0);
    setTolerance(design, 1e-3);
    EXPECT_EQ(litSpotsOf(design).tolerance, 0);
    design.solver.key = "ora";
    EXPECT_EQ(litSpotsOf(design).tolerance, 1e-3);
}

TEST(UsualTolerance, givesTheFiguresOfExactSums) {
    Design design = scatteredSpots(SpotGeometry::FreeExact, 40);
    design.setup.plate.size = {256, 256};
    design.stop.iterations = 20;
    const Figures exact = designed(design).state.best.figures;
    setTolerance(design, 0);
    const Figures usual = designed(design).state.best.figures;
    EXPECT_NEAR(usual.efficiency, exact.efficiency, 5e-3);
    EXPECT_NEAR(*usual.uniformity, *exact.uniformity, 1e-2);
}

} // namespace
} // namespace fringe::test
