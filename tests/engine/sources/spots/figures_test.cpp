// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/target_plane.h"
#include "engine/sources/spots/wanted_spots.h"
#include "sample_designs.h"

#include <gtest/gtest.h>

#include <numbers>

namespace fringe::test {
namespace {

using Fields = std::vector<std::complex<double>>;

TEST(Figures, ofTwoUnequalSpots) {
    const Figures figures = spotFigures(Fields{{0.6, 0}, {0, -0.8}}, std::vector<double>{0.5, 0.5});
    EXPECT_DOUBLE_EQ(figures.efficiency, 1);
    EXPECT_NEAR(figures.uniformity.value(), 1 - 0.56 / 2, 1e-15);
    EXPECT_NEAR(figures.sigma, 28, 1e-12);
    EXPECT_NEAR(figures.error, std::sqrt(1 / 0.98 - 1), 1e-12);
}

TEST(Figures, areRelativeToTheTarget) {
    const Figures figures = spotFigures(Fields{{0.3, 0}, {0.6, 0}}, std::vector<double>{0.2, 0.8});
    EXPECT_NEAR(figures.efficiency, 0.45, 1e-15);
    EXPECT_NEAR(figures.uniformity.value(), 1, 1e-15);
    EXPECT_NEAR(figures.sigma, 0, 1e-6);
    EXPECT_NEAR(figures.error, 0, 1e-7);
}

TEST(Figures, countLightAtDarkSpotsAsErrorOnly) {
    const Figures figures =
        spotFigures(Fields{{0.6, 0}, {0.6, 0}, {0.3, 0}}, std::vector<double>{0.5, 0.5, 0});
    EXPECT_NEAR(figures.efficiency, 0.72, 1e-15);
    EXPECT_DOUBLE_EQ(figures.uniformity.value(), 1);
    EXPECT_DOUBLE_EQ(figures.sigma, 0);
    EXPECT_NEAR(figures.error, std::sqrt(0.81 / 0.72 - 1), 1e-12);
}

TEST(Figures, withoutLightAreTheWorst) {
    const Figures figures = spotFigures(Fields(3), std::vector<double>(3, 1.0 / 3));
    EXPECT_EQ(figures.efficiency, 0);
    EXPECT_EQ(figures.uniformity, 0);
    EXPECT_EQ(figures.error, 1);
}

TEST(Figures, uniformityDecidesBeforeEfficiency) {
    const Figures even{.efficiency = 0.8, .uniformity = 0.99};
    const Figures bright{.efficiency = 0.9, .uniformity = 0.98};
    const Figures both{.efficiency = 0.9, .uniformity = 0.99};
    EXPECT_TRUE(isBetter(even, bright));
    EXPECT_FALSE(isBetter(bright, even));
    EXPECT_TRUE(isBetter(both, even));
    EXPECT_FALSE(isBetter(even, even));
}

TEST(CombinedFigures, areMeansAndTheLowestUniformity) {
    const Figures spots{.efficiency = 0.8, .error = 0.3, .sigma = 10, .uniformity = 0.9};
    const Figures others{.efficiency = 0.6, .error = 0.4, .sigma = 20, .uniformity = 0.7};
    const Figures both = combined(std::vector{spots, others});
    EXPECT_NEAR(both.efficiency, 0.7, 1e-15);
    EXPECT_NEAR(both.error, std::sqrt(0.125), 1e-15);
    EXPECT_NEAR(both.sigma, 15, 1e-15);
    EXPECT_EQ(both.uniformity, 0.7);
    const Figures picture{.efficiency = 0.6, .error = 0.2, .psnr = 20};
    const Figures mixed = combined(std::vector{spots, picture});
    EXPECT_EQ(mixed.uniformity, 0.9);
    EXPECT_NEAR(mixed.psnr.value(), 20, 1e-12);
}

TEST(CombinedFigures, ofSpotsAndAPictureAreJudgedByTheError) {
    const Figures even{.error = 0.3, .uniformity = 0.99, .psnr = 20};
    const Figures like{.error = 0.2, .uniformity = 0.9, .psnr = 20};
    EXPECT_TRUE(isBetter(like, even));
}

/// Phase error of light that spots get of a pattern.
std::optional<double> phaseErrorOf(const Samples& light, const SpotList& spots) {
    const Design design = spotsDesign(spots);
    JobControl control;
    return wantedOf(design, cpu().kernels(), control).front()->figures(light).phaseError;
}

Complex sampleOf(float amplitude, float phase) {
    return std::polar(amplitude, phase);
}

/// Turned by 1 rad together, and by ±0.1 rad against each other.
TEST(PhaseError, isWithoutWhatTheSpotsHaveInCommon) {
    const SpotList spots{
        {0, 0, 0, 1, 0.5}, {1e-3, 0, 0, 2, -2.5}, {2e-3, 0, 0, 1, {}}, {3e-3, 0, 0, 0, 1}};
    const Samples light{sampleOf(0.1F, 1.6F), sampleOf(0.7F, -1.6F), 1, 1};
    const std::vector<double> errors = phaseErrors(light, constraintOf(spots));
    ASSERT_EQ(errors.size(), 4U);
    EXPECT_NEAR(errors[0], 0.1, 1e-6);
    EXPECT_NEAR(errors[1], -0.1, 1e-6);
    EXPECT_EQ(errors[2], 0);
    EXPECT_EQ(errors[3], 0);
    EXPECT_NEAR(phaseErrorOf(light, spots).value(), 0.1, 1e-6);
}

TEST(PhaseError, isNoneWithoutPhasesAndTheWorstWithoutLight) {
    const SpotList free{{0, 0, 0, 1, {}}, {1e-3, 0, 0, 1, {}}};
    const SpotList given{{0, 0, 0, 1, 0.0}, {1e-3, 0, 0, 1, 0.0}};
    const SpotList ofDark{{0, 0, 0, 1, {}}, {1e-3, 0, 0, 0, 1.0}};
    EXPECT_FALSE(phaseErrorOf(Samples(2), free));
    EXPECT_NEAR(phaseErrorOf(Samples(2), given).value(), std::numbers::pi, 1e-12);
    EXPECT_FALSE(phaseErrorOf(Samples(2), ofDark));
}

} // namespace
} // namespace fringe::test
