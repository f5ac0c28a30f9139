// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/test_pages.h"

#include "engine/model/error.h"

#include <gtest/gtest.h>

#include <set>

namespace fringe {
namespace {

TestedPanel whole(std::int64_t rows, std::int64_t cols) {
    return {{rows, cols}, {0, 0, {rows, cols}}};
}

// A panel of 64 columns, 256 values around: 16 columns a turn are steps of 16. Phase that rises to
// the right sends light to the right (geometry of the conventions), so the right half rises.
TEST(TestPages, TheSignPageFallsOnTheLeftAndRisesOnTheRight) {
    const auto page = valuesOf(testPageOf("sign"), whole(2, 64));
    EXPECT_EQ(page.at(0, 0), 240);
    EXPECT_EQ(page.at(1, 15), 0);
    EXPECT_EQ(page.at(0, 31), 0);
    EXPECT_EQ(page.at(0, 32), 0);
    EXPECT_EQ(page.at(1, 33), 16);
    EXPECT_EQ(page.at(0, 63), 240);
}

TEST(TestPages, TheSignPageTurnsAtTheLevelsOfThePanel) {
    TestedPanel panel = whole(1, 32);
    panel.turn = 217; // the eighth step: 8 · 217 / 16 = 108.5
    EXPECT_EQ(valuesOf(testPageOf("sign"), panel).at(0, 24), 108);
}

// 64 × 64 pixels are 4 × 4 boards of 16 × 16, each 2 × 2 cells of 8 × 8. The board in row 2, column
// 1 is the ninth from 0: 9 · 255 / 15 = 153.
TEST(TestPages, TheTablePageHasSixteenBoards) {
    const auto page = valuesOf(testPageOf("table"), whole(64, 64));
    EXPECT_EQ(page.at(32, 16), 0);
    EXPECT_EQ(page.at(32, 24), 153);
    EXPECT_EQ(page.at(40, 16), 153);
    EXPECT_EQ(page.at(63, 55), 255);
    EXPECT_EQ(page.at(0, 8), 0);
}

TEST(TestPages, TheWedgeHasEveryValue) {
    const auto page = valuesOf(testPageOf("wedge"), whole(1, 1272));
    std::set<int> seen;
    for (const std::uint16_t value : page.samples())
        seen.insert(value);
    EXPECT_EQ(seen.size(), 256U);
    EXPECT_EQ(page.at(0, 0), 0);
    EXPECT_EQ(page.at(0, 1271), 255);
}

TEST(TestPages, TheAddressPageMarksTheOutermostPixels) {
    const auto page = valuesOf(testPageOf("address"), whole(1024, 1272));
    EXPECT_EQ(page.at(0, 17), 255);
    EXPECT_EQ(page.at(1023, 17), 255);
    EXPECT_EQ(page.at(17, 1271), 255);
    EXPECT_EQ(page.at(17, 300), 255);
    EXPECT_EQ(page.at(17, 17), 0);
    EXPECT_EQ(page.at(512, 636), 255);
    EXPECT_EQ(page.at(512, 637), 0);
}

// The head of a Hamamatsu panel: columns 4 to 1275 of 1280.
TEST(TestPages, AroundThePanelAllIsZero) {
    const auto page = valuesOf(testPageOf("address"), {{1024, 1280}, {0, 4, {1024, 1272}}});
    EXPECT_EQ(page.at(5, 3), 0);
    EXPECT_EQ(page.at(5, 4), 255);
    EXPECT_EQ(page.at(5, 1275), 255);
    EXPECT_EQ(page.at(5, 1276), 0);
}

// Flipped left-right, what was sent to column 0 is sent to the panel's last one, 1275 of the mode.
TEST(TestPages, APageIsSentAsThePanelTakesIt) {
    Panel panel;
    panel.bits = 10;
    panel.flipX = true;
    panel.place.mode = {2, 1280};
    panel.place.col = 4;
    panel.packing = "red-blue-10";
    const ValuePlanes sent = sentPage(testPageOf("wedge"), panel, {2, 1272}, 1024);
    ASSERT_EQ(sent.size(), 3U);
    EXPECT_EQ(sent[0].shape(), (Shape{2, 1280}));
    EXPECT_EQ(sent[0].at(1, 1275), 0);
    EXPECT_EQ(sent[0].at(1, 4), 255); // 1271 · 1024 / 1272 = 1023: eight bits in red, two in blue
    EXPECT_EQ(sent[2].at(1, 4) & 3, 3);
    EXPECT_EQ(sent[0].at(1, 3), 0);
}

TEST(TestPages, RefusalsSayWhatFits) {
    const auto refusal = [](auto what) {
        try {
            what();
        } catch (const Error& error) {
            return error.message().english();
        }
        return std::string("taken");
    };
    EXPECT_EQ(refusal([] { testPageOf("signs"); }),
              "There is no test page \"signs\"; give one of: sign, table, wedge, address.");
    EXPECT_EQ(refusal([] {
                  valuesOf(testPageOf("sign"), {{1024, 1272}, {0, 4, {1024, 1272}}});
              }),
              "The panel of 1272 × 1024 pixels does not lie in the video mode of 1272 × 1024.");
}

} // namespace
} // namespace fringe
