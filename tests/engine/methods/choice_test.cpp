// SPDX-License-Identifier: GPL-3.0-or-later
// What "auto" chooses, on devices that offer this or that.
#include "tests/engine/methods/method_cases.h"

#include <algorithm>

namespace fringe::test {
namespace {

const Plate choicePlate{{1080, 1920}, 8_um, 8_um};

Capabilities deviceWith(std::vector<PointForm> forms) {
    Capabilities device{"some:0", false, 2, {}};
    for (const PointForm form : forms)
        device
            .forms[3 * static_cast<std::size_t>(form.model) + static_cast<std::size_t>(form.sum)] =
            true;
    return device;
}

const PointForm direct{WaveModel::Exact, PointSum::Direct};
const PointForm nufft{WaveModel::Exact, PointSum::Nufft};
const PointForm fresnel{WaveModel::Fresnel, PointSum::Products};

Plan planned(int points, double z, double tolerance, const Capabilities& device) {
    Design design = designOf("auto", choicePlate, pointsOver(choicePlate, z, points));
    methodOf(design).values["tolerance"] = tolerance;
    return plan(design, {.device = device, .comparing = true});
}

TEST(Auto, TakesTheFastestThatKeepsTheTolerance) {
    const Capabilities device = deviceWith({direct, nufft, fresnel});
    for (const double z : {0.01, 0.5, 5.0, 50.0})
        for (const int points : {1, 100, 5000})
            for (const double tolerance : {1e-4, 1e-3, 1e-2}) {
                const Plan made = planned(points, z, tolerance, device);
                EXPECT_EQ(made.error, tolerance) << z;
                for (const MethodEstimate& other : made.estimates)
                    if (other.possible && other.error <= tolerance && other.key != "auto") {
                        EXPECT_LE(made.seconds, other.seconds) << other.key;
                    }
            }
}

TEST(Auto, TakesSpectraForManyPointsAndFresnelOnlyFarAway) {
    const Capabilities device = deviceWith({direct, nufft, fresnel});
    EXPECT_EQ(planned(20000, 0.5, 1e-3, device).method().key, "nufft");
    EXPECT_NE(planned(1000, 0.2, 1e-3, device).method().key, "fresnel");
    EXPECT_EQ(planned(5, 50, 1e-3, device).method().key, "fresnel");
}

TEST(Auto, KeepsToWhatTheDeviceOffers) {
    EXPECT_EQ(planned(20000, 0.5, 1e-3, deviceWith({direct, fresnel})).method().key, "exact");
    EXPECT_FALSE(planned(20000, 0.5, 1e-3, deviceWith({fresnel})).runnable());
}

TEST(Auto, ChoosesTheSameWhateverTheMachinesSpeed) {
    Capabilities device = deviceWith({direct, nufft, fresnel});
    const std::string once = planned(3000, 0.5, 1e-3, device).method().key;
    device.units = 64;
    EXPECT_EQ(planned(3000, 0.5, 1e-3, device).method().key, once);
}

TEST(Auto, SaysWhy) {
    const Plan made = planned(20000, 0.5, 1e-3, deviceWith({direct, nufft}));
    const auto why = std::ranges::find(made.findings, "method.name", &Finding::parameter);
    ASSERT_NE(why, made.findings.end());
    EXPECT_EQ(why->severity, Severity::Note);
    EXPECT_TRUE(why->message.english().starts_with("Chosen: nufft"));
}

/// Few points far away, where the choice may be the Fresnel approximation.
TEST(Auto, KeepsTheToleranceAgainstTheExactWave) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    const Plate small{{90, 120}, 8_um, 8_um};
    for (const double z : {0.02, 0.1, 0.3, 1.0, 10.0})
        for (const double tolerance : {1e-4, 1e-3}) {
            Design design = designOf("auto", small, pointsOver(small, z, 10));
            methodOf(design).values["tolerance"] = tolerance;
            EXPECT_LE(relativeError(computed(design, cpu).planes[0],
                                    referenceOf(design, WaveModel::Exact), powerOfPoints(design)),
                      tolerance)
                << z;
        }
}

TEST(Auto, ComputesWhatItChoseAndTellsItsNotes) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    const Plate small{{60, 90}, 8_um, 8_um};
    const Design design = designOf("auto", small, pointsOver(small, 0.1, 20));
    const Plan made = plan(design, {.device = cpu.capabilities()});
    const std::vector<fringe::Field> planes = computed(design, cpu).planes;
    EXPECT_EQ(planes,
              computed(designOf(made.method().key, small, pointsOver(small, 0.1, 20)), cpu).planes);
    EXPECT_TRUE(std::ranges::any_of(made.findings, [](const Finding& item) {
        return item.message.english().starts_with("Chosen: ");
    }));
    EXPECT_LE(relativeError(planes[0], referenceOf(design, WaveModel::Exact)), 1e-4);
}

} // namespace
} // namespace fringe::test
