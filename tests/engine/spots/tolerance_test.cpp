// SPDX-License-Identifier: GPL-3.0-or-later
// Designs whose rounds may have inexact sums.
#include "engine/model/design_parameters.h"
#include "engine/spots/spot_figures.h"
#include "kernels/reference/operations.h"
#include "sample_designs.h"

#include <array>
#include <cmath>

namespace fringe::test {
namespace {

/// So many spots that the cpu's sums within a tolerance are others than its exact ones.
SpotDesign crowded(SpotGeometry geometry) {
    SpotDesign design = scatteredSpots(geometry, geometry == SpotGeometry::FreeExact ? 60 : 400);
    design.setup.plate.size = {160, 192};
    design.stop.iterations = 6;
    design.tolerance = 2e-3;
    return design;
}

SpotDesign exactly(SpotDesign design) {
    design.tolerance = 0;
    return design;
}

class TolerantRounds : public testing::TestWithParam<SpotGeometry> {};

/// Of the kept pattern, by the reference.
Figures figuresOf(const SpotDesign& design, const PhasePattern& pattern) {
    reference::Plane field(design.setup.plate.size);
    for (std::size_t i = 0; i < pattern.size(); ++i)
        field.samples[i] = reference::phasor(pattern[i]);
    const std::vector<SpotPlace> places = placesOf(design.spots);
    std::vector<std::complex<double>> fields(places.size());
    reference::gatherAtSpots(field, spotsArgs(design, places), {fields, 0, field.shape.rows});
    for (std::complex<double>& value : fields)
        value /= static_cast<double>(pattern.size());
    return spotFigures(fields, targetIntensities(design.spots));
}

TEST_P(TolerantRounds, endWithExactFigures) {
    const SpotDesign design = crowded(GetParam());
    const SolverState state = designed(design).state;
    const Figures wanted = figuresOf(design, state.best.pattern.turns());
    EXPECT_NEAR(state.best.figures.efficiency, wanted.efficiency, 2e-6);
    EXPECT_NEAR(*state.best.figures.uniformity, *wanted.uniformity, 2e-5);
    EXPECT_EQ(state.history.at(static_cast<std::size_t>(state.best.iteration)), state.best.figures);
}

/// Efficiency and uniformity, each the mean over some seeds.
Figures meanFigures(SpotDesign design) {
    constexpr int seeds = 6;
    Figures mean{.uniformity = 0};
    for (design.start.seed = 1; design.start.seed <= seeds; ++design.start.seed) {
        const Figures figures = designed(design).state.best.figures;
        mean.efficiency += figures.efficiency / seeds;
        *mean.uniformity += *figures.uniformity / seeds;
    }
    return mean;
}

TEST_P(TolerantRounds, areAsGoodAsExactOnes) {
    const SpotDesign design = crowded(GetParam());
    const Figures tolerant = meanFigures(design);
    const Figures exact = meanFigures(exactly(design));
    EXPECT_NE(tolerant, exact);
    EXPECT_GT(tolerant.efficiency, exact.efficiency - 5e-3);
    EXPECT_GT(*tolerant.uniformity, *exact.uniformity - 0.03);
}

TEST_P(TolerantRounds, giveTheSameBitsAgainWithAnyNumberOfThreads) {
    const SpotDesign design = crowded(GetParam());
    const SolverState once = designed(design).state;
    EXPECT_EQ(designed(design).state, once);
    JobControl control;
    const ComputeDevice one = ComputeDevice::open("cpu", 1);
    EXPECT_EQ(designSpots(design, one, control).value->state, once);
}

TEST_P(TolerantRounds, resumedGiveTheBitsOfOneRun) {
    const SpotDesign design = crowded(GetParam());
    const auto [middle, whole] = designedThrough(design, 3);
    ASSERT_TRUE(middle);
    EXPECT_EQ(designed(design, {middle, {}}).state, whole);
}

TEST_P(TolerantRounds, thatGoOnFromAnEndGiveTheBitsOfOneRun) {
    SpotDesign design = crowded(GetParam());
    const SolverState whole = designed(design).state;
    design.stop.iterations = 3;
    const SolverResult half = designed(design);
    ASSERT_TRUE(half.unjudged);
    EXPECT_NE(half.goOnFrom(), half.state);
    design.stop.iterations = 6;
    EXPECT_EQ(designed(design, {half.goOnFrom(), {}}).state, whole);
}

TEST_P(TolerantRounds, canLeaveTheirFiguresWithinTheTolerance) {
    const SpotDesign design = crowded(GetParam());
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

INSTANTIATE_TEST_SUITE_P(Geometries, TolerantRounds,
                         testing::Values(SpotGeometry::FreeFresnel, SpotGeometry::FreeExact,
                                         SpotGeometry::Lens),
                         nameOf);

TEST(TolerantRound, isCancelledWithTheBestSoFar) {
    JobControl control;
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            if (state.iteration == 2)
                                control.cancel();
                        }};
    const auto outcome = designSpots(crowded(SpotGeometry::FreeFresnel), cpu(), control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->state.iteration, 2);
}

TEST(TolerantRound, cancelledWhileItIsJudgedKeepsItsPattern) {
    SpotDesign design = crowded(SpotGeometry::FreeFresnel);
    JobControl control;
    const SolverRun run{std::nullopt, [&](const SolverState& state) {
                            if (state.iteration == design.stop.iterations)
                                control.cancel();
                        }};
    const auto outcome = designSpots(design, cpu(), control, run);
    ASSERT_TRUE(outcome.finished());
    EXPECT_EQ(outcome.value->end, SolverEnd::Stopped);
    EXPECT_EQ(outcome.value->state.iteration, design.stop.iterations);
}

TEST(TolerantRound, isExactOfAlgorithmsThatCompareLevels) {
    SpotDesign design = crowded(SpotGeometry::Lens);
    design.setup.plate.size = {64, 64};
    design.levels = 2;
    design.solver.key = "direct-search";
    design.stop.iterations = 1;
    EXPECT_EQ(designed(design).state, designed(exactly(design)).state);
}

TEST(Tolerance, isChecked) {
    SpotDesign design = crowded(SpotGeometry::Lens);
    for (const double bad : {-1e-3, 0.2, std::nan("")}) {
        design.tolerance = bad;
        EXPECT_FALSE(planSpots(design).runnable()) << bad;
    }
}

TEST(Tolerance, shortensTheTimeThatIsPlanned) {
    const SpotDesign design = crowded(SpotGeometry::FreeExact);
    EXPECT_LT(planSpots(design).seconds, planSpots(exactly(design)).seconds);
}

TEST(UsualTolerance, isOneInTenThousandWhereWavesDoNotSeparate) {
    SpotDesign design;
    for (const auto geometry : {SpotGeometry::Lens, SpotGeometry::FreeFresnel}) {
        setGeometry(design, geometry);
        EXPECT_EQ(toleranceOf(design), 0);
    }
    setGeometry(design, SpotGeometry::FreeExact);
    EXPECT_EQ(toleranceOf(design), 1e-4);
    design.tolerance = 0;
    EXPECT_EQ(toleranceOf(design), 0);
    design.tolerance.reset();
    design.solver.key = "direct-search";
    EXPECT_EQ(toleranceOf(design), 0);
}

TEST(UsualTolerance, givesTheFiguresOfExactSums) {
    SpotDesign design = scatteredSpots(SpotGeometry::FreeExact, 40);
    design.setup.plate.size = {256, 256};
    design.stop.iterations = 20;
    const Figures exact = designed(design).state.best.figures;
    design.tolerance.reset();
    const Figures usual = designed(design).state.best.figures;
    EXPECT_NEAR(usual.efficiency, exact.efficiency, 5e-3);
    EXPECT_NEAR(*usual.uniformity, *exact.uniformity, 1e-2);
}

Design exactSpace() {
    return withParameterText(Design{}, "spots.geometry", "free-exact");
}
double numberOf(const Design& design) {
    return std::get<double>(designParameter(design, "algorithm.tolerance").get(design));
}

TEST(UsualTolerance, followsTheGeometryUntilANumberIsGiven) {
    Design design = exactSpace();
    EXPECT_EQ(numberOf(design), 1e-4);
    EXPECT_EQ(numberOf(withParameterText(design, "spots.geometry", "lens")), 0);
    design = withParameterText(design, "algorithm.tolerance", "0.001");
    EXPECT_EQ(numberOf(withParameterText(design, "spots.geometry", "lens")), 1e-3);
}

/// A project says 0 where sums are as exact as single precision.
TEST(UsualTolerance, leavesAZeroOfAProjectAsItIs) {
    const Design design = withParameterText(exactSpace(), "algorithm.tolerance", "0");
    EXPECT_EQ(numberOf(design), 0);
    EXPECT_EQ(toleranceOf(spotDesignOf(design)), 0);
}

} // namespace
} // namespace fringe::test
