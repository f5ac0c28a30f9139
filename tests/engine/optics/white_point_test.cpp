// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/white_point.h"

#include <gtest/gtest.h>

namespace fringe {
namespace {

/// Powers by tables of the CIE at every nanometre.
TEST(WhitePoint, IsThatOfTables) {
    const auto expect = [](std::vector<Length> lasers, std::vector<double> wanted) {
        const std::vector<double> powers = whitePowers(lasers);
        ASSERT_EQ(powers.size(), 3U);
        for (std::size_t i = 0; i < 3; ++i)
            EXPECT_NEAR(powers[i], wanted[i], 0.025 * wanted[i]) << i;
    };
    expect({638.0_nm, 520.0_nm, 450.0_nm}, {1, 0.69, 0.40});
    expect({450.0_nm, 638.0_nm, 532.0_nm}, {0.49, 1, 0.69});
    expect({633.0_nm, 532.0_nm, 473.0_nm}, {1, 0.64, 0.81});
    expect({660.0_nm, 532.0_nm, 445.0_nm}, {1, 0.25, 0.17});
}

TEST(WhitePoint, IsNotThereWithoutRedGreenAndBlue) {
    EXPECT_TRUE(whitePowers({660.0_nm, 640.0_nm, 620.0_nm}).empty());
    EXPECT_TRUE(whitePowers({638.0_nm, 638.0_nm, 450.0_nm}).empty());
    EXPECT_TRUE(whitePowers({1064.0_nm, 532.0_nm, 450.0_nm}).empty());
    EXPECT_TRUE(whitePowers({532.0_nm}).empty());
}

} // namespace
} // namespace fringe
