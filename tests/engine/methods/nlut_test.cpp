// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/snapped_cloud.h"
#include "engine/solvers/phase_pattern.h"
#include "tests/engine/methods/method_cases.h"

#include <algorithm>

namespace fringe::test {
namespace {

const Plate nlutPlate{{70, 110}, 8_um, 6_um};

Design snapping(std::vector<Point> points, std::int64_t planes) {
    Design design = designOf("nlut", nlutPlate, std::move(points));
    methodOf(design).values["snap"] = true;
    methodOf(design).values["planes"] = planes;
    return design;
}

/// A design with each point where snapping puts it.
Design moved(Design design, std::size_t planes) {
    const PlacedPoints points(cloudOf(design), design.setup.wavelengths, 0);
    const DepthPlanes depths(points, planes);
    PointCloud cloud = *cloudOf(design).cloud;
    const PlaneGrid grid = gridOf(design.setup.plate);
    for (Point& point : cloud.points)
        point =
            movedTo(point, nearestPixel(point, grid), depths.depth(depths.nearest(point.z)), grid);
    setCloud(design, std::move(cloud));
    return design;
}

TEST(Nlut, IsTheFresnelSumOfTheSnappedPoints) {
    for (const ComputeDevice& device : openDevices())
        for (const double z : {2e-3, -2e-2, 0.2, 5.0})
            for (const bool window : {true, false}) {
                Design design = snapping(pointsOver(nlutPlate, z, 60), 7);
                methodOf(design).values["window"] = window;
                const Design still = moved(design, 7);
                EXPECT_LE(relativeError(computed(design, device).planes[0],
                                        referenceOf(still, WaveModel::Fresnel),
                                        powerOfPoints(still)),
                          1e-5)
                    << device.info().id << ' ' << z << ' ' << window;
            }
}

TEST(Nlut, GivesItsPackedPointsBackPieceByPiece) {
    const Design design = snapping(pointsOver(nlutPlate, 0.1, 100), 7);
    const Design still = moved(design, 7);
    const PlacedPoints points(cloudOf(design), design.setup.wavelengths, 0);
    const SnapFigures figures = snapFigures(points, 7, gridOf(nlutPlate));
    const SnappedCloud cloud = snapped(points, figures, gridOf(nlutPlate));
    for (const std::size_t piece : {1, 32, 100, 1000}) {
        std::vector<Point> unpacked;
        inPieces(cloud, figures, gridOf(nlutPlate), piece, [&](std::span<const Point> some) {
            EXPECT_LE(some.size(), piece);
            EXPECT_FALSE(some.empty());
            unpacked.insert(unpacked.end(), some.begin(), some.end());
        });
        ASSERT_EQ(unpacked.size(), 100U);
        EXPECT_TRUE(std::ranges::is_sorted(unpacked, {}, &Point::z));
        for (const Point& point : unpacked) {
            const auto same = [&point](const Point& other) {
                return point.x == other.x && point.y == other.y && point.z == other.z
                       && std::abs(point.amplitude - other.amplitude) < 1e-5F
                       && std::abs(point.phase - other.phase) < 1e-5F;
            };
            EXPECT_TRUE(std::ranges::any_of(pointsOf(still), same));
        }
    }
}

TEST(Nlut, TakesPointsOnTheGridAsTheyAre) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    Design design = moved(snapping(pointsOver(nlutPlate, 0.1, 40), 5), 5);
    methodOf(design).values = {{"planes", std::int64_t{5}}};
    EXPECT_LE(
        relativeError(computed(design, cpu).planes[0], referenceOf(design, WaveModel::Fresnel)),
        1e-5);
}

TEST(Nlut, ExpectsTheErrorOfItsMoves) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const std::int64_t planes : {1, 7, 40}) {
        const Design design = snapping(pointsOver(nlutPlate, 0.1, 40), planes);
        const double error =
            relativeError(computed(design, cpu).planes[0], referenceOf(design, WaveModel::Fresnel));
        const double expected = plan(design).error;
        EXPECT_LE(error, expected) << planes << " planes";
        EXPECT_LE(expected, 3.01);
    }
}

TEST(Nlut, AsksForSnappingAndSaysHowFarItMoves) {
    Design design = snapping({{1e-6, -2e-6, 0.1}, {0, 0, 0.101}}, 1);
    methodOf(design).values["snap"] = false;
    const Plan refused = plan(design);
    ASSERT_FALSE(refused.runnable());
    EXPECT_NE(refused.findings.front().message.english().find("--snap"), std::string::npos);
    methodOf(design).values["snap"] = true;
    const Plan made = plan(design);
    ASSERT_TRUE(made.runnable());
    const auto note = std::ranges::find(made.findings, "method.name", &Finding::parameter);
    ASSERT_NE(note, made.findings.end());
    EXPECT_NE(note->message.english().find("1 depth planes"), std::string::npos)
        << note->message.english();
}

TEST(Nlut, KeepsFewDepthsAndSpreadsManyEvenly) {
    std::vector<Point> points;
    for (int i = 0; i < 100; ++i)
        points.push_back({0, 0, 0.1 + 0.001 * (i % 10)});
    const Design design = designOf("nlut", nlutPlate, points);
    const PlacedPoints placedPoints(cloudOf(design), design.setup.wavelengths, 0);
    const SnapFigures all = snapFigures(placedPoints, 10, gridOf(nlutPlate));
    EXPECT_EQ(all.planes.count(), 10U);
    EXPECT_EQ(all.inDepth, 0);
    const SnapFigures few = snapFigures(placedPoints, 3, gridOf(nlutPlate));
    EXPECT_EQ(few.planes.count(), 3U);
    EXPECT_NEAR(few.inDepth, 0.0015, 1e-9);
}

TEST(Nlut, GivesTheSameBitsOnEachRun) {
    const Design design = snapping(pointsOver(nlutPlate, 0.1, 3000), 16);
    for (const ComputeDevice& device : openDevices())
        EXPECT_EQ(computed(design, device).planes, computed(design, device).planes);
}

} // namespace
} // namespace fringe::test
