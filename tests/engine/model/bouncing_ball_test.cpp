// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/examples/bouncing_ball.h"

#include "engine/examples/examples.h"
#include "engine/model/placement.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

Place ballOf(const Design& design) {
    return asPlacement(design.sources.at(0)).centre;
}

void expectNear(const Place& a, const Place& b, double most) {
    for (std::size_t axis = 0; axis < 3; ++axis)
        EXPECT_NEAR(a[axis], b[axis], most) << axis;
}

TEST(BouncingBall, StaysInItsBoxAndReachesFloorAndWalls) {
    constexpr double all = std::numeric_limits<double>::infinity();
    Place low{all, all, all}, high{-all, -all, -all};
    for (int step = 0; step < 12000; ++step) {
        const Place at = bouncingBallAt(step * 1e-3);
        for (std::size_t axis = 0; axis < 3; ++axis) {
            low[axis] = std::min(low[axis], at[axis]);
            high[axis] = std::max(high[axis], at[axis]);
        }
    }
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double room = openBoxHalf[axis] - bouncingBallRadius;
        EXPECT_NEAR(low[axis], -room, 1e-12);
        if (axis == 1)
            EXPECT_LT(high[axis], room - 0.05); // below the ceiling
        else
            EXPECT_NEAR(high[axis], room, 1e-12);
    }
}

TEST(BouncingBall, FallsAsStonesDoAndComesAgain) {
    for (double time = -30; time < 30; time += 0.37) {
        expectNear(bouncingBallAt(time), bouncingBallAt(time + bouncingPeriod), 1e-12);
        // Between two bounces, at 0.6 s and 1.2 s later, the height has one second derivative.
        const double since = std::fmod(time + 30.6, 1.2), step = 0.01;
        if (since < 2 * step || since > 1.2 - 2 * step)
            continue;
        const auto height = [](double at) { return bouncingBallAt(at)[1]; };
        const double bend = height(time - step) - 2 * height(time) + height(time + step);
        EXPECT_NEAR(bend / (step * step), -8 * 1.1 / (1.2 * 1.2), 1e-8) << time;
    }
}

TEST(BouncingBall, MeshesAreSound) {
    const Mesh::Faults ball = faultsOf(bouncingBall()), box = faultsOf(openBox());
    EXPECT_EQ(ball, Mesh::Faults{});
    EXPECT_EQ(box.turnedEdges, 0U);
    EXPECT_EQ(box.openEdges, 4U); // those of the open side
    expectNear(bouncingBall().bounds()->high, {0.4, 0.4, 0.4}, 1e-12);
    expectNear(openBox().bounds()->low, {-4.0 / 3, -1, -1}, 1e-12);
}

TEST(BouncingBall, GoesWhereItsBoxIsPlaced) {
    Design design = exampleDesign("ball");
    expectNear(ballOf(design), {0, 1e-3, 0.2}, 1e-12);
    const auto moved = withBallAt(design, 1.3);
    ASSERT_TRUE(moved);
    const Place at = bouncingBallAt(1.3);
    expectNear(ballOf(*moved), {2e-3 * at[0], 2e-3 * at[1], 0.2 + 2e-3 * at[2]}, 1e-12);
    Placement place = asPlacement(design.sources.at(1));
    place.centre = {1e-3, 2e-3, 0.15};
    place.scale = 1e-3;
    place.turns[2] = 90.0_deg;
    store(design.sources.at(1), place);
    expectNear(ballOf(*withBallAt(design, 1.3)),
               {1e-3 - 1e-3 * at[1], 2e-3 + 1e-3 * at[0], 0.15 + 1e-3 * at[2]}, 1e-12);
}

TEST(BouncingBall, RestsWhereItIsNotSeenInABox) {
    for (const std::size_t hidden : {0, 1, 2}) {
        Design design = exampleDesign("ball");
        design.sources.at(hidden).visible = false;
        EXPECT_FALSE(withBallAt(design, 1)) << hidden;
    }
    EXPECT_FALSE(withBallAt(exampleDesign("camera"), 1));
}

} // namespace
} // namespace fringe
