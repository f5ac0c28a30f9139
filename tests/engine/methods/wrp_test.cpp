// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/methods/method_cases.h"

namespace fringe::test {
namespace {

const Plate wrpPlate{{70, 110}, 8_um, 6_um};

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
        Shape size;
        double pitchX, pitchY, z;
    };
    for (const auto [size, pitchX, pitchY, z] :
         {Case{{70, 130}, 1e-6, 1e-6, 2e-3}, Case{{71, 53}, 1e-6, 1.5e-6, -3e-3},
          Case{{1, 201}, 2e-6, 2e-6, 1e-2}, Case{{70, 130}, 8e-6, 8e-6, 0.06},
          Case{{99, 131}, 6e-6, 9e-6, -0.3}, Case{{64, 64}, 20e-6, 20e-6, 2.0}})
        for (const double tolerance : {1e-2, 1e-3, 1e-4}) {
            const Plate some{size, Length(pitchX), Length(pitchY)};
            Design design = designOf("wrp", some, smallObject(some, z, 12));
            methodOf(design).values["tolerance"] = tolerance;
            ASSERT_TRUE(isPossible(design, device)) << refusalOf(plan(design));
            EXPECT_LE(relativeError(computed(design, device).planes[0],
                                    referenceOf(design, WaveModel::Exact), powerOfPoints(design)),
                      tolerance)
                << device.info().id << ": " << pitchX << " m, " << z << " m";
        }
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

TEST(Wrp, KeepsTheToleranceAtAllWavelengths) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    Design design = designOf("wrp", wrpPlate, smallObject(wrpPlate, -0.2, 20));
    methodOf(design).values["tolerance"] = 1e-3;
    design.setup.wavelengths = {450_nm, 638_nm, 532_nm};
    const Hologram hologram = computed(design, cpu);
    for (std::size_t wavelength = 0; wavelength < 3; ++wavelength)
        EXPECT_LE(relativeError(hologram.planes[wavelength],
                                referenceOf(design, WaveModel::Exact, wavelength)),
                  1e-3);
}

/// Near planes, with room for the whole cloud before them, are the fastest for many points.
TEST(Wrp, KeepsTheToleranceOfDeepAndCrowdedClouds) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const int sign : {1, -1}) {
        std::vector<Point> points = smallObject(wrpPlate, sign * 0.1, 600);
        for (std::size_t i = 0; i < points.size(); i += 3)
            points[i].z *= 2.5;
        const Design design = designOf("wrp", wrpPlate, points);
        EXPECT_LE(relativeError(computed(design, cpu).planes[0],
                                referenceOf(design, WaveModel::Exact), powerOfPoints(design)),
                  1e-4);
    }
}

TEST(Wrp, TakesObjectsBeyondThePlatesEdge) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    std::vector<Point> points = smallObject(wrpPlate, 0.1, 20);
    for (Point& point : points)
        point.x += 1e-3;
    Design design = designOf("wrp", wrpPlate, points);
    methodOf(design).values["tolerance"] = 1e-3;
    EXPECT_LE(relativeError(computed(design, cpu).planes[0], referenceOf(design, WaveModel::Exact)),
              1e-3);
}

TEST(Wrp, SaysWhereItKeepsNoTolerance) {
    std::vector<Point> across = smallObject(wrpPlate, 0.1, 5);
    across[2].z *= -1;
    for (const auto& points :
         {smallObject(wrpPlate, 0.005, 5), smallObject(wrpPlate, -1e-3, 5), across})
        for (const bool window : {true, false}) {
            Design design = designOf("wrp", wrpPlate, points);
            methodOf(design).values["window"] = window;
            EXPECT_NE(refusalOf(plan(design)).find("keeps a tolerance of 1e-4"), std::string::npos);
        }
    EXPECT_EQ(refusalOf(plan(designOf("wrp", wrpPlate, smallObject(wrpPlate, 0.1, 5)))), "");
}

TEST(Wrp, GivesTheSameBitsOnEachRun) {
    const Design design = designOf("wrp", wrpPlate, smallObject(wrpPlate, 0.1, 3000));
    for (const ComputeDevice& device : openDevices())
        EXPECT_EQ(computed(design, device).planes, computed(design, device).planes);
}

} // namespace
} // namespace fringe::test
