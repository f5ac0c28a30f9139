// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/spots/spot_figures.h"
#include "engine/spots/spot_phases.h"

#include <gtest/gtest.h>

#include <numbers>

namespace fringe::test {
namespace {

using Fields = std::vector<std::complex<double>>;

TEST(SpotFigures, ofTwoUnequalSpots) {
    const SpotFigures figures =
        spotFigures(Fields{{0.6, 0}, {0, -0.8}}, std::vector<double>{0.5, 0.5});
    EXPECT_DOUBLE_EQ(figures.efficiency, 1);
    EXPECT_NEAR(figures.uniformity, 1 - 0.56 / 2, 1e-15);
    EXPECT_NEAR(figures.sigma, 28, 1e-12);
    EXPECT_NEAR(figures.error, std::sqrt(1 / 0.98 - 1), 1e-12);
}

TEST(SpotFigures, areRelativeToTheTarget) {
    const SpotFigures figures =
        spotFigures(Fields{{0.3, 0}, {0.6, 0}}, std::vector<double>{0.2, 0.8});
    EXPECT_NEAR(figures.efficiency, 0.45, 1e-15);
    EXPECT_NEAR(figures.uniformity, 1, 1e-15);
    EXPECT_NEAR(figures.sigma, 0, 1e-6);
    EXPECT_NEAR(figures.error, 0, 1e-7);
}

TEST(SpotFigures, countLightAtDarkSpotsAsErrorOnly) {
    const SpotFigures figures =
        spotFigures(Fields{{0.6, 0}, {0.6, 0}, {0.3, 0}}, std::vector<double>{0.5, 0.5, 0});
    EXPECT_NEAR(figures.efficiency, 0.72, 1e-15);
    EXPECT_DOUBLE_EQ(figures.uniformity, 1);
    EXPECT_DOUBLE_EQ(figures.sigma, 0);
    EXPECT_NEAR(figures.error, std::sqrt(0.81 / 0.72 - 1), 1e-12);
}

TEST(SpotFigures, withoutLightAreTheWorst) {
    const SpotFigures figures = spotFigures(Fields(3), std::vector<double>(3, 1.0 / 3));
    EXPECT_EQ(figures.efficiency, 0);
    EXPECT_EQ(figures.uniformity, 0);
    EXPECT_EQ(figures.error, 1);
}

TEST(SpotFigures, uniformityDecidesBeforeEfficiency) {
    const SpotFigures even{0.8, 0.99}, bright{0.9, 0.98}, both{0.9, 0.99};
    EXPECT_TRUE(isBetter(even, bright));
    EXPECT_FALSE(isBetter(bright, even));
    EXPECT_TRUE(isBetter(both, even));
    EXPECT_FALSE(isBetter(even, even));
}

/// Turned by 1 rad together, and by ±0.1 rad against each other.
TEST(PhaseError, isWithoutWhatTheSpotsHaveInCommon) {
    const SpotList spots{{0, 0, 0, 1, 0.5}, {1, 0, 0, 2, -2.5}, {2, 0, 0, 1, {}}, {3, 0, 0, 0, 1}};
    const Fields fields{std::polar(0.1, 1.6), std::polar(0.7, -1.6), 1, 1};
    const std::vector<double> errors = phaseErrors(fields, spots);
    ASSERT_EQ(errors.size(), 4U);
    EXPECT_NEAR(errors[0], 0.1, 1e-12);
    EXPECT_NEAR(errors[1], -0.1, 1e-12);
    EXPECT_EQ(errors[2], 0);
    EXPECT_EQ(errors[3], 0);
    EXPECT_NEAR(phaseError(fields, spots), 0.1, 1e-12);
}

TEST(PhaseError, isNoneWithoutPhasesAndTheWorstWithoutLight) {
    const SpotList free(2), given{{0, 0, 0, 1, 0.0}, {1, 0, 0, 1, 0.0}};
    EXPECT_FALSE(givesPhases(free));
    EXPECT_EQ(phaseError(Fields(2), free), 0);
    EXPECT_TRUE(givesPhases(given));
    EXPECT_NEAR(phaseError(Fields(2), given), std::numbers::pi, 1e-12);
    EXPECT_FALSE(givesPhases({{0, 0, 0, 0, 1.0}}));
}

} // namespace
} // namespace fringe::test
