// SPDX-License-Identifier: GPL-3.0-or-later
// Holograms of which only the real part is wanted, as amplitude encodings do.
#include "engine/encodings/encoding.h"
#include "tests/engine/methods/method_cases.h"

#include <algorithm>

namespace fringe::test {
namespace {

const Choice amplitude{"amplitude"};

Design designFor(const std::string& method) {
    const Plate plate{{70, 150}, 8_um, 8_um};
    Design design = designOf(method, plate, pointsOver(plate, 0.15, 400));
    if (method == "nlut")
        methodOf(design).values["snap"] = true;
    return design;
}

Hologram realPart(const Design& design, const ComputeDevice& device) {
    JobControl control;
    const Plan made = plan(design, {.device = device.capabilities(), .realPart = true});
    return *compute(made, {device, control}).value.value().field();
}

reference::Plane realPartOf(reference::Plane plane) {
    for (reference::Sample& sample : plane.samples)
        sample = sample.real();
    return plane;
}

TEST(RealPart, IsEncodedAsThatOfTheWholeFieldByEveryMethod) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const Method* method : allMethods()) {
        const Design design = designFor(method->info.key);
        ASSERT_TRUE(isPossible(design, cpu)) << method->info.key;
        const LevelPattern whole = encode(computed(design, cpu), amplitude);
        const LevelPattern real = encode(realPart(design, cpu), amplitude);
        for (std::size_t i = 0; i < whole.planes[0].size(); ++i)
            ASSERT_LE(std::abs(whole.planes[0].samples()[i] - real.planes[0].samples()[i]), 1)
                << method->info.key;
    }
}

TEST(RealPart, KeepsTheTolerance) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const char* key : {"auto", "exact", "nufft", "fresnel", "fresnel-direct"}) {
        const Design design = designFor(key);
        const bool isFresnel = std::string_view(key).starts_with("fresnel");
        const Field field = mapped(realPart(design, cpu).planes[0],
                                   [](Complex sample) { return Complex(sample.real()); });
        EXPECT_LE(
            relativeError(field, realPartOf(referenceOf(design, isFresnel ? WaveModel::Fresnel
                                                                          : WaveModel::Exact))),
            1e-4)
            << key;
    }
}

TEST(RealPart, IsExpectedSoonerWhereItIsSummedAlone) {
    const ComputeDevice cpu = ComputeDevice::open("cpu");
    for (const char* key : {"exact", "fresnel", "fresnel-direct"}) {
        const Design design = designFor(key);
        const PlanLimits whole{.device = cpu.capabilities()};
        PlanLimits real = whole;
        real.realPart = true;
        EXPECT_LT(plan(design, real).seconds, plan(design, whole).seconds) << key;
    }
}

TEST(RealPart, IsAllThatAmplitudesRead) {
    EXPECT_TRUE(encodingOf("amplitude").readsRealPartOnly);
    EXPECT_FALSE(encodingOf("phase").readsRealPartOnly);
    EXPECT_FALSE(encodingOf("off-axis").readsRealPartOnly);
}

} // namespace
} // namespace fringe::test
