// SPDX-License-Identifier: GPL-3.0-or-later
// multiplyChirp of a back-end against the reference.
#include "kernels/reference/operations.h"
#include "tests/support/device_test.h"

#include <cmath>

namespace fringe::test {
namespace {

constexpr double tolerance = 2e-6;

ChirpArgs steepChirp(Shape shape) {
    ChirpArgs args;
    args.quadraticX = 0.3712;
    args.linearX = -1.25e3;
    args.quadraticY = -2.4e-3;
    args.linearY = 0.317;
    args.constant = 1.5e7 + 0.25;
    args.scale = 0.7f;
    args.originCol = shape.cols / 2;
    args.originRow = shape.rows / 2;
    return args;
}

class Chirp : public DeviceTestWith<Shape> {};

TEST_P(Chirp, agreesWithTheReference) {
    const ChirpArgs args = steepChirp(GetParam());
    reference::Plane field = randomPlane(GetParam(), 21);
    const Samples got = result(field, [&](Buffer& b) { device().multiplyChirp(b, args); });
    reference::multiplyChirp(field, args);
    EXPECT_TRUE(isNear(got, field, tolerance));
}

TEST_P(Chirp, keepsThePhaseWithAnOriginFarOutside) {
    ChirpArgs args = steepChirp(GetParam());
    args.originCol = -40'000;
    args.originRow = 25'000;
    reference::Plane field = randomPlane(GetParam(), 22);
    const Samples got = result(field, [&](Buffer& b) { device().multiplyChirp(b, args); });
    reference::multiplyChirp(field, args);
    EXPECT_TRUE(isNear(got, field, tolerance));
}

INSTANTIATE_TEST_SUITE_P(Shapes, Chirp,
                         ::testing::Values(Shape{1, 1}, Shape{1, 257}, Shape{131, 1}, Shape{37, 53},
                                           Shape{64, 96}),
                         [](const auto& tested) { return name(tested.param); });

class ChirpProperties : public DeviceTest {};

TEST_F(ChirpProperties, aQuarterCycleTurnsByI) {
    reference::Plane field = randomPlane({3, 5}, 23);
    ChirpArgs args;
    args.constant = 0.25;
    args.scale = 2;
    const Samples got = result(field, [&](Buffer& b) { device().multiplyChirp(b, args); });
    for (reference::Sample& sample : field.samples)
        sample *= reference::Sample(0, 2);
    EXPECT_TRUE(isNear(got, field, tolerance));
}

TEST_F(ChirpProperties, infiniteCoefficientsAreRefused) {
    const std::unique_ptr<Buffer> field = device().allocate({2, 2});
    ChirpArgs args;
    args.linearY = HUGE_VAL;
    EXPECT_THROW(device().multiplyChirp(*field, args), std::invalid_argument);
}

} // namespace
} // namespace fringe::test
