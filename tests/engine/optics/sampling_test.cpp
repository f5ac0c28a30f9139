// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/sampling.h"

#include <gtest/gtest.h>

#include <cmath>

namespace fringe {
namespace {

TEST(Sampling, HalfDiffractionAngle) {
    EXPECT_NEAR(halfDiffractionAngle(8_um, 532_nm).si(), std::asin(0.03325), 1e-15);
    EXPECT_NEAR(halfDiffractionAngle(266_nm, 532_nm).si(), std::numbers::pi / 2, 1e-12);
    EXPECT_NEAR(halfDiffractionAngle(100_nm, 532_nm).si(), std::numbers::pi / 2, 1e-12);
}

/// At the limit the phase of the transfer function turns by π between the last two frequencies.
TEST(Sampling, LargestDistanceIsWhereTheTransferFunctionReachesNyquist) {
    const std::int64_t n = 3840;
    const double p = 8e-6, lambda = 532e-9;
    const double z = largestSampledDistance(n, Length(p), Length(lambda)).si();
    const double f = 1 / (2 * p), step = 1 / (static_cast<double>(n) * p);
    const auto cycles = [&](double g) { return z * std::sqrt(1 / (lambda * lambda) - g * g); };
    EXPECT_NEAR(cycles(f - step) - cycles(f), 0.5, 1e-3);
}

TEST(Sampling, HalfFieldGrowsWithDistance) {
    EXPECT_NEAR(fieldCone(1920, 8_um, 532_nm).halfWidthAt(0), 7.68e-3, 1e-12);
    const double tangent = std::tan(std::asin(0.03325));
    EXPECT_NEAR(fieldCone(1920, 8_um, 532_nm).halfWidthAt(-0.2), 7.68e-3 + 0.2 * tangent, 1e-12);
}

} // namespace
} // namespace fringe
