// SPDX-License-Identifier: GPL-3.0-or-later
// Patterns that come to few levels by and by, judged by plain sums from the levels alone.
#include "engine/io/checkpoint.h"
#include "engine/run/key.h"
#include "engine/solvers/gradual_levels.h"
#include "plain_far_field.h"
#include "tests/engine/sources/spots/sample_designs.h"
#include "tests/support/scratch_folder.h"

#include <array>
#include <random>
#include <string>
#include <vector>

namespace fringe::test {
namespace {

struct Goal {
    std::string solver;
    int levels;
    Start::Kind start;
    double light; ///< pinned; 0: none
    Judged least;
};

class GradualLevelsGoal : public testing::TestWithParam<Goal> {
  protected:
    /// Two levels make a twin, for which there is room only beside the axis.
    static TargetPlane target(int levels) {
        return levels > 4 ? sceneOn(shape, 32, 32, {64, 64}, 3)
                          : sceneOn(shape, 8, 40, {48, 48}, 3);
    }

    static Design design(const Goal& goal) {
        Design design = designFor("image");
        design.setup.plate = {shape, 8.0_um, 8.0_um};
        design.setup.lens.on = true;
        setImages(design, {imageOf(target(goal.levels), design.setup)});
        design.solver = {goal.solver, {{"pinned_efficiency", goal.light}}};
        design.start.kind = goal.start;
        design.stop.iterations = 300;
        setLevels(design, goal.levels);
        return design;
    }

    static constexpr Shape shape{128, 128};
};

TEST_P(GradualLevelsGoal, isReachedByTheLevelsAlone) {
    const Goal goal = GetParam();
    const SolverState state = designed(design(goal)).state;
    const std::vector<int> levels = numbersOf(state.best.pattern.turns(), goal.levels);
    const Judged own = judged(farField(levels, goal.levels, shape, 1), target(goal.levels));
    EXPECT_NEAR(own.psnr, *state.best.figures.psnr, 0.01);
    EXPECT_NEAR(own.efficiency, state.best.figures.efficiency, 1e-4);
    EXPECT_GE(own.psnr, goal.least.psnr);
    EXPECT_GE(own.efficiency, goal.least.efficiency);
}

constexpr auto smooth = Start::Kind::Smooth, random = Start::Kind::Random;

// Measured here 0.7 dB and 0.02 of the light above, or more.
INSTANTIATE_TEST_SUITE_P(
    Table, GradualLevelsGoal,
    testing::Values(
        Goal{"gs", 16, smooth, 0.9, {0.87, 36.6}}, Goal{"gs", 16, random, 0.9, {0.87, 36.5}},
        Goal{"sgd", 16, smooth, 0.9, {0.85, 36}}, Goal{"mraf", 16, smooth, 0, {0.47, 34.2}},
        Goal{"wgs-kim", 16, smooth, 0, {0.86, 36.8}}, Goal{"gs", 8, smooth, 0.9, {0.845, 30.4}},
        Goal{"sgd", 8, random, 0.9, {0.8, 29.8}}, Goal{"gs", 4, random, 0, {0.66, 29.0}},
        Goal{"sgd", 4, smooth, 0, {0.55, 28.5}}, Goal{"gs", 2, random, 0, {0.34, 23.1}},
        Goal{"sgd", 2, random, 0, {0.3, 22.6}}),
    [](const auto& tested) {
        std::string name = tested.param.solver + std::to_string(tested.param.levels)
                           + (tested.param.start == smooth ? "smooth" : "random");
        std::erase(name, '-');
        return name;
    });

/// A run in which each part of the way to the levels has several iterations.
Design brief(const std::string& solver, int levels) {
    Design design = patchDesign(behindLens, {0.0_mm});
    design.solver.key = solver;
    design.stop.iterations = 24;
    setLevels(design, levels);
    return design;
}

std::vector<std::string> gradualSolvers() {
    std::vector<std::string> keys;
    for (const Solver* solver : allSolvers())
        if (solver->becomesGradual)
            keys.push_back(solver->info.key);
    return keys;
}

TEST(GradualLevels, goOnFromACheckpointOfEachPart) {
    const ScratchFolder folder;
    ASSERT_EQ(gradualSolvers().size(), 6U);
    for (const std::string& solver : gradualSolvers())
        for (const int levels : {16, 3})
            for (const std::int64_t iteration : {2, 9, 20}) {
                SCOPED_TRACE(solver + ", " + std::to_string(levels) + " levels, iteration "
                             + std::to_string(iteration));
                const Design design = brief(solver, levels);
                const StateKey key = stateKey(design);
                const auto [middle, whole] = designedThrough(design, iteration);
                ASSERT_TRUE(middle);
                writeCheckpoint(folder / "state", key, *middle);
                const SolverState rest = readCheckpoint(folder / "state", key);
                EXPECT_EQ(rest, *middle);
                EXPECT_EQ(designed(design, {rest, {}}).state, whole);
            }
}

/// More iterations than were planned at first change levels further.
TEST(GradualLevels, goOnBeyondTheirEnd) {
    Design design = brief("gs", 8);
    const SolverState planned = designed(design).state;
    design.stop.iterations = 60;
    const SolverState more = designed(design, {planned, {}}).state;
    EXPECT_EQ(more.levels.iterations, 24);
    EXPECT_LT(more.best.figures.error, planned.best.figures.error);
}

TEST(GradualLevels, areLeftByARunThatIsStoppedOnTheWay) {
    for (const int levels : {16, 4}) {
        const auto [middle, whole] = designedThrough(brief("mraf", levels), 9);
        ASSERT_TRUE(middle);
        numbersOf(middle->pattern.turns(), levels);
        numbersOf(middle->best.pattern.turns(), levels);
    }
}

TEST(GradualLevels, areNotTheWayOfManyLevelsOfGivenPhasesOrOfOtherSolvers) {
    EXPECT_TRUE(isGradual(brief("gs", 64), 64));
    EXPECT_FALSE(isGradual(brief("gs", 65), 65));
    EXPECT_FALSE(isGradual(brief("gs", 2), anyPhase));
    EXPECT_FALSE(isGradual(brief("ora", 2), 2));
    EXPECT_EQ(designed(brief("gs", 256)).state.levels, LevelsMemory{});
    Design spots = scatteredSpots(SpotGeometry::Lens, 7);
    setLevels(spots, 4);
    spots.solver.key = "wgs";
    EXPECT_EQ(designed(spots).state.levels.iterations, spots.stop.iterations);
    changeList(spots, [](SpotList& list) { list.front().phase = 0.5; });
    EXPECT_EQ(designed(spots).state.levels.iterations, 0);
}

TEST(GradualLevels, takeTheLightThatIsAskedFor) {
    for (const double light : {0.3, 0.6, 0.85}) {
        Design design = brief("sgd", 16);
        design.stop.iterations = 90;
        design.solver.values["pinned_efficiency"] = light;
        EXPECT_NEAR(designed(design).state.best.figures.efficiency, light, 0.06);
    }
}

/// A grid of spots that a solver leaves uneven on two levels becomes even, and hardly darker.
TEST(GradualLevels, evenOutSpots) {
    SpotList grid;
    for (int row = 0; row < 10; ++row)
        for (int col = 0; col < 10; ++col)
            grid.push_back({(col - 3.2) * 0.3e-3, (row - 3.6) * 0.3e-3, 0, 1, {}});
    Design design = spotsDesign(std::move(grid));
    design.setup.plate.size = {160, 176};
    design.solver.key = "wgs";
    design.stop.iterations = 90;
    setLevels(design, 2);
    const SolverState state = designed(design).state;
    double solved = 0; // while the solver was at it
    for (std::size_t i = 0; i <= 60; ++i)
        solved = std::max(solved, state.history[i].uniformity.value_or(0));
    EXPECT_GT(*state.best.figures.uniformity, solved + 0.02);
    EXPECT_GT(state.best.figures.efficiency, 0.97 * state.history[60].efficiency);
}

TEST(GradualLevels, areThoseThatFiguresAreOf) {
    std::mt19937 generator(5);
    const auto below = [&](unsigned count) { return static_cast<int>(generator() % count); };
    for (int trial = 0; trial < 12; ++trial) {
        const Shape plate{30 + below(30), 31 + below(30)};
        const int levels = std::array{2, 3, 4, 5, 7, 16, 33, 64}.at(below(8));
        const TargetPlane target =
            sceneOn(plate, 4 + below(8), 4 + below(9), {8 + below(7), 7 + below(9)}, below(4));
        Design design = brief(gradualSolvers().at(below(6)), levels);
        SCOPED_TRACE(testing::Message() << design.solver.key << ", " << levels << " levels, "
                                        << plate.rows << " x " << plate.cols);
        design.setup.plate = {plate, 8.0_um, 9.5_um};
        setImages(design, {imageOf(target, design.setup)});
        const SolverState state = designed(design).state;
        const auto numbers = numbersOf(state.best.pattern.turns(), levels);
        const Judged own = judged(farField(numbers, levels, plate, 1), target);
        EXPECT_NEAR(own.psnr, *state.best.figures.psnr, 0.01);
        EXPECT_NEAR(own.efficiency, state.best.figures.efficiency, 1e-4);
        EXPECT_LT(state.best.figures.error, state.history.front().error);
    }
}

} // namespace
} // namespace fringe::test
