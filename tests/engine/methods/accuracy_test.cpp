// SPDX-License-Identifier: GPL-3.0-or-later
// Every method against the double-precision reference, at the tolerance it is given.
#include "tests/engine/methods/method_cases.h"

namespace fringe::test {
namespace {

/// The methods whose field is the sum of the waves of the points as they stand.
struct SumMethod {
    const char* key;
    WaveModel model;
};
constexpr SumMethod sumMethods[] = {{"exact", WaveModel::Exact},
                                    {"nufft", WaveModel::Exact},
                                    {"fresnel", WaveModel::Fresnel},
                                    {"fresnel-direct", WaveModel::Fresnel}};

class Methods : public testing::Test {
  protected:
    void expectTolerance(Design design, const reference::Plane& wanted, double tolerance) {
        methodOf(design).values["tolerance"] = tolerance;
        if (!isPossible(design, device))
            return;
        const double error =
            relativeError(computed(design, device).planes[0], wanted, powerOfPoints(design));
        EXPECT_LE(error, tolerance)
            << methodOf(design).key << ", z = " << pointsOf(design)[0].z << " m, pitch "
            << design.setup.plate.pitchX.si() * 1e6 << " µm";
    }

    /// All methods at each of the tolerances.
    void expectTolerances(Design design, const std::vector<double>& tolerances) {
        const reference::Plane exact = referenceOf(design, WaveModel::Exact);
        const reference::Plane fresnel = referenceOf(design, WaveModel::Fresnel);
        for (const SumMethod& method : sumMethods)
            for (const double tolerance : tolerances) {
                methodOf(design).key = method.key;
                expectTolerance(design, method.model == WaveModel::Exact ? exact : fresnel,
                                tolerance);
            }
    }

    ComputeDevice device = ComputeDevice::open("cpu");
};

class MethodsOverPitch : public Methods, public testing::WithParamInterface<double> {};

TEST_P(MethodsOverPitch, keepTheToleranceAtEveryDistance) {
    const Plate plate{{70, 290}, Length(GetParam()), Length(GetParam())};
    for (const double z : {1e-3, 1e-2, -0.1, 1.0, 10.0})
        expectTolerances(designOf("exact", plate, pointsOver(plate, z, 12)), {1e-4, 1e-3, 1e-2});
}

INSTANTIATE_TEST_SUITE_P(Pitches, MethodsOverPitch, testing::Values(0.25e-6, 1e-6, 8e-6, 20e-6),
                         [](const auto& tested) {
                             return std::to_string(std::lround(tested.param * 1e9)) + "nm";
                         });

TEST_F(Methods, keepTheToleranceWithoutWindow) {
    const Plate plate{{64, 150}, 8_um, 6_um};
    Design design = designOf("exact", plate, pointsOver(plate, 0.02, 20));
    methodOf(design).values["window"] = false;
    expectTolerances(design, {1e-4});
}

TEST_F(Methods, keepTheToleranceOfManyPointsInADeepBox) {
    const Plate plate{{150, 300}, 8_um, 8_um};
    std::vector<Point> points = pointsOver(plate, 0.2, 500);
    for (const Point& far : pointsOver(plate, 0.5, 250))
        points.push_back(far);
    expectTolerances(designOf("exact", plate, points), {1e-4});
}

TEST_F(Methods, giveEachWavelengthItsOwnField) {
    const Plate plate{{60, 80}, 8_um, 8_um};
    for (const SumMethod& method : sumMethods) {
        Design design = designOf(method.key, plate, {});
        setCloud(design,
                 {{{1e-5, 0, 0.1}, {-1e-4, 1e-4, 0.12}}, {{1, 0.2F, 0.5F}, {0.3F, 1, 0.7F}}});
        design.setup.wavelengths = {450_nm, 638_nm, 532_nm};
        if (!isPossible(design, device))
            continue;
        const Hologram hologram = computed(design, device);
        for (std::size_t plane = 0; plane < 3; ++plane)
            EXPECT_LE(
                relativeError(hologram.planes[plane], referenceOf(design, method.model, plane)),
                1e-4)
                << method.key << " at wavelength " << plane;
    }
}

TEST_F(Methods, giveTheSameBitsOnEachRun) {
    const Plate plate{{520, 300}, 8_um, 8_um};
    const std::vector<Point> points = pointsOver(plate, 0.1, 1300);
    for (const SumMethod& method : sumMethods) {
        const Design design = designOf(method.key, plate, points);
        if (!isPossible(design, device))
            continue;
        EXPECT_EQ(computed(design, device).planes, computed(design, device).planes) << method.key;
    }
}

} // namespace
} // namespace fringe::test
