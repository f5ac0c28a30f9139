// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/recording_plane.h"
#include "tests/engine/methods/method_cases.h"

#include <algorithm>

namespace fringe::test {
namespace {

const Plate plate{{70, 110}, 8_um, 6_um};

/// Points within a third of the plate's extent, which all its pixels see within their windows.
std::vector<Point> smallObject(const Plate& before, double z, int count) {
    std::vector<Point> points = pointsOver(before, z, count);
    for (Point& point : points) {
        point.x /= 3;
        point.y /= 3;
    }
    return points;
}

std::string refusalOf(const Plan& made) {
    for (const Finding& finding : made.findings)
        if (finding.severity == Severity::Refusal)
            return finding.message.english();
    return {};
}

/// Where the plate lies in all windows with some room, from fine to coarse pitches.
void expectToleranceOn(const ComputeDevice& device) {
    struct Case {
        double pitch, z;
    };
    int computedCases = 0;
    for (const auto [pitch, z] : {Case{1e-6, 5e-4}, Case{1e-6, -3e-3}, Case{2e-6, 2e-3},
                                  Case{8e-6, 0.06}, Case{8e-6, -0.3}, Case{20e-6, 2.0}})
        for (const double tolerance : {1e-2, 1e-3, 1e-4}) {
            const Plate some{{70, 130}, Length(pitch), Length(pitch)};
            Design design = designOf("wrp", some, smallObject(some, z, 12));
            methodOf(design).values["tolerance"] = tolerance;
            if (!isPossible(design, device))
                continue;
            ++computedCases;
            EXPECT_LE(relativeError(computed(design, device).planes[0],
                                    referenceOf(design, WaveModel::Exact), powerOfPoints(design)),
                      tolerance)
                << device.info().id << ": " << pitch << " m, " << z << " m";
        }
    EXPECT_GE(computedCases, 12);
}

TEST(Wrp, KeepsTheToleranceWhereWindowsHoldThePlate) {
    for (const ComputeDevice& device : openDevices())
        expectToleranceOn(device);
}

/// Pixels that sample light of any slope: by their pitch alone, the plane might touch the points.
TEST(Wrp, KeepsTheToleranceOfFlatObjectsBelowHalfAWavelength) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    const Plate fine{{120, 200}, 250_nm, 250_nm};
    for (const double z : {1e-3, 1e-2}) {
        std::vector<Point> points = smallObject(fine, z, 12);
        for (Point& point : points)
            point.z = z;
        const Design design = designOf("wrp", fine, points);
        ASSERT_TRUE(isPossible(design, cpu)) << refusalOf(plan(design));
        EXPECT_LE(relativeError(computed(design, cpu).planes[0],
                                referenceOf(design, WaveModel::Exact), powerOfPoints(design)),
                  1e-4)
            << z;
    }
}

TEST(Wrp, KeepsTheToleranceOnPlanesFartherOff) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const double distance : {0.02, 0.05}) {
        Design design = designOf("wrp", plate, smallObject(plate, 0.1, 30));
        methodOf(design).values = {{"tolerance", 1e-3}, {"plane_distance", distance}};
        ASSERT_TRUE(isPossible(design, cpu)) << refusalOf(plan(design));
        EXPECT_LE(
            relativeError(computed(design, cpu).planes[0], referenceOf(design, WaveModel::Exact)),
            1e-3)
            << distance;
    }
}

TEST(Wrp, AddsTheTwoSidesOfThePlateAndAllWavelengths) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    std::vector<Point> points = smallObject(plate, 0.1, 20);
    for (const Point& behind : smallObject(plate, -0.2, 10))
        points.push_back(behind);
    Design design = designOf("wrp", plate, points);
    methodOf(design).values["tolerance"] = 1e-3;
    design.setup.wavelengths = {450_nm, 638_nm, 532_nm};
    const Hologram hologram = computed(design, cpu);
    for (std::size_t wavelength = 0; wavelength < 3; ++wavelength)
        EXPECT_LE(relativeError(hologram.planes[wavelength],
                                referenceOf(design, WaveModel::Exact, wavelength)),
                  1e-3);
}

TEST(Wrp, TakesObjectsBeyondThePlatesEdge) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    std::vector<Point> points = smallObject(plate, 0.1, 20);
    for (Point& point : points)
        point.x += 1e-3;
    Design design = designOf("wrp", plate, points);
    methodOf(design).values["tolerance"] = 1e-3;
    EXPECT_LE(relativeError(computed(design, cpu).planes[0], referenceOf(design, WaveModel::Exact)),
              1e-3);
}

TEST(Wrp, SaysWhereItKeepsNoTolerance) {
    const auto refusal = [](double z, ParameterValues values) {
        Design design = designOf("wrp", plate, smallObject(plate, z, 5));
        methodOf(design).values = std::move(values);
        return refusalOf(plan(design));
    };
    EXPECT_NE(refusal(0.005, {}).find("windows of some points end on the plate"),
              std::string::npos);
    EXPECT_NE(refusal(1e-3, {{"window", false}}).find("keeps a tolerance of 1e-4"),
              std::string::npos);
    EXPECT_NE(refusal(0.1, {{"plane_distance", 1e-5}}).find("10 µm from the nearest point"),
              std::string::npos);
    EXPECT_EQ(refusal(0.1, {}), "");
}

/// The least distances from the points, by oversampling.
TEST(Wrp, PlanesMayStandCloserForLargerTolerancesAndFinerSamples) {
    const Design design = designOf("wrp", plate, smallObject(plate, 0.2, 50));
    const PlaneGrid grid{plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const CloudSides sides = sidesOf(PlacedPoints(cloudOf(design), {532_nm}, 0), grid);
    EXPECT_TRUE(sides.behind.isEmpty());
    double last = 0;
    for (const double tolerance : {1e-4, 1e-3, 1e-2}) {
        double depth = 0;
        for (const RecordingPlane& plane :
             recordingPlanes(sides.front, {{grid, 532e-9, true}, tolerance, 0}))
            if (plane.oversampling == 1)
                depth = std::max(depth, plane.depth);
            else
                EXPECT_LT(plane.depth, sides.front.nearest);
        EXPECT_GT(depth, last);
        last = depth;
    }
}

TEST(Wrp, GivesTheSameBitsOnEachRun) {
    const Design design = designOf("wrp", plate, smallObject(plate, 0.1, 3000));
    for (const ComputeDevice& device : openDevices())
        EXPECT_EQ(computed(design, device).planes, computed(design, device).planes);
}

} // namespace
} // namespace fringe::test
