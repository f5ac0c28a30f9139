// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/solvers/phase_pattern.h"
#include "sample_designs.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace fringe::test {
namespace {

/// Distance on the circle.
double turnsApart(double a, double b) {
    return std::abs(std::remainder(a - b, 1.0));
}

std::vector<Complex> randomSamples(std::size_t count) {
    std::mt19937 random(5);
    const auto uniform = [&] { return static_cast<float>(random() >> 8) * 0x1p-23F - 1; };
    std::vector<Complex> samples(count);
    for (Complex& sample : samples)
        sample = {uniform(), uniform()};
    return samples;
}

double turnsOf(Complex sample) {
    return std::atan2(static_cast<double>(sample.imag()), static_cast<double>(sample.real()))
           / (2 * std::numbers::pi);
}

TEST(NearestPattern, isTheArgument) {
    const std::vector<Complex> samples = randomSamples(40'001);
    const PhasePattern pattern = nearestPattern(samples, 0);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        ASSERT_GE(pattern[i], 0);
        ASSERT_LT(pattern[i], 1);
        ASSERT_LT(turnsApart(pattern[i], turnsOf(samples[i])), 2e-7) << samples[i];
    }
}

TEST(NearestPattern, isRightOnTheAxes) {
    const std::vector<Complex> samples{{2, 0}, {0, 3}, {-1, 0}, {0, -1}, {1, 1}, {0, 0}};
    const PhasePattern pattern = nearestPattern(samples, 0);
    const std::vector<float> wanted{0, 0.25F, 0.5F, 0.75F, 0.125F, 0};
    for (std::size_t i = 0; i < wanted.size(); ++i)
        EXPECT_LT(turnsApart(pattern[i], wanted[i]), 1e-7) << samples[i];
}

class OnLevels : public testing::TestWithParam<int> {};

TEST_P(OnLevels, theNearestIsTaken) {
    const int levels = GetParam();
    const std::vector<Complex> samples = randomSamples(5'003);
    const PhasePattern pattern = nearestPattern(samples, levels);
    for (std::size_t i = 0; i < samples.size(); ++i) {
        const float level = pattern[i] * static_cast<float>(levels);
        ASSERT_EQ(std::round(level) / static_cast<float>(levels), pattern[i]);
        ASSERT_LT(level, levels);
        ASSERT_LE(turnsApart(pattern[i], turnsOf(samples[i])), 0.5 / levels + 2e-7);
    }
    EXPECT_EQ(onLevels(pattern, levels), pattern);
}

INSTANTIATE_TEST_SUITE_P(Numbers, OnLevels, testing::Values(2, 3, 16, 256, 65536));

TEST(PatternField, hasAPhasorForEachLevelOfManyPixels) {
    constexpr int levels = 1000, pixels = 777;
    PhasePattern pattern;
    std::vector<float> amplitude;
    for (int i = 0; i < pixels; ++i) {
        pattern.push_back(static_cast<float>(i * 7 % levels) / levels);
        amplitude.push_back(0.1F + static_cast<float>(i % 13));
    }
    std::vector<Complex> field(pattern.size());
    patternField(pattern, amplitude, levels, field);
    for (std::size_t i = 0; i < field.size(); ++i)
        ASSERT_LT(std::abs(field[i]
                           - amplitude[i]
                                 * Complex(std::polar(1.0, 2 * std::numbers::pi
                                                               * static_cast<double>(pattern[i])))),
                  1e-6F * amplitude[i]);
}

TEST(PatternField, isTheBeamTimesThePhasor) {
    const PhasePattern pattern{0, 0.25F, 0.5F, 0.75F};
    const std::vector<float> amplitude{1, 2, 0.5F, 0};
    for (const int levels : {0, 4, 256}) {
        std::vector<Complex> field(pattern.size());
        patternField(pattern, amplitude, levels, field);
        const std::vector<Complex> wanted{{1, 0}, {0, 2}, {-0.5F, 0}, {0, 0}};
        for (std::size_t i = 0; i < wanted.size(); ++i)
            EXPECT_LT(std::abs(field[i] - wanted[i]), 1e-6F);
    }
}

/// A pattern shows the same light whether the host or the device made its field.
TEST(PatternField, hasTheBitsOfWhatTheDeviceShows) {
    constexpr Shape shape{37, 41};
    Device& device = cpu().kernels();
    const std::vector<Complex> waves = randomSamples(37 * 41);
    std::vector<float> amplitude;
    for (std::size_t i = 0; i < waves.size(); ++i)
        amplitude.push_back(0.1F + static_cast<float>(i % 13));
    const auto light = device.allocate(shape), beam = device.allocate(shape);
    device.upload(*beam, std::vector<Complex>(amplitude.begin(), amplitude.end()));
    for (const std::int64_t levels : {0, 2, 3, 7, 10, 256, 1000, 65535, 65536}) {
        PhasePattern pattern(waves.size());
        std::vector<Complex> shown(waves.size()), field(waves.size());
        device.upload(*light, waves);
        device.quantise(*light, light.get(), beam.get(), {levels, pattern});
        device.download(*light, shown);
        patternField(pattern, amplitude, levels, field);
        EXPECT_EQ(field, shown) << levels;
    }
}

TEST(BeamAmplitude, ofAGaussianFallsToOneEthAtTheWaist) {
    const std::vector<float> amplitude = beamAmplitude({.beam = {Beam::Kind::Gaussian, 0.4_mm, {}},
                                                        .aperture = {},
                                                        .plate = {{64, 128}, 10.0_um, 20.0_um},
                                                        .lens = {}});
    EXPECT_EQ(amplitude[32 * 128 + 64], 1);
    EXPECT_NEAR(amplitude[32 * 128 + 64 + 40], std::exp(-1.0), 1e-6);
    EXPECT_NEAR(amplitude[(32 - 20) * 128 + 64], std::exp(-1.0), 1e-6);
}

TEST(BeamAmplitude, ofAnEllipseIsAboutItsCentre) {
    Beam beam{Beam::Kind::Gaussian, 0.2_mm, {}};
    beam.waistY = 0.4_mm;
    beam.x = 0.1_mm;
    beam.y = -0.2_mm;
    const PlaneGrid plate{{64, 128}, 10e-6, 20e-6};
    const std::vector<float> amplitude = lightOn(plate, beam, {});
    const auto at = [&](int right, int up) {
        return amplitude[static_cast<std::size_t>((32 - up) * 128 + 64 + right)];
    };
    EXPECT_EQ(at(10, -10), 1);
    EXPECT_NEAR(at(10 + 20, -10), std::exp(-1.0), 1e-6);
    EXPECT_NEAR(at(10, -10 + 20), std::exp(-1.0), 1e-6);
    EXPECT_NEAR(at(10 - 20, -10 - 20), std::exp(-2.0), 1e-6);
}

Beam picturedBeam(Shape shape, std::vector<float> values) {
    return {Beam::Kind::Picture, {}, pictureAsset("b", shape, std::move(values))};
}

TEST(BeamAmplitude, ofAPictureIsThatOfItsPixelsOrOfThePlates) {
    const PlaneGrid plate{{2, 4}, 1e-5, 1e-5};
    EXPECT_EQ(lightOn(plate, picturedBeam({2, 4}, {1, 2, 3, 4, 5, 6, 7, 8}), {}),
              (std::vector<float>{1, 2, 3, 4, 5, 6, 7, 8}));
    EXPECT_EQ(lightOn(plate, picturedBeam({4, 8}, {1, 3, 0, 0, 0, 0, 2, 2, 1, 3, 0, 0, 0, 0, 2, 2,
                                                   4, 4, 0, 8, 0, 0, 0, 0, 4, 4, 0, 8, 0, 0, 0, 0}),
                      {}),
              (std::vector<float>{2, 0, 0, 2, 4, 4, 0, 0}));
    EXPECT_EQ(lightOn(plate, picturedBeam({1, 2}, {0, 4}), {}),
              (std::vector<float>{0, 1, 3, 4, 0, 1, 3, 4}));
    const std::vector<float> finer =
        lightOn(plate, picturedBeam({2, 6}, std::vector<float>(12, 3)), {});
    for (const float value : finer)
        EXPECT_FLOAT_EQ(value, 3);
}

TEST(BeamAmplitude, ofIntensitiesIsTheirRoot) {
    Beam beam = picturedBeam({2, 2}, {4, 9, 16, 0});
    beam.values = Beam::Values::Intensity;
    EXPECT_EQ(lightOn({{2, 2}, 1e-5, 1e-5}, beam, {}), (std::vector<float>{2, 3, 4, 0}));
    EXPECT_FLOAT_EQ(lightOn({{1, 1}, 1e-5, 1e-5}, beam, {}).front(), std::sqrt(29.0F / 4));
}

TEST(BeamAmplitude, onATileIsThatOnThePlate) {
    std::vector<float> values(35);
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = static_cast<float>((i * 7) % 11);
    for (const Shape plate : {Shape{13, 17}, Shape{4, 3}, Shape{5, 7}}) {
        const Beam beam = picturedBeam({5, 7}, values);
        const std::vector<float> whole = lightOn({plate, 1e-5, 1e-5}, beam, {});
        const PlaneGrid tile{{2, 2}, 1e-5, 1e-5, 1, 1, plate};
        const std::vector<float> part = lightOn(tile, beam, {});
        for (std::size_t i = 0; i < 4; ++i)
            EXPECT_EQ(part[i],
                      whole[(1 + i / 2) * static_cast<std::size_t>(plate.cols) + 1 + i % 2]);
        EXPECT_EQ(onPlate(pictureOf(beam.picture), plate).intensity, whole);
    }
}

} // namespace
} // namespace fringe::test
