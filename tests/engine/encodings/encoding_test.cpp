// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/encodings/encoding.h"

#include "engine/model/error.h"
#include "engine/optics/metrics.h"
#include "tests/engine/optics/fields.h"
#include "tests/support/samples.h"

#include <gtest/gtest.h>

#include <limits>
#include <numbers>

namespace fringe {
namespace {

using test::samplesOf;

Hologram hologramOf(Field field) {
    return {{std::move(field)}, {8_um, 8_um, {532_nm}}, "", ""};
}

Field phases(std::vector<double> turns) {
    std::vector<Complex> samples;
    for (const double turn : turns)
        samples.emplace_back(std::polar(2.0, 2 * std::numbers::pi * turn));
    return {{1, static_cast<std::int64_t>(turns.size())}, std::move(samples)};
}

TEST(PhaseEncoding, RoundsToTheNearestLevelAndWraps) {
    const Choice eight{"phase", {{"levels", 8}}};
    const LevelPattern pattern =
        encode(hologramOf(phases({0, 0.125, 0.18, 0.25, 0.5, 0.75, 0.93, 0.94, 0.99})), eight);
    EXPECT_EQ(samplesOf(pattern.planes[0]),
              (std::vector<std::uint16_t>{0, 1, 1, 2, 4, 6, 7, 0, 0}));
    EXPECT_EQ(pattern.encoding, "phase");
}

TEST(PhaseEncoding, LevelsGoBackToTheNearestPhase) {
    for (const std::int64_t levels : {2, 16, 256, 65536}) {
        const Field field = test::randomField({17, 23}, 9);
        const Hologram shown =
            fieldOfPattern(encode(hologramOf(field), {"phase", {{"levels", levels}}}));
        for (std::size_t i = 0; i < field.size(); ++i) {
            const Complex ratio = shown.planes[0].samples()[i] / field.samples()[i];
            EXPECT_LE(std::abs(std::arg(ratio)),
                      std::numbers::pi / static_cast<double>(levels) + 1e-5);
        }
    }
}

TEST(AmplitudeEncoding, FillsTheRange) {
    Field field{{1, 3}, {{-1, 5}, {0, 0}, {3, -7}}};
    const LevelPattern pattern = encode(hologramOf(field), {"amplitude", {{"levels", 5}}});
    EXPECT_EQ(samplesOf(pattern.planes[0]), (std::vector<std::uint16_t>{0, 1, 4}));
}

TEST(AmplitudeEncoding, AConstantFieldIsDark) {
    Field field{{2, 2}, std::vector<Complex>(4, {3, 1})};
    EXPECT_EQ(samplesOf(encode(hologramOf(field), {"amplitude"}).planes[0]),
              std::vector<std::uint16_t>(4, 0));
}

/// A plane wave against the tilted reference gives fringes of period λ/sin θ.
TEST(OffAxisEncoding, MakesTheFringesOfTheReferenceWave) {
    Field field{{4, 64}, std::vector<Complex>(256, {1, 0})};
    const double sine = 532e-9 / (8 * 8e-6);
    const Choice encoding{"off-axis",
                          {{"carrier", std::string("angle")},
                           {"off_grid", true},
                           {"limit", std::string("none")},
                           {"angle_x", std::asin(sine)}}};
    const auto levels = samplesOf(encode(hologramOf(field), encoding).planes[0]);
    EXPECT_EQ(levels[32], 255);
    EXPECT_EQ(levels[36], 0);
    for (std::size_t i = 0; i + 8 < 64; ++i)
        EXPECT_NEAR(levels[i], levels[i + 8], 1);
}

/// Fringes of a carrier of a quarter cycle per pixel, by their definition.
TEST(OffAxisEncoding, CutsFringesAtAMultipleOfTheirRootMeanSquare) {
    constexpr Shape shape{6, 40};
    std::vector<Complex> samples;
    std::vector<double> fringes;
    double squares = 0;
    for (std::int64_t i = 0; i < shape.count(); ++i) {
        const double size = i % 7 == 0 ? 5 : 1 + 0.1 * static_cast<double>(i % 5),
                     phase = 0.37 * static_cast<double>(i);
        samples.emplace_back(std::polar(size, phase));
        const auto x = static_cast<double>(i % shape.cols - shape.cols / 2);
        fringes.push_back(size * std::cos(phase + std::numbers::pi / 2 * x));
        squares += fringes.back() * fringes.back();
    }
    const double most = 1.5 * std::sqrt(squares / static_cast<double>(shape.count()));
    const Field field(shape, std::move(samples));
    const auto levels = samplesOf(
        encode(hologramOf(field), {"off-axis", {{"clip", 1.5}, {"limit", std::string("none")}}})
            .planes[0]);
    std::size_t cut = 0;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const double kept = std::clamp(fringes[i], -most, most);
        cut += kept == fringes[i] ? 0 : 1;
        EXPECT_NEAR(levels[i], (kept + most) / (2 * most) * 255, 0.501) << i;
    }
    EXPECT_GT(cut, 10U);
}

TEST(OffAxisEncoding, PositiveYIsUp) {
    const Choice quarter{"off-axis",
                         {{"carrier", std::string("angle")},
                          {"off_grid", true},
                          {"limit", std::string("none")},
                          {"angle_x", 0.0},
                          {"angle_y", std::asin(532e-9 / (8 * 8e-6))}}};
    const Field field({9, 3}, std::vector<Complex>(27, {0, -1}));
    const auto levels = samplesOf(encode(hologramOf(field), quarter).planes[0]);
    EXPECT_EQ(levels[2 * 3], 255); // row 2 lies two pixels above the centre: a quarter period
    EXPECT_EQ(levels[6 * 3], 0);
}

TEST(Encoding, RefusesAFieldThatIsNotFinite) {
    Field field{{1, 2}, {{0, 0}, {std::numeric_limits<float>::quiet_NaN(), 0}}};
    EXPECT_THROW(encode(hologramOf(field), {"phase"}), Error);
}

TEST(Encoding, RefusesAKeyThatThereIsNot) {
    const Hologram field = hologramOf(phases({0.5}));
    EXPECT_THROW(encode(field, {"kinoform"}), Error);
    LevelPattern pattern = encode(field, {"phase"});
    pattern.encoding = "kinoform";
    EXPECT_THROW(fieldOfPattern(pattern), Error);
}

TEST(Encoding, EveryOneSaysHowItIsRead) {
    for (const Encoding* encoding : allEncodings()) {
        LevelPattern pattern = encode(hologramOf(phases({0, 0.3, 0.9})), {encoding->info.key});
        EXPECT_EQ(showsPhases(pattern), encoding->modulation == Modulation::Phase);
        EXPECT_EQ(pattern.count, parameterOf(encoding->info, "levels") ? 256 : 2);
        EXPECT_EQ(fieldOfPattern(pattern).planes.size(), 1U);
        EXPECT_TRUE(!encoding->offersPhases || showsPhases(pattern)) << encoding->info.key;
    }
}

TEST(Intensity, IsTheSquareOfTheModulus) {
    EXPECT_FLOAT_EQ(intensity(hologramOf(phases({0.3}))).planes[0].samples()[0], 4);
}

/// Two neighbours together make the amplitude that neither can.
TEST(DoublePhaseEncoding, NeighboursAddUpToTheField) {
    const Complex sample = std::polar(0.6F, 0.9F);
    std::vector<Complex> samples(8, sample);
    samples[7] = std::polar(1.0F, 0.9F); // the largest amplitude is full
    const Hologram shown = fieldOfPattern(encode(
        hologramOf({{2, 4}, std::move(samples)}),
        {"double-phase",
         {{"levels", 65536}, {"scale", std::string("max")}, {"limit", std::string("none")}}}));
    for (std::size_t i = 0; i + 1 < 4; ++i) {
        const std::span<const Complex> at = shown.planes[0].samples().subspan(i, 2);
        EXPECT_LE(std::abs(0.5F * (at[0] + at[1]) - sample), 1e-3F);
    }
}

TEST(DoublePhaseEncoding, ADarkFieldHasNoLight) {
    const Field field{{2, 2}, std::vector<Complex>(4)};
    EXPECT_EQ(samplesOf(encode(hologramOf(field), {"double-phase"}).planes[0]),
              std::vector<std::uint16_t>(4, 0));
}

} // namespace
} // namespace fringe
