// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placed_points.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>
#include <random>

namespace fringe {
namespace {

CloudSource sceneOf(std::vector<Point> points) {
    CloudSource scene;
    scene.cloud = std::make_shared<const PointCloud>(PointCloud{std::move(points), {}});
    return scene;
}

Box boxOf(const CloudSource& scene) {
    return scene.cloud->bounds().value();
}

constexpr Place tenMillimetres{0.01, 0.01, 0.01};

TEST(Placement, FitsEvenlyAndCentres) {
    CloudSource scene = sceneOf({{1, 10, 5}, {3, 14, 5.5}});
    scene.placement = fitted({.centre = {0, 0, -0.3}}, boxOf(scene), tenMillimetres);
    const Box box = placed(scene).bounds().value();
    EXPECT_NEAR(box.extent()[1], 0.01, 1e-15);
    EXPECT_NEAR(box.extent()[0], 0.005, 1e-15);
    EXPECT_NEAR(box.extent()[2], 0.00125, 1e-15);
    EXPECT_NEAR(box.centre()[0], 0, 1e-15);
    EXPECT_NEAR(box.centre()[2], -0.3, 1e-15);
}

TEST(Placement, FitsASinglePointAndAFlatCloud) {
    CloudSource scene = sceneOf({{1, 2, 3}});
    scene.placement = fitted({}, boxOf(scene), tenMillimetres);
    EXPECT_NEAR(placed(scene).points[0].z, 0.2, 1e-15);
    scene = sceneOf({{0, 0, 3}, {1, 0, 3}});
    scene.placement = fitted({}, boxOf(scene), tenMillimetres);
    EXPECT_NEAR(placed(scene).bounds()->extent()[0], 0.01, 1e-15);
}

TEST(Placement, AsReadScalesThenMoves) {
    CloudSource scene = sceneOf({{1, 2, 3}});
    EXPECT_EQ(placed(scene).points[0], (Point{1, 2, 3}));
    scene.placement = asRead({.scale = 2}, boxOf(scene), {0, 0, 1});
    EXPECT_EQ(placed(scene).points[0], (Point{2, 4, 7}));
}

TEST(Placement, TurnsAboutXThenYThenZ) {
    CloudSource scene = sceneOf({{1, 2, 3}});
    Turns turns;
    const Angle quarter(std::numbers::pi / 2);
    const auto expectAt = [&](double x, double y, double z) {
        scene.placement = shifted({.turns = turns}, boxOf(scene), {});
        const Point point = placed(scene).points[0];
        EXPECT_NEAR(point.x, x, 1e-12);
        EXPECT_NEAR(point.y, y, 1e-12);
        EXPECT_NEAR(point.z, z, 1e-12);
    };
    turns[0] = quarter;
    expectAt(1, -3, 2);
    turns[1] = quarter;
    expectAt(2, -3, -1);
    turns[2] = quarter;
    expectAt(3, 2, -1);
}

TEST(Placement, AsReadTurnsAboutTheMiddle) {
    CloudSource scene = sceneOf({{1, 2, 3}, {5, 2, 3}, {3, 3, 3}}); // the middle is 3, 2.5, 3
    const Turns turns{Angle{}, Angle(std::numbers::pi / 2)};        // x goes back
    const auto expectAt = [&](std::size_t number, double x, double y, double z) {
        const Point point = placed(scene).points[number];
        EXPECT_NEAR(point.x, x, 1e-12) << number;
        EXPECT_NEAR(point.y, y, 1e-12) << number;
        EXPECT_NEAR(point.z, z, 1e-12) << number;
    };
    scene.placement = asRead({.turns = turns}, boxOf(scene));
    expectAt(0, 3, 2, 5);
    expectAt(1, 3, 2, 1);
    expectAt(2, 3, 3, 3);
    scene.placement = asRead({.scale = 0.5, .turns = turns}, boxOf(scene), {0, 0, 10});
    expectAt(0, 1.5, 1, 12.5);
    expectAt(1, 1.5, 1, 10.5);
}

TEST(Placement, FitsWhatIsTurned) {
    CloudSource scene = sceneOf({{0, 0, 0}, {4, 0, 0}, {4, 1, 2}});
    Turns turns{Angle{}, Angle(std::numbers::pi / 2)}; // x goes back
    scene.placement = fitted({.turns = turns}, boxOf(scene), tenMillimetres);
    const Box box = placed(scene).bounds().value();
    EXPECT_NEAR(box.extent()[2], 0.01, 1e-15);
    EXPECT_NEAR(box.extent()[0], 0.005, 1e-15);
    EXPECT_NEAR(box.centre()[2], 0.2, 1e-15);
    turns = {Angle(0.7), turns[1], Angle(-1.1)};
    scene.placement = fitted({.turns = turns}, boxOf(scene), tenMillimetres);
    for (const double side : placed(scene).bounds()->extent())
        EXPECT_LE(side, 0.01 + 1e-12);
}

/// Bit for bit, wherever the middle of the object is beside where its origin goes.
TEST(Placement, HasExactlyTheShiftThatItIsGiven) {
    std::mt19937 random(1);
    std::uniform_real_distribution<double> number(-1, 1);
    std::size_t rests = 0;
    for (int i = 0; i < 1000; ++i) {
        Box box{{number(random), number(random), number(random)}, {}};
        for (std::size_t axis = 0; axis < 3; ++axis)
            box.high[axis] = box.low[axis] + std::abs(number(random));
        Placement placement{.scale = std::pow(10, 3 * number(random))};
        if (i % 3 > 0)
            placement.turns = {Angle(number(random)), Angle(number(random)), Angle(number(random))};
        const double far = std::pow(10, 4 * number(random));
        const Place shift = i % 2 == 0 ? Place{0, 0.01 * i, far * number(random)}
                                       : Place{far * number(random), 0, 1e-9 * number(random)};
        const Placement result = shifted(placement, box, shift);
        EXPECT_EQ(similarity(result, box).shift, shift) << i;
        EXPECT_EQ(similarity(result, box).scale, placement.scale);
        for (const double rest : result.rest)
            EXPECT_LE(std::abs(rest), 0.51e-9);
        rests += result.rest != Place{} ? 1 : 0;
    }
    EXPECT_GT(rests, 0U);
}

TEST(Placement, RandomPhasesFollowTheSeed) {
    CloudSource scene = sceneOf(std::vector<Point>(1000, Point{0, 0, 1}));
    scene.randomPhase = true;
    const PointCloud first = placed(scene);
    EXPECT_EQ(first, placed(scene));
    scene.seed = 2;
    EXPECT_NE(first, placed(scene));
    double sum = 0;
    for (const Point& point : first.points) {
        EXPECT_GE(point.phase, 0);
        EXPECT_LE(point.phase, 2 * std::numbers::pi_v<float>);
        sum += point.phase;
    }
    EXPECT_NEAR(sum / 1000, std::numbers::pi, 0.2);
}

std::vector<Point> pointsAt(const CloudSource& scene, const std::vector<Length>& wavelengths,
                            std::size_t index, std::size_t piece) {
    std::vector<Point> points;
    PlacedPoints(scene, wavelengths, index).inPieces(piece, [&](std::span<const Point> some) {
        EXPECT_LE(some.size(), piece);
        points.insert(points.end(), some.begin(), some.end());
    });
    return points;
}

TEST(PlacedPoints, LongestWavelengthTakesRed) {
    CloudSource scene;
    scene.cloud =
        std::make_shared<const PointCloud>(PointCloud{{{0, 0, 1, 2}}, {{1.0F, 0.5F, 0.25F}}});
    const auto amplitude = [&](const std::vector<Length>& wavelengths, std::size_t index) {
        return pointsAt(scene, wavelengths, index, 10).at(0).amplitude;
    };
    const std::vector wavelengths{450_nm, 638_nm, 532_nm};
    const float luminance = 0.2126F + 0.5F * 0.7152F + 0.25F * 0.0722F;
    EXPECT_FLOAT_EQ(amplitude(wavelengths, 0), 1.0F) << "colours are intensities";
    EXPECT_FLOAT_EQ(amplitude(wavelengths, 1), 2.0F);
    EXPECT_FLOAT_EQ(amplitude(wavelengths, 2), 2 * std::sqrt(0.5F));
    EXPECT_FLOAT_EQ(amplitude({532_nm}, 0), 2 * std::sqrt(luminance));
    scene.colours = CloudSource::Colours::Amplitude;
    EXPECT_FLOAT_EQ(amplitude(wavelengths, 0), 0.5F);
    EXPECT_FLOAT_EQ(amplitude(wavelengths, 1), 2.0F);
    EXPECT_FLOAT_EQ(amplitude(wavelengths, 2), 1.0F);
    EXPECT_FLOAT_EQ(amplitude({532_nm}, 0), 2 * luminance);
}

TEST(PlacedPoints, HaveThePhasesOfAPlaneWaveWhereTheyAreSmooth) {
    const std::vector wavelengths{638_nm, 532_nm};
    CloudSource scene = sceneOf({{0, 0, 0.5 + 0.25 * 638e-9}, {1e-3, 0, -0.5}});
    scene.smoothPhase = true;
    for (std::size_t index = 0; index < wavelengths.size(); ++index)
        for (const Point& point : pointsAt(scene, wavelengths, index, 10)) {
            const double waves = point.z / wavelengths[index].si();
            EXPECT_NEAR(static_cast<double>(point.phase),
                        2 * std::numbers::pi * (waves - std::floor(waves)), 1e-6);
        }
}

TEST(PlacedPoints, AreTheSameInPiecesOfAnySize) {
    std::vector<Point> points;
    for (int i = 0; i < 100; ++i)
        points.push_back({0.1 * i, 3.0 - i, i % 7 + 0.5});
    CloudSource scene = sceneOf(points);
    scene.placement = fitted({}, boxOf(scene), tenMillimetres);
    scene.randomPhase = true;
    const std::vector<Point> wanted = placed(scene).points;
    for (const std::size_t piece : {1U, 7U, 99U, 100U, 1000U})
        EXPECT_EQ(pointsAt(scene, {532_nm}, 0, piece), wanted) << piece;
    EXPECT_TRUE(pointsAt(CloudSource{}, {532_nm}, 0, 10).empty());
}

} // namespace
} // namespace fringe
