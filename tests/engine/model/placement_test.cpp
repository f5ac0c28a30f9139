// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placement.h"

#include <gtest/gtest.h>

#include <cmath>
#include <numbers>

namespace fringe {
namespace {

CloudSource sceneOf(std::vector<Point> points) {
    CloudSource scene;
    scene.cloud = std::make_shared<const PointCloud>(PointCloud{std::move(points), {}});
    return scene;
}

TEST(Placement, FitsEvenlyAndCentres) {
    CloudSource scene = sceneOf({{1, 10, 5}, {3, 14, 5.5}});
    scene.placement.mode = Placement::Mode::Fit;
    scene.placement.distance = Length(-0.3);
    const Box box = placed(scene).bounds().value();
    EXPECT_NEAR(box.extent()[1], 0.01, 1e-15);
    EXPECT_NEAR(box.extent()[0], 0.005, 1e-15);
    EXPECT_NEAR(box.extent()[2], 0.00125, 1e-15);
    EXPECT_NEAR(box.centre()[0], 0, 1e-15);
    EXPECT_NEAR(box.centre()[2], -0.3, 1e-15);
}

TEST(Placement, FitsASinglePointAndAFlatCloud) {
    CloudSource scene = sceneOf({{1, 2, 3}});
    scene.placement.mode = Placement::Mode::Fit;
    EXPECT_NEAR(placed(scene).points[0].z, 0.2, 1e-15);
    scene = sceneOf({{0, 0, 3}, {1, 0, 3}});
    scene.placement.mode = Placement::Mode::Fit;
    EXPECT_NEAR(placed(scene).bounds()->extent()[0], 0.01, 1e-15);
}

TEST(Placement, ScalesThenMoves) {
    CloudSource scene = sceneOf({{1, 2, 3}});
    scene.placement.mode = Placement::Mode::Scale;
    scene.placement.scale = 2;
    scene.placement.offsetZ = Length(1);
    EXPECT_EQ(placed(scene).points[0], (Point{2, 4, 7}));
}

TEST(Placement, TurnsAboutXThenYThenZ) {
    CloudSource scene = sceneOf({{1, 2, 3}});
    scene.placement.pivot = Placement::Pivot::Origin;
    const Angle quarter(std::numbers::pi / 2);
    const auto expectAt = [&](double x, double y, double z) {
        const Point point = placed(scene).points[0];
        EXPECT_NEAR(point.x, x, 1e-12);
        EXPECT_NEAR(point.y, y, 1e-12);
        EXPECT_NEAR(point.z, z, 1e-12);
    };
    scene.placement.turns[0] = quarter;
    expectAt(1, -3, 2);
    scene.placement.turns[1] = quarter;
    expectAt(2, -3, -1);
    scene.placement.turns[2] = quarter;
    expectAt(3, 2, -1);
}

TEST(Placement, TurnsAboutTheMiddle) {
    CloudSource scene = sceneOf({{1, 2, 3}, {5, 2, 3}, {3, 3, 3}}); // the middle is 3, 2.5, 3
    scene.placement.turns[1] = Angle(std::numbers::pi / 2);         // x goes back
    const auto expectAt = [&](std::size_t number, double x, double y, double z) {
        const Point point = placed(scene).points[number];
        EXPECT_NEAR(point.x, x, 1e-12) << number;
        EXPECT_NEAR(point.y, y, 1e-12) << number;
        EXPECT_NEAR(point.z, z, 1e-12) << number;
    };
    expectAt(0, 3, 2, 5);
    expectAt(1, 3, 2, 1);
    expectAt(2, 3, 3, 3);
    scene.placement.mode = Placement::Mode::Scale;
    scene.placement.scale = 0.5;
    scene.placement.offsetZ = Length(10);
    expectAt(0, 1.5, 1, 12.5);
    expectAt(1, 1.5, 1, 10.5);
    scene.placement.pivot = Placement::Pivot::Origin;
    expectAt(0, 1.5, 1, 9.5);
}

TEST(Placement, FitsWhatIsTurned) {
    CloudSource scene = sceneOf({{0, 0, 0}, {4, 0, 0}, {4, 1, 2}});
    scene.placement.mode = Placement::Mode::Fit;
    scene.placement.turns[1] = Angle(std::numbers::pi / 2); // x goes back
    const Box box = placed(scene).bounds().value();
    EXPECT_NEAR(box.extent()[2], 0.01, 1e-15);
    EXPECT_NEAR(box.extent()[0], 0.005, 1e-15);
    EXPECT_NEAR(box.centre()[2], 0.2, 1e-15);
    scene.placement.turns[0] = Angle(0.7);
    scene.placement.turns[2] = Angle(-1.1);
    const Box tilted = placed(scene).bounds().value();
    for (const double side : tilted.extent())
        EXPECT_LE(side, 0.01 + 1e-12);
    const Placement further =
        moved(scene.placement, scene.cloud->bounds().value(), {.shift = {0.001, 0, 0}});
    scene.placement = further;
    EXPECT_NEAR(placed(scene).bounds()->centre()[0], tilted.centre()[0] + 0.001, 2e-9);
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
    scene.placement.mode = Placement::Mode::Fit;
    scene.randomPhase = true;
    const std::vector<Point> wanted = placed(scene).points;
    for (const std::size_t piece : {1U, 7U, 99U, 100U, 1000U})
        EXPECT_EQ(pointsAt(scene, {532_nm}, 0, piece), wanted) << piece;
    EXPECT_TRUE(pointsAt(CloudSource{}, {532_nm}, 0, 10).empty());
}

} // namespace
} // namespace fringe
